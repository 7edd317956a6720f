/** Time that several pieces of work share. What is done at once spends it once. */
export interface TimeBudget {
  isSpent(): boolean;
  /**
   * What the work gives. Who waits for it goes on when the time is over, whatever becomes of it then; the signal tells the work that
   * nobody does any more.
   *
   * @throws Error when the time is over before the work is
   */
  spend<Result>(work: (over: AbortSignal) => Promise<Result>): Promise<Result>;
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  let saved = milliseconds;
  let atWork = 0;
  let began = 0;
  const left = () => (atWork > 0 ? saved - (performance.now() - began) : saved);

  return {
    isSpent: () => left() <= 0,
    async spend(work) {
      const spent = new Error('The time for it is over');
      if (left() <= 0) throw spent;
      if (atWork === 0) began = performance.now();
      atWork += 1;
      const end = Promise.withResolvers<never>();
      const over = new AbortController();
      const timer = setTimeout(() => {
        // A timer may end a little early.
        saved = 0;
        over.abort(spent);
        end.reject(spent);
      }, left());
      try {
        return await Promise.race([work(over.signal), end.promise]);
      } finally {
        clearTimeout(timer);
        if (atWork === 1) saved = left();
        atWork -= 1;
      }
    },
  };
}
