import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type DrawnAnswer, drawAnswer } from '../drawn-answer';
import { sampleQuestions } from '../suggestions';
import { answerByRules } from './answer-by-rules';
import { liveSources } from './live-sources';

export interface SampleAnswer {
  question: string;
  answer: DrawnAnswer;
}

/** Milliseconds; what an answer says of hours and dates is right to the minute. */
const keptFor = 60_000;

const kept = new Map<Locale, { minute: number; answers: Promise<SampleAnswer[]> }>();

/** Three answers as he gives them now, without a model: for who has not talked to him yet. Given once a minute to all. */
export function sampleAnswers(locale: Locale): Promise<SampleAnswer[]> {
  const minute = Math.floor(Date.now() / keptFor);
  const known = kept.get(locale);
  if (known?.minute === minute) return known.answers;
  const answers = answerSamples(locale);
  kept.set(locale, { minute, answers });
  answers.catch(() => kept.delete(locale));
  return answers;
}

function answerSamples(locale: Locale): Promise<SampleAnswer[]> {
  // From the pages alone: a page for strangers asks no database.
  const sources = {
    ...liveSources(new Date(), null),
    staffAnswers: async () => [],
    portfolio: async () => ({ categories: [], items: [] }),
    jobs: async () => [],
  };
  return Promise.all(
    sampleQuestions[locale].map(async (question) => ({
      question,
      answer: drawAnswer(await answerByRules({ question, locale, history: [] }, sources)),
    })),
  );
}
