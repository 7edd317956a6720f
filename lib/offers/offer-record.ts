import type { Locale } from '@/lib/i18n/locales';
import type { Offer } from './offer';
import { isExpired } from './offer-dates';

/** What a customer said to a version. */
export interface OfferDecision {
  kind: 'accepted' | 'declined';
  name: string | null;
  reason: string | null;
  /** Ids of the options and alternatives that were ticked. */
  choice: string[];
  /** Cents; null when it was declined. */
  gross: number | null;
  deposit: number | null;
  pdfHash: string;
  termsVersion: string;
  locale: Locale;
  /** Where the link was sent that led there; null when it was handed over. */
  email: string | null;
  at: Date;
}

/** What was frozen when a version was sent. */
export interface Sending {
  at: Date;
  /** As "2026-12-22". */
  validUntil: string;
  termsVersion: string;
  /** SHA-256 of the file, in hexadecimal figures. */
  pdfHash: string;
  path: string;
}

export interface OfferVersion {
  position: number;
  state: 'draft' | 'sent' | 'replaced';
  offer: Offer;
  /** A colleague's name; customers are not told. */
  author: string | null;
  /** Null for a draft. */
  sending: Sending | null;
  decision: OfferDecision | null;
}

/** The offer of a request, its versions from the newest to the oldest. */
export interface OfferRecord {
  reference: string;
  number: string | null;
  status: 'draft' | 'sent' | 'accepted' | 'declined';
  /** Grows with every change. */
  version: number;
  versions: OfferVersion[];
}

/** Where a version stands for whoever reads it now. */
export type VersionState = 'draft' | 'open' | 'expired' | 'replaced' | 'accepted' | 'declined';

export function versionStateOf({ state, sending, decision }: OfferVersion, now: Date): VersionState {
  if (decision !== null) return decision.kind;
  if (state !== 'sent' || sending === null) return state === 'draft' ? 'draft' : 'replaced';
  return isExpired(sending.validUntil, now) ? 'expired' : 'open';
}

/** The version that a customer reads: the one sent last. */
export function currentVersion({ versions }: OfferRecord): (OfferVersion & { sending: Sending }) | null {
  const found = versions.find(({ state }) => state === 'sent');
  return found?.sending ? { ...found, sending: found.sending } : null;
}

/** What was agreed when an offer was accepted, in cents; null before that. */
export function acceptedDecision({ versions }: OfferRecord): { gross: number; deposit: number } | null {
  const accepted = versions.find(({ decision }) => decision?.kind === 'accepted')?.decision;
  return accepted ? { gross: accepted.gross ?? 0, deposit: accepted.deposit ?? 0 } : null;
}
