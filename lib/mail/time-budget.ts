/** Time that several pieces of work share. */
export interface TimeBudget {
  isSpent(): boolean;
  /**
   * What the work gives. Who waits for it goes on when the time is over, whatever becomes of it then.
   *
   * @throws Error when the time is over before the work is
   */
  spend<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  let left = milliseconds;
  return {
    isSpent: () => left <= 0,
    async spend(work) {
      const began = performance.now();
      const over = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        // A timer may end a little early.
        left = 0;
        over.reject(new Error('The time for it is over'));
      }, left);
      try {
        return await Promise.race([work(), over.promise]);
      } finally {
        clearTimeout(timer);
        left -= performance.now() - began;
      }
    },
  };
}
