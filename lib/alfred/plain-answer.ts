import type { Answer, AnswerBlock, Citation, Sentence } from './answer';

function sentenceText({ spans }: Sentence): string {
  return spans.map(({ text }) => text).join('');
}

function blockText(block: AnswerBlock, citations: readonly Citation[]): string {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map(sentenceText).join(' ');
    case 'list':
      return block.items.map((item) => `– ${sentenceText(item)}`).join('\n');
    case 'sum':
      return [...block.lines, ...(block.total ? [block.total] : [])]
        .map(({ label, working, amount }) => `${label}: ${working === '' ? '' : `${working} = `}${amount}`)
        .concat(block.note)
        .join('\n');
    case 'quote': {
      const cited = citations[block.cite];
      // "No" says little without its question.
      const heading = cited && cited.heading !== cited.pageName ? `${cited.heading}\n` : '';
      return `${heading}« ${block.text} »`;
    }
  }
}

/** An answer as plain text: for mails, exports, the clipboard and the history of a conversation. */
export function answerText({ blocks, citations }: Pick<Answer, 'blocks' | 'citations'>): string {
  return blocks.map((block) => blockText(block, citations)).join('\n\n');
}
