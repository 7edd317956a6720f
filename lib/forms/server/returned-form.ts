import 'server-only';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { seal, unseal } from '@/lib/security/sealing';
import type { ReturnedForm } from '../returned-form';

// A browser without script that sent a form which cannot be taken is led to a page that shows the form again. What was
// typed travels in cookies, encrypted and for a few minutes, so that it is stored nowhere else.

const shape = z.object({
  fields: z.record(z.string(), z.array(z.string())),
  refused: z.enum(['rateLimited', 'forbidden', 'conflict', 'unavailable', 'tooFast']).nullable(),
  values: z.record(z.string(), z.string()),
  ticket: z.string().nullable(),
  upload: z.object({ receipt: z.string(), name: z.string(), size: z.number() }).nullable(),
}) satisfies z.ZodType<ReturnedForm>;

/** Seconds. */
export const returnedFormLifetime = 15 * 60;
// Browsers keep 4,096 bytes a cookie with its name, and reverse proxies refuse more than 8 kB of cookies.
const chunkLength = 3600;
const maxChunks = 2;
const maxBytes = 1_000_000;

function cookieName(form: string, index: number): string {
  return `returned-${form}-${index}`;
}

/** A cookie as actions set it. */
export interface ReturnCookie {
  name: string;
  value: string;
  options: { path: string; maxAge: number; httpOnly: true; sameSite: 'lax'; secure: boolean };
}

/**
 * The cookies that give a form back on one page.
 *
 * @param path of that page
 * @param longField the field that is cut in the rare case that all of it does not fit
 */
export function returnFormCookies(
  form: string,
  path: string,
  content: ReturnedForm,
  longField: string,
): ReturnCookie[] {
  let sealed = sealForm(content);
  let long = content.values[longField] ?? '';
  // Text of any language fits five thousand characters into two cookies; random bytes do not.
  while (sealed.length > chunkLength * maxChunks && long.length > 0) {
    const share = (chunkLength * maxChunks) / sealed.length;
    long = long.slice(0, Math.floor(long.length * share * 0.95)).toWellFormed();
    sealed = sealForm({ ...content, values: { ...content.values, [longField]: long } });
  }
  return Array.from({ length: maxChunks }, (_, index) =>
    cookieOf(cookieName(form, index), path, sealed.slice(index * chunkLength, (index + 1) * chunkLength)),
  );
}

/** The cookies that forget what was given back. */
export function forgetFormCookies(form: string, path: string): ReturnCookie[] {
  return Array.from({ length: maxChunks }, (_, index) => cookieOf(cookieName(form, index), path, ''));
}

/** The `Set-Cookie` headers that give a form back, as `returnFormCookies`. */
export function returnForm(...form: Parameters<typeof returnFormCookies>): string[] {
  return returnFormCookies(...form).map(writeCookie);
}

/** The `Set-Cookie` headers that forget what was given back. */
export function forgetReturnedForm(form: string, path: string): string[] {
  return forgetFormCookies(form, path).map(writeCookie);
}

/** The form that was given back, or null: none, too old, or not made by us. */
export function readReturnedForm(
  form: string,
  readCookie: (name: string) => string | undefined,
): ReturnedForm | null {
  const sealed = Array.from({ length: maxChunks }, (_, index) => readCookie(cookieName(form, index)) ?? '');
  const packed = unseal(serverEnv().APP_SECRET, 'returned-form', sealed.join(''));
  if (!packed) return null;
  try {
    const text = brotliDecompressSync(packed, { maxOutputLength: maxBytes }).toString();
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function sealForm(content: ReturnedForm): string {
  const packed = brotliCompressSync(JSON.stringify(content), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // The highest takes ten times as long for a few bytes less, and a stranger decides how often it is done.
      [constants.BROTLI_PARAM_QUALITY]: 9,
    },
  });
  return seal(serverEnv().APP_SECRET, 'returned-form', packed);
}

function cookieOf(name: string, path: string, value: string): ReturnCookie {
  const secure = serverEnv().SITE_URL.startsWith('https:');
  const maxAge = value === '' ? 0 : returnedFormLifetime;
  return { name, value, options: { path, maxAge, httpOnly: true, sameSite: 'lax', secure } };
}

function writeCookie({ name, value, options: { path, maxAge, secure } }: ReturnCookie): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
