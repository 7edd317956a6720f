/** Time that several pieces of work share. */
export interface TimeBudget {
  isSpent(): boolean;
  /**
   * What the work gives. One piece is done after the other, however many ask at once. Who waits for it goes on when the time is over,
   * whatever becomes of it then.
   *
   * @throws Error when the time is over before the work is
   */
  spend<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  let left = milliseconds;
  let last: Promise<unknown> = Promise.resolve();
  const over = () => new Error('The time for it is over');

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (left <= 0) throw over();
    const began = performance.now();
    const end = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      // A timer may end a little early.
      left = 0;
      end.reject(over());
    }, left);
    try {
      return await Promise.race([work(), end.promise]);
    } finally {
      clearTimeout(timer);
      left -= performance.now() - began;
    }
  }

  return {
    isSpent: () => left <= 0,
    spend(work) {
      const mine = last.then(() => run(work));
      last = mine.catch(() => {});
      return mine;
    },
  };
}
