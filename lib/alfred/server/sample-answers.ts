import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type DrawnAnswer, drawAnswer } from '../drawn-answer';
import { sampleQuestions } from '../suggestions';
import { answerByRules } from './answer-by-rules';
import { liveSources } from './live-sources';

/** Three answers as he gives them now, without a model: for who has not talked to him yet. */
export function sampleAnswers(locale: Locale): Promise<{ question: string; answer: DrawnAnswer }[]> {
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
