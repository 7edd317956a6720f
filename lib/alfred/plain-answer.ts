import type { Answer, AnswerBlock, Sentence } from './answer';

function sentenceText({ spans }: Sentence): string {
  return spans.map(({ text }) => text).join('');
}

function blockText(block: AnswerBlock): string {
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
    case 'quote':
      return `« ${block.text} »`;
  }
}

/** An answer as plain text: for mails, exports, the clipboard and the history of a conversation. */
export function answerText({ blocks }: Pick<Answer, 'blocks'>): string {
  return blocks.map(blockText).join('\n\n');
}
