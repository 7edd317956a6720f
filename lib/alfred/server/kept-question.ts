import 'server-only';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { authPath } from '@/lib/accounts/auth-view';
import { forgetSealed, keepSealed, readSealed } from '@/lib/accounts/server/sealed-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { alfredPath } from '../drawn-answer';

/** A browser keeps 4,096 bytes of a cookie; sealed twice in base64 this is 3,700. */
const mostBytes = 2050;

/** Keeps what a visitor has typed with their browser, sealed, until they are signed in. */
export async function keepQuestion(question: string): Promise<void> {
  let packed = brotliCompressSync(question);
  // Only what no language compresses: its beginning is kept.
  for (let text = question; packed.length > mostBytes; packed = brotliCompressSync(text)) {
    text = [...text].slice(0, Math.floor([...text].length * 0.9)).join('');
  }
  await keepSealed('alfred-question', packed.toString('base64url'));
}

/** What this browser's owner wanted to ask before they signed in, or null. */
export async function readKeptQuestion(): Promise<string | null> {
  const packed = await readSealed('alfred-question');
  return packed === null ? null : brotliDecompressSync(Buffer.from(packed, 'base64url')).toString();
}

export const forgetKeptQuestion = () => forgetSealed('alfred-question');

/** Where somebody without an account makes one, and comes back from. */
export function signUpPath(locale: Locale, view: 'sign-in' | 'sign-up' = 'sign-up'): string {
  return authPath(locale, { view, redirect: alfredPath(locale), from: 'assistant' });
}
