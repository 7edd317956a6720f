import 'server-only';
import { company } from '@/lib/company/company';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { collectPassages } from '@/lib/search/collect-passages';
import { excerptOf } from '@/lib/search/excerpt';
import type { Passage } from '@/lib/search/passage';
import { createSearchIndex, type SearchIndex } from '@/lib/search/search-index';
import type { AlfredQuestion, Answer, Citation } from '../answer';
import type { Sources } from '../sources';

const indexes = new Map<Locale, SearchIndex>();

async function indexOf(locale: Locale, sources: Sources): Promise<SearchIndex> {
  const known =
    indexes.get(locale) ??
    createSearchIndex(collectPassages(locale, await sources.pageNames(locale)), locale);
  indexes.set(locale, known);
  return known;
}

function cite(passage: Passage, quote: string): Citation {
  const { id, page, rest, anchor, pageName, heading } = passage;
  return { id, kind: 'page', link: { page, rest, anchor, query: {} }, pageName, heading, quote };
}

const doesNotKnow: Localized<(phone: string) => string> = {
  fr: (phone) =>
    `Je ne trouve rien à ce sujet sur notre site. Appelez le ${phone}, ou transmettez votre question.`,
  nl: (phone) => `Daarover vind ik niets op onze site. Bel ${phone}, of geef uw vraag door.`,
  en: (phone) => `I find nothing about that on our site. Call ${phone}, or pass your question on.`,
};

/** The answer that needs no language model: facts, sums and passages, by rules. */
export async function answerByRules(asked: AlfredQuestion, sources: Sources): Promise<Answer> {
  const { locale } = asked;
  const [best] = (await indexOf(locale, sources)).find(asked.question);
  const common = { locale, source: 'rules' as const, intents: [], tools: [], followUps: [] };
  if (!best || best.covered < 0.5) {
    const text = doesNotKnow[locale](company.phone.display[locale]);
    return {
      ...common,
      certainty: 'unknown',
      blocks: [{ kind: 'paragraph', sentences: [{ spans: [{ kind: 'text', text }], cites: [] }] }],
      citations: [],
      handOver: { kind: 'question', reason: 'unknown' },
    };
  }
  const text = excerptOf(best.passage.text, asked.question, locale)
    .map((part) => part.text)
    .join('');
  return {
    ...common,
    certainty: 'unsure',
    blocks: [{ kind: 'quote', text, cite: 0 }],
    citations: [cite(best.passage, text)],
    handOver: null,
  };
}
