import type { Answer } from '@/lib/alfred/answer';
import { type NumberClaim, readClaims } from '@/lib/alfred/guard/read-claims';
import { knowledgeOf } from '@/lib/alfred/knowledge';
import { answerText } from '@/lib/alfred/plain-answer';
import * as facts from '@/lib/content/facts';
import { prices } from '@/lib/content/prices';
import { formatDuration } from '@/lib/i18n/format';

const same = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** Amounts and times of the typed facts, as numbers. */
function typedNumbers(answer: Answer): NumberClaim[] {
  const { locale } = answer;
  const durations = [
    ...Object.values(facts.typicalLeadTimes),
    ...Object.values(facts.typicalLifetimes),
    facts.rollUpDelivery,
    facts.logoDelivery,
    facts.wrapWarranty,
  ];
  return [
    ...Object.values(prices).flatMap(({ amount }) =>
      amount === null ? [] : [{ value: amount, unit: 'euro' as const, text: '', isCounting: false }],
    ),
    ...durations.flatMap((duration) => readClaims(formatDuration(duration, locale), locale).numbers),
  ];
}

/**
 * Amounts, shares and times of an answer that stand neither in what it cites, nor in a typed fact, nor in a sum whose working comes out.
 * Dates and times of day are those of the calendar and have tests of their own.
 */
export function wrongFigures(answer: Answer, question: string): string[] {
  const { locale } = answer;
  const { passages } = knowledgeOf(locale, (page) => page);
  const cited = answer.citations.map(
    ({ id, quote, heading }) =>
      `${quote} ${heading} ${passages.find((passage) => passage.id === id)?.text ?? ''}`,
  );
  const backed = [...cited, question]
    .flatMap((text) => readClaims(text, locale).numbers)
    .concat(typedNumbers(answer));
  const outsideSums = answerText({
    ...answer,
    blocks: answer.blocks.filter(({ kind }) => kind !== 'sum'),
  }).replaceAll('**', '');
  const said = readClaims(outsideSums, locale).numbers.filter(
    ({ unit }) =>
      unit === 'euro' ||
      unit === 'percent' ||
      unit === 'workingDay' ||
      unit === 'day' ||
      unit === 'week' ||
      unit === 'month' ||
      unit === 'year',
  );
  const wrong = said.filter(
    ({ value, unit }) =>
      !backed.some((one) => same(one.value, value) && (one.unit === unit || one.unit === null)),
  );
  return [
    ...wrong.map(({ text, unit }) => `${text} ${unit} (${question})`),
    ...wrongSums(answer).map((line) => `${line} (${question})`),
  ];
}

const numberOf = (text: string, decimal: ',' | '.') =>
  Number(text.replaceAll(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.'));

/** Lines of sums whose working does not come out at what they say. */
function wrongSums({ blocks, locale }: Answer): string[] {
  const decimal = locale === 'en' ? '.' : ',';
  return blocks.flatMap((block) => {
    if (block.kind !== 'sum') return [];
    return block.lines.flatMap(({ working, amount }) => {
      const parts = working.split(/([×÷])/);
      let value = numberOf((parts[0] ?? '').replace('m²', ''), decimal);
      for (let at = 1; at < parts.length; at += 2) {
        const next = numberOf((parts[at + 1] ?? '').replace('m²', ''), decimal);
        value = parts[at] === '×' ? value * next : value / next;
      }
      const stated = numberOf(amount.replace('m²', ''), decimal);
      return Math.abs(value - stated) <= 0.06 ? [] : [`${working} = ${amount}`];
    });
  });
}
