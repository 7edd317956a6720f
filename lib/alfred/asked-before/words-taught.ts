import type { Locale } from '@/lib/i18n/locales';
import type { Steps } from '@/lib/limits/steps';
import type { Passage } from '@/lib/search/passage';
import { askedBefore } from './asked-before';

/** Of more passages than these it is not clear which one was asked for. */
const mostSaying = 3;

/** In which words passages were asked for before, by id: those of the page of a question that say what a right answer says. */
export function* wordsTaught(passages: readonly Passage[], locale: Locale): Steps<Map<string, string>> {
  const texts = new Map<string, { id: string; text: string }[]>();
  for (const { id, page, kind, heading, text } of passages) {
    // Of the small print rules of its own know the place, and its paragraphs speak of many things each.
    if (kind === 'legal') continue;
    const plain = `${heading} ${text}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    texts.set(page, [...(texts.get(page) ?? []), { id, text: plain }]);
  }
  const taught = new Map<string, string>();
  for (const { question, pages, fact } of askedBefore(locale)) {
    yield;
    const [page] = pages;
    // What is asked on does not say of what.
    if (page === undefined || fact === null || question.includes(' >> ')) continue;
    const saying = (texts.get(page) ?? []).filter(({ text }) => fact.test(text));
    if (saying.length > mostSaying) continue;
    for (const { id } of saying) taught.set(id, `${taught.get(id) ?? ''} ${question}`.trim());
  }
  return taught;
}
