import { parentPort } from 'node:worker_threads';
import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';

// A thread that takes one mail apart and ends. Anybody writes to us, and a mail may be made to be read for ever: whoever starts it ends it.

const mostHtml = 2 * 1024 * 1024;
/** Letters of its text that are handed on. */
const mostText = 1024 * 1024;

/**
 * The words of an HTML mail, what is quoted marked as in plain text; nothing of it is ever shown as HTML.
 *
 * @param {string} html
 */
function textOfHtml(html) {
  return convert(html.slice(0, mostHtml), {
    wordwrap: false,
    limits: { maxDepth: 100, maxInputLength: mostHtml, ellipsis: '…' },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
  });
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<import('./read-mail.ts').OpenedMail>}
 */
async function open(bytes) {
  const {
    html,
    text = '',
    ...mail
  } = await PostalMime.parse(bytes, {
    maxNestingDepth: 30,
    maxRfc822NestingDepth: 3,
    maxHeadersSize: 256 * 1024,
  });
  const words = text.trim() === '' && html ? textOfHtml(html) : text;
  return { kind: 'mail', mail: { ...mail, text: words.slice(0, mostText) } };
}

/** @param {import('./read-mail.ts').OpenedMail} answer */
const hand = (answer) => parentPort?.postMessage(answer);

// A message, not the data that a thread is made with: the build wraps the thread and keeps that for itself.
parentPort?.once('message', async (bytes) => {
  hand(await open(bytes).catch(() => ({ kind: /** @type {const} */ ('unreadable') })));
});
