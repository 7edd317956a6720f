import { continueWith, newDraft } from './draft';
import { likelyPages } from './likely-pages';
import type { Context } from './part-context';
import { piecesOf } from './read-question';
import { sayLeadTime, sayPrice } from './say-facts';
import { subjectIds, subjectOf } from './subjects';

/** From these odds on, over the next page and over nobody's, a few words that name no thing mean the thing of a page. */
const meant = { overNext: 2, overNowhere: 10 };

const mostOthers = 3;

/** What costs or takes how long is asked of several things in one breath: says it of those that have not been spoken of. */
export function sayOtherThings(context: Context): void {
  const { draft, part, knowledge, locale } = context;
  const isPrice = part.intents.includes('price');
  const isLeadTime = part.intents.includes('lead-time');
  if ((!isPrice && !isLeadTime) || part.isDeclined) return;
  const pieces = piecesOf(part, locale);
  if (pieces.length < 2) return;
  const pagesSpokenOf = new Set(part.subjects.flatMap((id) => subjectOf(id).pages));
  const things = pieces.flatMap(({ plain, subjects, asks }) => {
    if (subjects.length > 0 || asks) return subjects.slice(0, 1);
    const { likeliest, lead } = likelyPages(knowledge, plain);
    const isMeant = lead.overNext >= meant.overNext && lead.overNowhere >= meant.overNowhere;
    return isMeant ? subjectIds.filter((id) => subjectOf(id).pages[0] === likeliest).slice(0, 1) : [];
  });
  const others = [...new Set(things)].filter((id) => !pagesSpokenOf.has(subjectOf(id).pages[0]));
  if (part.subjects.length === 0 && others.length < 2) return;
  const said = newDraft();
  for (const id of others.slice(0, mostOthers)) {
    const own = { ...part, subjects: [id], variants: [] };
    if (isPrice) sayPrice({ ...context, draft: said }, own, id);
    if (isLeadTime) sayLeadTime({ ...context, draft: said }, own, id);
  }
  // Where another page leads, what was said before it may be of one of them.
  continueWith(draft, said);
  draft.handOver ??= said.handOver;
}
