import { vi } from 'vitest';

/** The request that server actions see. Call `standInForNext` before importing them. */
export const nextRequest = { headers: new Headers() };

/** Thrown by `redirect`, as the framework does. */
class Redirected extends Error {
  constructor(readonly target: string) {
    super(`Redirected to ${target}`);
  }
}

/** Where an action sends the browser, or what it returns. */
export async function followAction<T>(work: () => Promise<T>): Promise<{ target: string } | { value: T }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof Redirected) return { target: error.target };
    throw error;
  }
}

/** Gives server actions a request outside the framework. */
export function standInForNext(): void {
  vi.doMock('next/headers', () => ({ headers: async () => nextRequest.headers }));
  vi.doMock('next/navigation', () => ({
    redirect: (target: string) => {
      throw new Redirected(target);
    },
  }));
}
