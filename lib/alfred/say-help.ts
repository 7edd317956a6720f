import type { PageId } from '@/lib/i18n/routes';
import { cite, offer, quote, say, sentence } from './draft';
import { type Certainty, type Context, wordsOf } from './part-context';
import { phrases } from './phrases';
import { type HelpId, siteHelp } from './site-help';

/** Cites passages that are known to answer, and quotes the first where nothing else says it. @returns whether there are any */
export function citeKnown(context: Context, ids: readonly string[], isQuoted: boolean): boolean {
  const { draft, part, knowledge } = context;
  const passages = ids.flatMap((id) => knowledge.passages.find((one) => one.id === id) ?? []);
  for (const [place, passage] of passages.entries()) {
    const words = wordsOf(passage, part, knowledge);
    // A paragraph of the small print speaks of many things.
    if (isQuoted && place === 0) quote(draft, passage, passage.kind === 'legal' ? words : passage.text);
    else cite(draft, passage, words);
  }
  return passages.length > 0;
}

/** What the site itself does for whoever asks: Alfred says it, or a passage, and the place is offered. */
export function sayHelp(context: Context, id: HelpId): Certainty {
  const { draft, locale } = context;
  const { said, passages, offers, handsOver = false } = siteHelp[id];
  if (said) say(draft, sentence(said[locale]));
  citeKnown(context, passages, said === null);
  for (const { kind, label, page, query = {} } of offers)
    offer(draft, {
      kind,
      label: phrases[locale].tools[label],
      link: { page, rest: '', anchor: null, query },
      prefill: null,
    });
  if (handsOver) draft.handOver = { kind: 'question', reason: 'person' };
  return 'sure';
}

/** Of which help is asked where an account or the way into it is meant; the last one is what the page is for. */
const helpOn: Partial<Record<PageId, readonly (readonly [HelpId, RegExp])[]>> = {
  auth: [
    ['password', /\b(?:mots? de passe|mdp|wachtwoord(?:en)?|paswoord(?:en)?|passwords?|passcode)\b/],
    ['signIn', /^/],
  ],
  account: [
    [
      'eraseAccount',
      /\b(?:effac\w*|supprim\w*|ferm\w*|clotur\w*|verwijder\w*|wis|wissen|gewist|weg|schrap\w*|opzeg\w*|delet\w*|eras\w*|clos(?:e|ing)|remov\w*|rid of)\b/,
    ],
    [
      'ownRequest',
      /\b(?:demandes?|devis|commandes?|offres?|aanvra\w+|bestelling\w*|offertes?|requests?|quotes?|orders?|asked|gevraagd|demandee?s?)\b/,
    ],
    [
      'ownDetails',
      /\b(?:adresses?|noms?|naam|namen|adres(?:sen)?|names?|address(?:es)?|gegevens|donnees|details)\b/,
    ],
    ['account', /^/],
  ],
};

/** Says, in place of what was said, what can be done on a page that no passage speaks of; null where a page speaks for itself. */
export function sayHelpOn(context: Context, page: PageId): Certainty | null {
  const help = helpOn[page]?.find(([, words]) => words.test(context.part.plain));
  if (!help) return null;
  Object.assign(context.draft, { blocks: [], citations: [], tools: [], handOver: null });
  return sayHelp(context, help[0]);
}
