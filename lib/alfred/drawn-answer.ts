import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import type { Answer, AnswerBlock, Citation, Sentence, SiteLink, SumLine } from './answer';
import { answerText } from './plain-answer';

// An answer as it is drawn, on a page and in the dialog: its links are addresses of this site, and nothing is HTML.

type DrawnSpan = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; href: string };

export interface DrawnSentence {
  spans: DrawnSpan[];
  /** Places in `sources`. */
  cites: number[];
}

export type DrawnBlock =
  | { kind: 'paragraph' | 'list'; sentences: DrawnSentence[] }
  | { kind: 'sum'; lines: SumLine[]; total: SumLine | null; note: string; cites: number[] }
  | { kind: 'quote'; text: string; cites: number[] };

export interface DrawnSource {
  /** Null for an answer of the staff, which stands on no page. */
  href: string | null;
  page: string;
  heading: string;
  quote: string;
}

export interface DrawnAnswer {
  locale: Locale;
  certainty: Answer['certainty'];
  source: Answer['source'];
  blocks: DrawnBlock[];
  sources: DrawnSource[];
  tools: { label: string; href: string }[];
  followUps: string[];
  /** What he offers to hand over. */
  handOver: 'quote' | 'question' | null;
  /** For the clipboard. */
  plain: string;
}

function hrefOf({ page, rest, anchor, query }: SiteLink, locale: Locale): string {
  return pathWithin(page, locale, { rest, query }) + (anchor ? `#${anchor}` : '');
}

function drawSentence({ spans, cites }: Sentence, locale: Locale): DrawnSentence {
  return {
    cites,
    spans: spans.map((span): DrawnSpan => {
      switch (span.kind) {
        case 'link':
          return { kind: 'link', text: span.text, href: hrefOf(span.link, locale) };
        case 'phone':
          return { kind: 'link', text: span.text, href: `tel:${company.phone.e164}` };
        case 'mail':
          return { kind: 'link', text: span.text, href: `mailto:${company.email}` };
        default:
          return { kind: span.kind, text: span.text };
      }
    }),
  };
}

function drawBlock(block: AnswerBlock, locale: Locale): DrawnBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', sentences: block.sentences.map((one) => drawSentence(one, locale)) };
    case 'list':
      return { kind: 'list', sentences: block.items.map((one) => drawSentence(one, locale)) };
    case 'sum':
      return block;
    case 'quote':
      return { kind: 'quote', text: block.text, cites: [block.cite] };
  }
}

export function drawBlocks(blocks: readonly AnswerBlock[], locale: Locale): DrawnBlock[] {
  return blocks.map((block) => drawBlock(block, locale));
}

export function drawSources(citations: readonly Citation[], locale: Locale): DrawnSource[] {
  return citations.map(({ link, pageName, heading, quote }) => ({
    href: link && hrefOf(link, locale),
    page: pageName,
    heading,
    quote,
  }));
}

export function drawAnswer(answer: Answer): DrawnAnswer {
  const { locale, certainty, source, blocks, citations, tools, followUps, handOver } = answer;
  return {
    locale,
    certainty,
    source,
    blocks: drawBlocks(blocks, locale),
    sources: drawSources(citations, locale),
    // The form of requests is offered by its own button, filled in.
    tools: tools
      .filter(({ kind }) => kind !== 'quote-form')
      .map(({ label, link }) => ({ label, href: hrefOf(link, locale) })),
    followUps,
    handOver: tools.some(({ kind }) => kind === 'quote-form') ? 'quote' : (handOver?.kind ?? null),
    plain: answerText(answer),
  };
}

/** The address of a conversation, or of the page without one. */
export function alfredPath(
  locale: Locale,
  {
    conversation = null,
    query = {},
    at = '',
  }: { conversation?: string | null; query?: Record<string, string | undefined>; at?: string } = {},
): string {
  const rest = conversation === null ? query : { c: conversation, ...query };
  const path =
    Object.keys(rest).length > 0 ? pathWithin('alfred', locale, { query: rest }) : pathTo('alfred', locale);
  return at === '' ? path : `${path}#${at}`;
}
