import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import {
  answerTemplateIds,
  beginAnswer,
  hasGaps,
  isAnswerTemplate,
  priceLine,
  saysNothing,
} from '@/lib/quotes/answer-templates';
import { paragraphsOf } from '@/lib/quotes/paragraphs';
import { answerLimits } from '@/lib/quotes/request/limits';

const facts = {
  firstName: 'Lieve',
  reference: '482-917-635',
  project: 'carwrapping',
  amount: { net: '€ 1.000,00', gross: '€ 1.210,00', vatRate: '21' },
  sender: 'Sofie Maes',
  companyName: 'Opaak',
};

describe.each(answerTemplateIds)('The template "%s"', (id) => {
  test.each(locales)('greets, signs and fits in %s', (locale) => {
    const { subject, body } = beginAnswer(id, locale, facts);
    expect(subject).toContain('482-917-635');
    expect([...subject].length).toBeLessThanOrEqual(answerLimits.subject.max);
    const paragraphs = paragraphsOf(body);
    expect(paragraphs[0]?.[0]).toMatch(/^(Bonjour|Dag|Hello) Lieve,$/);
    expect(paragraphs.at(-1)?.slice(1)).toEqual(['Sofie Maes', 'Opaak']);
    // What a price covers and by when differs with every job: staff must say it before the answer can leave.
    expect(hasGaps(body)).toBe(id === 'quote');
    expect(body).not.toContain('!');
  });

  test('says something else in each language', () => {
    expect(new Set(locales.map((locale) => beginAnswer(id, locale, facts).body)).size).toBe(3);
  });
});

test.each(locales)('a price that is not known yet is left to fill in (%s)', (locale) => {
  const begun = beginAnswer('quote', locale, { ...facts, amount: null });
  expect(begun.status).toBe('quoted');
  expect(hasGaps(begun.body)).toBe(true);
  expect(beginAnswer('quote', locale, facts).body).toContain('1.210,00');
});

test.each(locales)(
  'a letter with the price says neither what it covers nor by when, of any kind of job (%s)',
  (locale) => {
    const { body } = beginAnswer('quote', locale, facts);
    expect(body.match(/\[[^\]]+\]/g)).toHaveLength(2);
    expect(body).not.toMatch(/chez vous|bij u|your (?:place|premises)/i);
  },
);

describe.each(locales)('A letter in %s', (locale) => {
  const { body } = beginAnswer('blank', locale, facts);

  test('on which nobody has written says nothing', () => {
    for (const empty of [body, body.replaceAll('\n', '\r\n'), body.split('\n')[0] ?? '', '', ' \n ']) {
      expect(saysNothing(empty), empty).toBe(true);
    }
  });

  test('says something with one word of its writer, wherever it stands', () => {
    const [greeting, ...rest] = body.split('\n');
    for (const said of [
      `${greeting}\n\nOk.\n\n${rest.join('\n')}`,
      `Ok.\n${body}`,
      'Ok.',
      `${greeting} ok.`,
    ]) {
      expect(saysNothing(said), said).toBe(false);
    }
    for (const id of answerTemplateIds.filter((one) => one !== 'blank')) {
      expect(saysNothing(beginAnswer(id, locale, facts).body), id).toBe(false);
    }
  });
});

test('only its own templates are known', () => {
  expect(isAnswerTemplate('quote')).toBe(true);
  for (const other of ['toString', '', null, ['quote']]) expect(isAnswerTemplate(other)).toBe(false);
});

test('declining ends a request', () => {
  expect(beginAnswer('decline', 'nl', facts).status).toBe('lost');
});

test('the line with the price stands in its letter, with and without an amount', () => {
  for (const locale of locales) {
    const priced = { net: '€ 100', gross: '€ 121', vatRate: '21' };
    for (const amount of [null, priced, { net: '€ 100', gross: null }]) {
      expect(beginAnswer('quote', locale, { ...facts, amount }).body).toContain(priceLine[locale](amount));
    }
  }
});

test.each(locales)('the price of an offer with several rates is said without VAT alone (%s)', (locale) => {
  const amount = { net: '€ 100', gross: null };
  const line = priceLine[locale](amount);
  expect(line).toContain('€ 100');
  expect(line).not.toMatch(/%|null|undefined|\[/);
});
