import type { Locale } from '@/lib/i18n/locales';

/** A question and its answer as text: what is shown before it is sent, and what is sent. */
export interface TranscriptLine {
  question: string;
  answer: string;
}

/** A question for staff, as their list shows it. */
export interface HandoverRow {
  id: string;
  name: string;
  locale: Locale;
  question: string;
  status: 'open' | 'answered' | 'closed';
  dueAt: Date;
  answeredAt: Date | null;
  at: Date;
}

/** All of it. */
export interface StaffHandover extends HandoverRow {
  email: string;
  transcript: TranscriptLine[];
  answer: string | null;
  version: number;
  /** The answer for everyone that was made of it, if any. */
  passage: string | null;
}

/** What the site lacks: questions without an answer or with a bad one, and searches that found nothing. */
export interface Gaps {
  questions: {
    locale: Locale;
    question: string;
    times: number;
    unanswered: number;
    disliked: number;
    reasons: string[];
  }[];
  searches: { locale: Locale; query: string; times: number }[];
}
