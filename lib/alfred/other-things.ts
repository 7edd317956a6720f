import { likelyPages } from './likely-pages';
import type { Context } from './part-context';
import { piecesOf } from './read-question';
import { sayLeadTime, sayPrice } from './say-facts';
import { type SubjectId, subjectIds, subjectOf } from './subjects';

/** From these odds on, over the next page and over nobody's, a few words that name no thing mean the thing of a page. */
const meant = { overNext: 2, overNowhere: 10 };

/** What costs or takes how long is asked of several things in one breath: says it of those that have not been spoken of. */
export function sayOtherThings(context: Context): void {
  const { part, knowledge, locale } = context;
  const isPrice = part.intents.includes('price');
  const isLeadTime = part.intents.includes('lead-time');
  if (!isPrice && !isLeadTime) return;
  const pieces = piecesOf(part, locale);
  if (pieces.length < 2) return;
  const pagesSpokenOf = new Set(part.subjects.flatMap((id) => subjectOf(id).pages));
  const things = pieces.map(({ plain, subjects, asks }): SubjectId | undefined => {
    if (subjects.length > 0 || asks) return subjects[0];
    const { likeliest, lead } = likelyPages(knowledge, plain);
    const isMeant = lead.overNext >= meant.overNext && lead.overNowhere >= meant.overNowhere;
    return isMeant ? subjectIds.find((id) => subjectOf(id).pages[0] === likeliest) : undefined;
  });
  const others = new Set(things.filter((id) => id !== undefined && !part.subjects.includes(id)));
  if (part.subjects.length === 0 && others.size < 2) return;
  for (const id of others) {
    if (id === undefined || pagesSpokenOf.has(subjectOf(id).pages[0])) continue;
    const own = { ...part, subjects: [id], variants: [] };
    if (isPrice) sayPrice(context, own, id);
    if (isLeadTime) sayLeadTime(context, own, id);
  }
}
