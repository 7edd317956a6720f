import { describe, expect, test } from 'vitest';
import type { Answer } from '@/lib/alfred/answer';
import { answerText } from '@/lib/alfred/plain-answer';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import type { Locale } from '@/lib/i18n/locales';
import { testSources } from './sources';

const ask = (question: string, locale: Locale): Promise<Answer> =>
  answerByRules({ question, locale, history: [] }, testSources());

const pagesOf = ({ citations }: Answer) => citations.map(({ link }) => link?.page);

describe('What no page is known to answer', () => {
  test.each([
    [
      'fr',
      'Quelle luminance a le caisson en candelas au mètre carré ?',
      'illuminated-signs',
      /s’en approche/,
    ],
    ['nl', 'Hoe dik is de lijmlaag van raamfolie tegen de zon?', 'solar-film', /het dichtst bij/],
    ['en', 'lightning hit the sign', 'illuminated-signs', /nearest/],
  ] as const)(
    'names the page that comes nearest, and quotes it (%s, %s)',
    async (locale, question, page, said) => {
      const answer = await ask(question, locale);
      expect(answer.certainty).toBe('unknown');
      expect(answer.handOver).toEqual({ kind: 'question', reason: 'unknown' });
      expect(pagesOf(answer)[0]).toBe(page);
      expect(answer.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'quote']);
      expect(answerText(answer)).toMatch(said);
    },
  );

  test.each([
    ['fr', 'Vous avez un chien à adopter ?'],
    ['nl', 'Hebben jullie een parkeerplaats voor bussen?'],
    ['en', 'Do you have a showroom in Antwerp?'],
  ] as const)('and is like nothing here names none (%s, %s)', async (locale, question) => {
    const answer = await ask(question, locale);
    expect(answer.certainty).toBe('unknown');
    expect(answer.citations).toEqual([]);
  });

  test.each([
    'lightning hit the sign. do you have a showroom in Antwerp?',
    'do you have a showroom in Antwerp? lightning hit the sign.',
  ])('is said once where two things are asked, with what comes nearest to one (%s)', async (question) => {
    const answer = await ask(question, 'en');
    expect(answer.certainty).toBe('unknown');
    expect(pagesOf(answer)).toContain('illuminated-signs');
    expect(answerText(answer).match(/I don’t know/g)).toHaveLength(1);
    for (const block of answer.blocks)
      if (block.kind === 'quote') expect(answer.citations[block.cite]).toBeDefined();
  });
});

describe('What the site does itself', () => {
  test.each([
    ['en', 'where can I see what I asked you last year', 'account', /reference/],
    ['fr', 'Impossible d’entrer dans mon espace, mot de passe refusé trois fois', 'auth', /mot de passe/],
    ['nl', 'Ik wil mijn profiel weg, alles, nu', 'account', /knop/],
  ] as const)(
    'is said and offered in other words than are known (%s, %s)',
    async (locale, question, page, said) => {
      const answer = await ask(question, locale);
      expect(answer.certainty).toBe('sure');
      expect(answer.tools.map(({ link }) => link.page)).toContain(page);
      expect(answerText(answer)).toMatch(said);
    },
  );
});
