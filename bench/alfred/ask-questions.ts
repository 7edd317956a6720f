import type { Answer } from '@/lib/alfred/answer';
import type { AskedBefore } from '@/lib/alfred/asked-before/question';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import type { Sources } from '@/lib/alfred/sources';
import { jobOffers } from '@/lib/careers/job-offers';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import type { PageId } from '@/lib/i18n/routes';
import { seedPortfolio } from '@/lib/portfolio/seed-items';

/** A Tuesday at ten in the morning. */
const sources: Sources = {
  now: new Date('2026-11-24T09:00:00Z'),
  isHoliday: isPublicHoliday,
  pageNames: () => (page) => page,
  portfolio: async () => seedPortfolio,
  // As on a site whose two jobs are real.
  jobs: async () => jobOffers,
  staffAnswers: async () => [],
  ownRequests: null,
};

export interface Asked {
  question: AskedBefore;
  answer: Answer;
  text: string;
  milliseconds: number;
  cited: number;
  isFactStated: boolean;
}

/** The page that is cited for hours or address; nothing when neither is cited. */
function ofHouse({ citations }: Answer): PageId | undefined {
  return citations.find(({ id }) => id === 'company.hours' || id === 'company.contact')?.link?.page;
}

/** Answers every question by the rules alone. `cited` is the place of the right page among those cited or led to, or -1. */
export async function askAll(questions: readonly AskedBefore[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const [last = '', ...before] = question.question.split(' >> ').reverse();
    const history = before.reverse().map((text) => ({ from: 'visitor' as const, text }));
    const started = performance.now();
    const answer = await answerByRules({ question: last, locale: question.locale, history }, sources);
    const milliseconds = performance.now() - started;
    const text = answerText(answer).replaceAll(/[\u00a0\u202f]/g, ' ');
    // Where nothing is to be cited, such as one's own order, the button leads there.
    const places = answer.citations.length > 0 ? answer.citations : answer.tools;
    const pages = [...new Set(places.map(({ link }) => link?.page))];
    const isRight = (page: PageId | undefined) =>
      page !== undefined &&
      (question.pages.includes(page) ||
        // Until 26 November 2026 the notice was cited for hours and address, and older questions say so.
        (question.pages.includes('legal-notice') && page === ofHouse(answer)));
    asked.push({
      question,
      answer,
      text,
      milliseconds,
      cited: pages.findIndex(isRight),
      isFactStated: question.fact === null || question.fact.test(text),
    });
  }
  return asked;
}

export interface Score {
  questions: number;
  first: number;
  amongThree: number;
  facts: number;
  unknown: number;
  p95: number;
}

/** Shares from 0 to 1; milliseconds at the 95th percentile, the first question of each language left out. */
export function scoreOf(asked: readonly Asked[]): Score {
  const known = asked.filter(({ question }) => question.pages.length > 0);
  const unknown = asked.filter(({ question }) => question.pages.length === 0);
  const withFact = known.filter(({ question }) => question.fact !== null);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  const times = asked.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return {
    questions: asked.length,
    first: share(known.filter(({ cited }) => cited === 0).length, known.length),
    amongThree: share(known.filter(({ cited }) => cited >= 0 && cited < 3).length, known.length),
    facts: share(withFact.filter(({ isFactStated }) => isFactStated).length, withFact.length),
    unknown: share(unknown.filter(({ answer }) => answer.certainty === 'unknown').length, unknown.length),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
