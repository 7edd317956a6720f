import type { Locale } from '@/lib/i18n/locales';
import type { Steps } from '@/lib/limits/steps';
import type { Passage } from '@/lib/search/passage';
import { askedBefore } from './asked-before';
import { passagesSaying } from './passages-saying';

/** Of more passages than these it is not clear which one was asked for. */
const mostSaying = 3;

/** In which words passages were asked for before, by id: those of the page of a question that say what a right answer says. */
export function* wordsTaught(passages: readonly Passage[], locale: Locale): Steps<Map<string, string>> {
  // Of the small print rules of its own know the place, and its paragraphs speak of many things each.
  const saying = passagesSaying(passages.filter(({ kind }) => kind !== 'legal'));
  const taught = new Map<string, string>();
  for (const { question, pages, fact } of askedBefore(locale)) {
    yield;
    const [page] = pages;
    // What is asked on does not say of what.
    if (page === undefined || fact === null || question.includes(' >> ')) continue;
    const ids = saying([page], fact);
    if (ids.length > mostSaying) continue;
    for (const id of ids) taught.set(id, `${taught.get(id) ?? ''} ${question}`.trim());
  }
  return taught;
}
