import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '@/lib/alfred/answer';
import { partsOf, titleOf } from '@/lib/alfred/conversation';
import { deskLabels } from '@/lib/alfred/desk-copy';
import { drawAnswer } from '@/lib/alfred/drawn-answer';
import { parseAsked } from '@/lib/alfred/question-schema';
import { keptAnswer, storable } from '@/lib/alfred/server/kept-answer';
import { parseTaught } from '@/lib/alfred/staff/staff-schema';
import { pageOfReferer, sampleQuestions, suggestionsFor } from '@/lib/alfred/suggestions';
import { transcriptOf, transcriptText } from '@/lib/alfred/transcript';
import { withLabel } from '@/lib/i18n/copy';
import { locales } from '@/lib/i18n/locales';
import { pageIds } from '@/lib/i18n/routes';

const answer: Answer = {
  locale: 'nl',
  certainty: 'sure',
  source: 'rules',
  intents: [],
  blocks: [
    {
      kind: 'paragraph',
      sentences: [
        {
          spans: [
            { kind: 'text', text: '<img src=x onerror=alert(1)> ' },
            {
              kind: 'link',
              text: 'wraps',
              link: { page: 'car-wrapping', rest: '', anchor: 'prices', query: {} },
            },
            { kind: 'phone', text: '02' },
          ],
          cites: [0],
        },
      ],
    },
  ],
  citations: [
    {
      id: 'a',
      kind: 'page',
      link: { page: 'car-wrapping', rest: '', anchor: null, query: {} },
      pageName: 'Wraps',
      heading: 'Wraps',
      quote: 'Vijf jaar.',
    },
  ],
  tools: [
    {
      kind: 'quote-form',
      label: 'Offerte',
      link: { page: 'home', rest: '', anchor: null, query: {} },
      prefill: { subject: 'covering', message: 'Een bestelwagen' },
    },
  ],
  followUps: [],
  handOver: null,
};

