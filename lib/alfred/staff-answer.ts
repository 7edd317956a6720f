import type { Locale } from '@/lib/i18n/locales';

/** Bounds of what staff write for Alfred, in code points; the database checks the same ones. */
export const staffAnswerLimits = {
  question: { max: 200 },
  answer: { max: 2000 },
  /** A letter to one person. */
  letter: { max: 8000 },
} as const;

type Texts = Partial<Record<Locale, string>>;

/** An answer that staff have written for everyone, as they edit it. */
export interface EditedAnswer {
  id: string;
  questions: Texts;
  answers: Texts;
  published: boolean;
  version: number;
  updatedAt: Date;
}
