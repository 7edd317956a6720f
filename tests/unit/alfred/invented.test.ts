import { describe, expect, test } from 'vitest';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import type { Sources } from '@/lib/alfred/sources';
import { jobOffers } from '@/lib/careers/job-offers';
import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { testSources } from './sources';

async function ask(locale: Locale, question: string, more: Partial<Sources> = {}) {
  return answerText(await answerByRules({ question, locale, history: [] }, testSources(more)));
}

const forJobs = {
  fr: 'Avez-vous des offres d’emploi ?',
  nl: 'Hebben jullie vacatures?',
  en: 'Do you have any job vacancies?',
};
const forWorks = {
  fr: 'Montrez-moi vos réalisations de caissons lumineux',
  nl: 'Toon mij realisaties met een lichtbak',
  en: 'Show me examples of your work with a light box',
};
const drawn = { fr: 'Ce sont des exemples', nl: 'Het zijn voorbeelden', en: 'They are examples' };
const closed = { fr: 'Aucun poste', nl: 'geen vacature', en: 'No position' };

describe.each(locales)('What is invented, in %s', (locale) => {
  test('is told as a job only when it is real', async () => {
    const none = await ask(locale, forJobs[locale], { jobs: async () => [] });
    expect(none).toContain(closed[locale]);
    const open = await ask(locale, forJobs[locale]);
    expect(open).not.toContain(closed[locale]);
    for (const { title } of jobOffers) {
      expect(none).not.toContain(title[locale]);
      expect(open).toContain(title[locale]);
    }
  });

  test('is told as a specimen, and real work as work', async () => {
    expect(await ask(locale, forWorks[locale])).toContain(drawn[locale]);
    const items = seedPortfolio.items.map((item) => ({
      ...item,
      sample: false,
      version: 2,
      place: { fr: 'Gand', nl: 'Gent', en: 'Ghent' },
    }));
    const real = await ask(locale, forWorks[locale], {
      portfolio: async () => ({ ...seedPortfolio, items }),
    });
    expect(real).not.toContain(drawn[locale]);
  });
});