describe('A title', () => {
  test('is the question in one line, cut at a word', () => {
    expect(titleOf('Wat kost\n  een wrap?')).toBe('Wat kost een wrap?');
    expect(titleOf('woord '.repeat(40))).toMatch(/^(?:woord )+woord…$/);
    expect([...titleOf('x'.repeat(200))]).toHaveLength(80);
  });

  test('is storable whatever was asked', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (typed) => {
        const read = parseAsked({ question: typed });
        if (!read.ok) return;
        const title = titleOf(read.data.question);
        expect([...title].length).toBeGreaterThan(0);
        expect([...title].length).toBeLessThanOrEqual(80);
        expect(title).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('A kept answer', () => {
  test('comes back as it was, with itself as text for searches', () => {
    const { plain, ...rest } = storable(answer);
    expect(plain).toContain('wraps');
    expect(keptAnswer.parse(JSON.parse(JSON.stringify(rest)))).toEqual(answer);
  });

  test('loses what it cannot hold any more: a page that is gone, a block of another form', () => {
    const gone = JSON.parse(JSON.stringify(answer).replaceAll('"car-wrapping"', '"no-such-page"'));
    gone.blocks.push({ kind: 'html', html: '<script>' });
    const read = keptAnswer.parse(gone);
    expect(read.blocks).toHaveLength(1);
    expect(read.citations[0]?.link).toBeNull();
    expect(JSON.stringify(read)).not.toContain('no-such-page');
    expect(JSON.stringify(read)).toContain('wraps');
  });

  test('is drawn with addresses of this site in its own language, and offers the request by its own button', () => {
    const drawn = drawAnswer(answer);
    const hrefs = [...JSON.stringify(drawn).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/nl\/.+#prices$/)]));
    for (const href of hrefs) expect(href).toMatch(/^(?:\/(?!\/)|tel:)/);
    expect(drawn.tools).toEqual([]);
    expect(drawn.handOver).toBe('quote');
  });
});

test('what staff answered stands where it came', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
  const message = (id: string, minute: number) => ({
    id,
    locale: 'nl' as const,
    question: id,
    answer,
    feedback: null,
    at: at(minute),
  });
  const handover = {
    id: 'h',
    question: 'h',
    status: 'open' as const,
    answer: null,
    answeredAt: null,
    dueAt: at(59),
    at: at(5),
  };
  const parts = partsOf({
    id: 'c',
    title: 't',
    messages: [message('one', 1), message('two', 9)],
    handovers: [handover],
  });
  expect(parts.map((part) => (part.kind === 'exchange' ? part.message.id : 'h'))).toEqual([
    'one',
    'h',
    'two',
  ]);
});

test('a conversation as the message of a request keeps what is newest within its bound', () => {
  const lines = transcriptOf(
    Array.from({ length: 30 }, (_, index) => ({ question: `vraag ${index}`, answer })),
  );
  expect(lines).toHaveLength(12);
  const text = transcriptText(lines, { question: 'V', answer: 'A', locale: 'nl' }, 300);
  expect([...text].length).toBeLessThanOrEqual(300);
  expect(text).toContain('vraag 29');
});

test.each(locales)('the speakers of a conversation stand before their words as in %s', (locale) => {
  const lines = [{ question: 'A?', answer: 'B.' }];
  const labels = { question: 'Q', answer: 'R', locale };
  expect(transcriptText(lines, labels, 300)).toBe(
    `${withLabel('Q', 'A?', locale)}\n${withLabel('R', 'B.', locale)}`,
  );
});

describe('A question as it is sent', () => {
  test('may have two thousand characters, and names a conversation or none', () => {
    const id = '0b8a8f4e-3d0c-4f5e-9d5a-3b8a2f1c7e10';
    expect(parseAsked({ question: '€'.repeat(2000), conversation: id, from: 'home' })).toMatchObject({
      ok: true,
      data: { conversation: id, replaces: null, from: 'home' },
    });
    expect(parseAsked({ question: '€'.repeat(2001) })).toMatchObject({
      ok: false,
      fields: { question: ['tooLong'] },
    });
    expect(parseAsked({ question: 'q', conversation: "' or 1=1", from: 'nowhere' })).toMatchObject({
      data: { conversation: null, from: undefined },
    });
  });
});

test('an answer for everyone has question and answer in each language it has at all', () => {
  expect(parseTaught({ 'question-fr': 'Q', 'answer-fr': 'R' })).toMatchObject({
    ok: true,
    data: { questions: { fr: 'Q' }, answers: { fr: 'R' } },
  });
  expect(parseTaught({ 'question-fr': 'Q' })).toMatchObject({ fields: { 'answer-fr': ['bothOrNone'] } });
  expect(parseTaught({})).toMatchObject({ fields: { 'question-fr': ['oneLanguage'] } });
});

test('questions to begin with follow the page somebody comes from, in each language', () => {
  const site = 'https://site.example';
  expect(pageOfReferer(`${site}/nl/autobelettering`, 'https://other.example')).toBeUndefined();
  expect(pageOfReferer('nothing', site)).toBeUndefined();
  expect(pageOfReferer(`${site}/car-wrapping?x=1`, site)).toBe('car-wrapping');
  for (const locale of locales) {
    expect(sampleQuestions[locale]).toHaveLength(3);
    for (const page of pageIds) {
      const questions = suggestionsFor(locale, page);
      expect(new Set(questions).size).toBe(4);
    }
    expect(suggestionsFor(locale, 'car-wrapping')).not.toEqual(suggestionsFor(locale, undefined));
  }
});

test('everything he says is there in each language, with the same gaps', () => {
  const gaps = (words: unknown) =>
    [...JSON.stringify(words).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const french = deskLabels('fr');
  for (const locale of locales) {
    const labels = deskLabels(locale);
    expect(gaps(labels)).toEqual(gaps(french));
    expect(Object.keys(labels)).toEqual(Object.keys(french));
  }
});
