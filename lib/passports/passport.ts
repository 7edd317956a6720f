import type { Locale } from '@/lib/i18n/locales';
import type { JobStage } from '@/lib/jobs/job';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { QuoteStatus } from '@/lib/quotes/quote-status';

// A passport is a warranty certificate: what was made, with what, until when it is under warranty and how it is cared for. It names
// nobody: its card lies in a van that may be sold with its warranty.

/** Bounds of the form; the database checks the same ones, or wider ones. */
export const passportLimits = { lines: 20, line: 180, years: 15 } as const;

/** What a version of a passport says. */
export interface PassportContent {
  /** As "2026-11-20". */
  doneOn: string;
  /** Of our own warranty; 0 for none beside the rights of the law. */
  years: number;
  /** What was made, a line each. */
  made: readonly string[];
  /** Films and their codes, threads, colours: a line each. */
  films: readonly string[];
  /** Ids of advice (care.ts). */
  care: readonly string[];
}

export interface PassportVersion extends PassportContent {
  /** Counts from 1. */
  position: number;
  /** The last day of the warranty, or null without one. */
  until: string | null;
  at: Date;
  /** A colleague's name; customers are not told. */
  author: string | null;
}

/** The passport of a job: no version until somebody has made it. */
export interface PassportRecord {
  /** Of the order. */
  reference: string;
  subject: RequestSubject;
  /** The customer's language. */
  locale: Locale;
  stage: JobStage;
  stageSince: Date;
  /** The newest first. */
  versions: readonly PassportVersion[];
  /** Claims of the inbox, the newest first; for staff alone. */
  claims: readonly { reference: string; status: QuoteStatus; at: Date }[];
  /** When the customer was asked for a word, and by whom; for staff alone. */
  asked: { by: string | null; at: Date } | null;
  /** Whether there is a customer to write to: not one who was erased, nor one without an address. */
  reachable: boolean;
}
