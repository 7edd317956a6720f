import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { AlfredMessage } from './conversation';
import type { TranscriptLine } from './handover';
import { answerText } from './plain-answer';

/** The most that goes along, the newest; the database takes 64 KiB. */
const mostLines = 12;
const longestAnswer = 1500;

const cut = (text: string, max: number) =>
  [...text].length > max ? `${[...text].slice(0, max - 1).join('')}…` : text;

/** What goes over to staff with a question: the conversation as its owner sees it. */
export function transcriptOf(
  messages: readonly Pick<AlfredMessage, 'question' | 'answer'>[],
): TranscriptLine[] {
  return messages.slice(-mostLines).map(({ question, answer }) => ({
    question,
    answer: cut(answerText(answer), longestAnswer),
  }));
}

/** The same as a text of at most so many characters, the newest kept: for the message of a quote request. */
export function transcriptText(
  lines: readonly TranscriptLine[],
  { locale, ...labels }: { question: string; answer: string; locale: Locale },
  max: number,
): string {
  const parts = lines.map(
    ({ question, answer }) =>
      `${withLabel(labels.question, question, locale)}\n${withLabel(labels.answer, cut(answer, 400), locale)}`,
  );
  while (parts.length > 1 && [...parts.join('\n\n')].length > max) parts.shift();
  return cut(parts.join('\n\n'), max);
}
