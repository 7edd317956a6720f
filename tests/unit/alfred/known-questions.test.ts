import { describe, expect, test } from 'vitest';
import type { KnownAnswer } from '@/lib/alfred/everyday-questions';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { answerToKnown, knownQuestions } from '@/lib/alfred/known-questions';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { siteHelp } from '@/lib/alfred/site-help';
import { type Locale, locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (locale: Locale, question: string) =>
  answerByRules({ question, locale, history: [] }, testSources());

describe.each(locales)('What everybody asks (%s)', (locale) => {
  const passagesOf = (answer: KnownAnswer) => {
    if (answer === 'prices') return [];
    return typeof answer === 'string' ? siteHelp[answer].passages : answer;
  };

  test('is answered by passages that there are', () => {
    const ids = new Set(knowledgeOf(locale, (page) => page).passages.map(({ id }) => id));
    for (const [question, answer] of knownQuestions(locale))
      for (const id of passagesOf(answer)) expect(ids.has(id), `${question}: ${id}`).toBe(true);
  });

  test('is answered as it is known, and no two answers share a question', async () => {
    for (const [question, answer] of knownQuestions(locale)) {
      expect.soft(answerToKnown(plainText(question), locale), question).toBe(answer);
      const { certainty, citations, tools } = await ask(locale, question);
      expect.soft(certainty, question).toBe('sure');
      const passages = passagesOf(answer);
      expect.soft(citations.map(({ id }) => id).slice(0, passages.length), question).toEqual(passages);
      if (answer === 'prices')
        expect
          .soft(
            citations.filter(({ id }) => id === 'car-wrapping#section-1.1'),
            question,
          )
          .toHaveLength(1);
      if (typeof answer !== 'string' || answer === 'prices') continue;
      const offered = tools.map(({ link }) => [link.page, link.query]);
      for (const { page, query = {} } of siteHelp[answer].offers)
        expect.soft(offered, question).toContainEqual([page, query]);
    }
  });

  test('is not known where no word of it means anything', () => {
    for (const nothing of ['', 'ok', '?', 'à', 'de', 'the'])
      expect(answerToKnown(nothing, locale)).toBeNull();
  });
});

test.each([
  ['fr', 'Bonjour, vous livrez aussi ? Merci'],
  ['nl', 'Leveren jullie ook? Alvast bedankt'],
  ['en', 'Hi, do you deliver please?'],
] as const)('is known behind a greeting and before thanks (%s, %s)', async (locale, question) => {
  expect((await ask(locale, question)).citations[0]?.id).toBe('home#faq.working-area');
});

test.each([
  ['fr', 'Combien coûte la livraison ?'],
  ['fr', 'Comment venir chez vous ?'],
  ['nl', 'Hoe kom ik bij jullie?'],
  ['nl', 'werk'],
  ['en', 'How long is the delivery?'],
] as const)('is not taken for what the same words ask otherwise (%s, %s)', async (locale, question) => {
  const [first] = (await ask(locale, question)).citations;
  expect(first?.id).not.toBe('home#faq.working-area');
});

test.each([
  ['fr', 'Un covering complet', 'Combien ça coûte ?', 'car-wrapping#section-1.2'],
  ['nl', 'Wat is zonwerende folie?', 'Hoeveel kost het?', 'solar-film#section-1.1'],
  ['en', 'Do you make logos?', 'How much is it?', 'logo-design#section-1.1'],
] as const)('is asked of what was spoken of before (%s, %s)', async (locale, before, question, answer) => {
  const history = [
    { from: 'visitor' as const, text: before },
    { from: 'alfred' as const, text: (await ask(locale, before)).blocks.length > 0 ? '…' : '' },
  ];
  const { citations } = await answerByRules({ question, locale, history }, testSources());
  expect(citations[0]?.id).toBe(answer);
});
