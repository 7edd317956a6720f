import { createTranslator } from 'next-intl';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

interface CookieWrite {
  name: string;
  value: string;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: unknown;
  path?: string;
  maxAge?: number;
}

/** The cookies of one browser, as `next/headers` offers them; what was written is kept to be looked at. */
class CookieJar {
  #stored = new Map<string, string>();
  written: CookieWrite[] = [];

  getAll() {
    return [...this.#stored].map(([name, value]) => ({ name, value }));
  }

  get(name: string) {
    const value = this.#stored.get(name);
    return value === undefined ? undefined : { name, value };
  }

  set(name: string, value: string, options: Omit<CookieWrite, 'name' | 'value'> = {}) {
    this.written.push({ ...options, name, value });
    if (value === '' || options.maxAge === 0) this.#stored.delete(name);
    else this.#stored.set(name, value);
  }

  delete(name: string) {
    this.set(name, '', { maxAge: 0 });
  }
}

/** The request that server actions see. Call `standInForNext` before importing them. */
export const nextRequest = { headers: new Headers(), cookies: new CookieJar() };

/** Another browser, without cookies. */
export function newBrowser(): CookieJar {
  nextRequest.cookies = new CookieJar();
  return nextRequest.cookies;
}

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
  vi.doMock('next/headers', () => ({
    headers: async () => nextRequest.headers,
    cookies: async () => nextRequest.cookies,
  }));
  vi.doMock('next/cache', () => ({ refresh: () => undefined, revalidatePath: () => undefined }));
  // The framework gives route handlers and actions another build of it than it gives a test.
  vi.doMock('next-intl/server', () => ({
    getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'Staff' }) =>
      createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
  }));
  vi.doMock('next/navigation', () => ({
    redirect: (target: string) => {
      throw new Redirected(target);
    },
    unstable_rethrow: (error: unknown) => {
      if (error instanceof Redirected) throw error;
    },
  }));
}
