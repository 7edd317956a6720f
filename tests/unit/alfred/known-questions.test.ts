import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { answerToKnown, knownQuestions } from '@/lib/alfred/known-questions';
import { answerByRules } from '@/lib/alfred/server/answer-by-rules';
import { type Locale, locales } from '@/lib/i18n/locales';
import { plainText } from '@/lib/search/words';
import { testSources } from './sources';

const ask = (locale: Locale, question: string) =>
  answerByRules({ question, locale, history: [] }, testSources());

describe.each(locales)('What everybody asks (%s)', (locale) => {
  test('is answered by passages that there are', () => {
    const ids = new Set(knowledgeOf(locale, (page) => page).passages.map(({ id }) => id));
    for (const [question, answer] of knownQuestions(locale))
      if (answer !== 'password')
        for (const id of answer) expect(ids.has(id), `${question}: ${id}`).toBe(true);
  });

  test('is answered as it is known, and no two answers share a question', async () => {
    for (const [question, answer] of knownQuestions(locale)) {
      expect.soft(answerToKnown(plainText(question), locale), question).toBe(answer);
      const { certainty, citations, tools } = await ask(locale, question);
      expect.soft(certainty, question).toBe('sure');
      if (answer === 'password') expect.soft(tools[0]?.link.query, question).toEqual({ view: 'reset' });
      else expect.soft(citations.map(({ id }) => id).slice(0, answer.length), question).toEqual(answer);
    }
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
