import 'server-only';
import { tool } from 'ai';
import { z } from 'zod';
import { type PricedId, prices } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locales';
import type { Passage } from '@/lib/search/passage';
import type { Answer, OfferedTool } from '../answer';
import { noOwnRequests } from '../answer-part';
import { newDraft } from '../draft';
import type { Knowledge } from '../knowledge';
import { passageText } from '../model/instructions';
import { offerQuote } from '../offer-tools';
import { answerText } from '../plain-answer';
import { rankPassages } from '../rank-passages';
import { type Facts, sayAnswerDue, sayHours, sayPriceOf } from '../say-facts';
import type { Sources } from '../sources';
import { ownRequestLines } from './own-request-lines';

/** What tools have brought to light while a model answers. */
export interface Findings {
  passages: Passage[];
  facts: string[];
  sums: number[];
  /** The account's own requests in sentences, for the person alone. */
  ownRequests: string[];
  tools: OfferedTool[];
  handOver: Answer['handOver'];
}

interface Around {
  locale: Locale;
  knowledge: Knowledge;
  sources: Sources;
  question: string;
  findings: Findings;
}

const pricedIds = Object.entries(prices).flatMap(([id, { amount }]) => (amount === null ? [] : [id])) as [
  PricedId,
  ...PricedId[],
];

/** The text of facts that are said into a draft of their own. */
function said({ locale, knowledge, sources, findings }: Around, say: (facts: Facts) => void): string {
  const draft = newDraft();
  say({ draft, knowledge, sources });
  const text = answerText({ ...draft, locale }).replaceAll('**', '');
  findings.facts.push(text);
  return text;
}

/**
 * What a model may do: read. Nothing here takes the name of an account, writes anything, or leads away from this site; a quote and a
 * hand over are only offered to the person, who decides.
 */
export function modelTools(around: Around) {
  const { locale, knowledge, sources, question, findings } = around;
  return {
    search: tool({
      description: 'Find more passages of the site, with their numbers.',
      inputSchema: z.object({ query: z.string().max(200) }),
      execute: async ({ query }) => {
        const found = rankPassages(knowledge, { text: query, pages: [] }, 4);
        const texts = found.map(({ passage }) => {
          const known = findings.passages.findIndex(({ id }) => id === passage.id);
          const place = known >= 0 ? known : findings.passages.push(passage) - 1;
          return passageText(place + 1, passage);
        });
        return texts.length > 0 ? texts.join('\n\n') : 'Nothing found.';
      },
    }),
    price: tool({
      description: 'The published price of one thing, and the sum for square metres or pieces.',
      inputSchema: z.object({
        item: z.enum(pricedIds),
        squareMetres: z.number().positive().max(10_000).optional(),
        pieces: z.number().int().positive().max(1000).optional(),
      }),
      execute: async ({ item, squareMetres, pieces }) =>
        said(around, (facts) => {
          const sum = sayPriceOf(facts, item, { area: squareMetres ?? null, count: pieces ?? null });
          if (sum !== null) findings.sums.push(sum);
        }),
    }),
    hours: tool({
      description:
        'Opening hours, whether it is open now, and whether it is open on a day named in words of the question’s language.',
      inputSchema: z.object({ day: z.string().max(60).optional() }),
      execute: async ({ day }) => said(around, (facts) => sayHours(facts, (day ?? '').toLowerCase())),
    }),
    answerDate: tool({
      description: 'Until when a quote request sent now is answered.',
      inputSchema: z.object({}),
      execute: async () => said(around, sayAnswerDue),
    }),
    ownRequests: tool({
      description:
        'List the quote requests of the account that asks below the answer. They are not told to you.',
      inputSchema: z.object({}),
      execute: async () => {
        const own = await ownRequestLines(locale, sources);
        findings.ownRequests = own.kind === 'some' ? own.lines : [noOwnRequests(own.kind, locale)];
        return 'They are listed below the answer.';
      },
    }),
    beginQuote: tool({
      description: 'Offer the quote form, filled in with the question. The person sends it, or not.',
      inputSchema: z.object({}),
      execute: async () => {
        const draft = newDraft();
        offerQuote(draft, undefined, question, locale);
        findings.tools.push(...draft.tools);
        return 'The form is offered below the answer.';
      },
    }),
    handOver: tool({
      description: 'Offer to pass the question on to a colleague.',
      inputSchema: z.object({}),
      execute: async () => {
        findings.handOver = { kind: 'question', reason: 'person' };
        return 'Handing over is offered below the answer.';
      },
    }),
  };
}
