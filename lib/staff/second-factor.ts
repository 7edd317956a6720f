import { safeRedirect } from '@/lib/accounts/safe-redirect';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import type { StaffRole } from './staff';

/** Whose role asks for a second factor: nobody's, admins', or everyone's. Whoever has set one up is always asked for it. */
type FactorPolicy = 'optional' | 'admins' | 'everyone';

/** What the database says about an account that is staff, and its session. */
export interface StaffEntry {
  role: string;
  /** A second factor is set up. */
  factor: boolean;
  /** This session has given it, not long ago. */
  proven: boolean;
  policy: FactorPolicy;
}

/** Whether a role may not do without a second factor. */
function isFactorRequired(policy: FactorPolicy, role: string): boolean {
  return policy === 'everyone' || (policy === 'admins' && role === ('admin' satisfies StaffRole));
}

/** Whether a session may enter the back office, or what is missing: the code, or a second factor at all. */
export function missingFactor({ role, factor, proven, policy }: StaffEntry): 'code' | 'factor' | null {
  if (factor) return proven ? null : 'code';
  return isFactorRequired(policy, role) ? 'factor' : null;
}

/** What the owner of an account sees of its second factor. */
export interface OwnFactor {
  role: string;
  /** ISO 8601; null while it is off. */
  since: string | null;
  proven: boolean;
  recoveryLeft: number;
  /** What is waiting to be taken over by this session. */
  offer: FactorOffer | null;
}

/** A new second factor with its recovery codes, or other recovery codes for the one that is on, with what names them. */
export type FactorOffer =
  | { kind: 'factor'; key: string; url: string; recoveryCodes: string[] }
  | { kind: 'codes'; shown: string; recoveryCodes: string[] };

/** Digits of a code of the app, and of a recovery code. */
export const codeDigits = { app: 6, recovery: 12 } as const;

export type TypedCode = { kind: 'app' | 'recovery'; digits: string };

/** A code as people type it, with spaces or hyphens; null for what is none. */
export function readCode(typed: string): TypedCode | null {
  const digits = typed.slice(0, 60).replace(/[\s\u00a0\u202f.-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === codeDigits.app) return { kind: 'app', digits };
  return digits.length === codeDigits.recovery ? { kind: 'recovery', digits } : null;
}

/** In groups of four, as they are shown. */
export const groupByFour = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? '';

/** The page that asks for the code, and leads on to a path of this site. */
export function factorPath(locale: Locale, redirect: string | null): string {
  return pathWithin('auth-code', locale, { query: redirect ? { redirect } : {} });
}

/** Where that page leads: the back office when nothing else was asked for. */
export function afterFactor(locale: Locale, asked: unknown): string {
  return safeRedirect(asked) ?? pathTo('admin', locale);
}

/** The part of the account page that a second factor is set up on. */
export const factorAnchor = 'second-factor';

export const factorHome = (locale: Locale): string => `${pathTo('account', locale)}#${factorAnchor}`;
