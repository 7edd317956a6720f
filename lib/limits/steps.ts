/** Long work that may rest at every step. */
export type Steps<T> = Generator<void, T>;

/** Does the work in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work in a process that has others to serve: between two steps it waits for `rest`. */
export async function gently<T>(steps: Steps<T>, rest: () => Promise<void>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await rest();
  }
}
