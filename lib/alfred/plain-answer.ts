import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { Answer, AnswerBlock, Citation, Sentence } from './answer';
import { quotedHeading } from './quoted-heading';

function sentenceText({ spans }: Sentence): string {
  return spans.map(({ text }) => text).join('');
}

function citedBy(block: AnswerBlock | undefined, citations: readonly Citation[]): Citation | undefined {
  return block?.kind === 'quote' ? citations[block.cite] : undefined;
}

function quoteText(
  text: string,
  cited: Citation | undefined,
  before: Citation | undefined,
  locale: Locale,
): string {
  const heading = cited && quotedHeading(text, { ...cited, page: cited.pageName }, before?.heading);
  const quoted = locale === 'fr' ? `«\u00a0${text}\u00a0»` : `‘${text}’`;
  return heading ? `${heading}\n${quoted}` : quoted;
}

function blockText(
  block: AnswerBlock,
  before: AnswerBlock | undefined,
  citations: readonly Citation[],
  locale: Locale,
): string {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map(sentenceText).join(' ');
    case 'list':
      return block.items.map((item) => `– ${sentenceText(item)}`).join('\n');
    case 'sum':
      return [...block.lines, ...(block.total ? [block.total] : [])]
        .map(({ label, working, amount }) =>
          withLabel(label, `${working === '' ? '' : `${working} = `}${amount}`, locale),
        )
        .concat(block.note)
        .join('\n');
    case 'quote':
      return quoteText(block.text, citedBy(block, citations), citedBy(before, citations), locale);
  }
}

/** An answer as plain text: for mails, exports, the clipboard and the history of a conversation. */
export function answerText({
  blocks,
  citations,
  locale,
}: Pick<Answer, 'blocks' | 'citations' | 'locale'>): string {
  return blocks.map((block, place) => blockText(block, blocks[place - 1], citations, locale)).join('\n\n');
}
