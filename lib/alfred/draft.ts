import type { Passage } from '@/lib/search/passage';
import type { Answer, AnswerBlock, Citation, OfferedTool, Sentence, Span, SumLine } from './answer';

/** An answer while it is put together. */
export interface Draft {
  blocks: AnswerBlock[];
  citations: Citation[];
  tools: OfferedTool[];
  followUps: string[];
  handOver: Answer['handOver'];
}

export function newDraft(): Draft {
  return { blocks: [], citations: [], tools: [], followUps: [], handOver: null };
}

const mostCitations = 6;

/** What a passage is cited by; one passage is cited once, by the first of its words that were. */
export function cite(draft: Draft, passage: Passage, quote: string): number[] {
  const known = draft.citations.findIndex(({ id }) => id === passage.id);
  if (known >= 0) return [known];
  if (draft.citations.length >= mostCitations) return [];
  const { id, kind, page, rest, anchor, pageName, heading } = passage;
  const isStaff = id.startsWith('answer:');
  draft.citations.push({
    id,
    kind: isStaff ? 'answer' : kind === 'work' ? 'work' : 'page',
    link: isStaff && anchor === 'none' ? null : { page, rest, anchor: isStaff ? null : anchor, query: {} },
    pageName,
    heading,
    quote,
  });
  return [draft.citations.length - 1];
}

export function textSpan(text: string): Span {
  return { kind: 'text', text };
}

/** A sentence of Alfred's own; `**` around words makes them stand out. */
export function sentence(text: string, cites: number[] = []): Sentence {
  return {
    spans: text
      .split('**')
      .flatMap((piece, place): Span[] =>
        piece === '' ? [] : [{ kind: place % 2 === 1 ? 'strong' : 'text', text: piece }],
      ),
    cites,
  };
}

export function say(draft: Draft, ...sentences: Sentence[]): void {
  if (sentences.length > 0) draft.blocks.push({ kind: 'paragraph', sentences });
}

export function list(draft: Draft, items: Sentence[]): void {
  if (items.length > 0) draft.blocks.push({ kind: 'list', items });
}

export function sum(
  draft: Draft,
  lines: SumLine[],
  total: SumLine | null,
  note: string,
  cites: number[],
): void {
  draft.blocks.push({ kind: 'sum', lines, total, note, cites });
}

/** As a sentence begins; what begins with a name in small letters keeps it. */
function capital(text: string): string {
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The words of a passage, unless they have been quoted. */
export function quote(draft: Draft, passage: Passage, words: string): void {
  const isQuoted = draft.blocks.some(
    (block) => block.kind === 'quote' && draft.citations[block.cite]?.id === passage.id,
  );
  const [at] = isQuoted ? [] : cite(draft, passage, words);
  // A figure of the page is read with what it is of, which begins small there: "at most, inside the sign: 24 V".
  if (at !== undefined) draft.blocks.push({ kind: 'quote', text: capital(words), cite: at });
}

/** The words of a paragraph or a list, whatever they cite; null for what is quoted or added up. */
function wordsSaid(block: AnswerBlock): string | null {
  const sentences = block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : null;
  return sentences && JSON.stringify(sentences.map(({ spans }) => spans));
}

/** Blocks without those whose very words stand among others; what is noted under a list stays and goes with it. */
function withoutSaid(blocks: readonly AnswerBlock[], others: readonly AnswerBlock[]): AnswerBlock[] {
  const said = new Set(others.map(wordsSaid));
  const isSaid = (block: AnswerBlock) => wordsSaid(block) !== null && said.has(wordsSaid(block));
  return blocks.filter((block, place) => {
    const above = blocks[place - 1];
    const isNote = block.kind === 'paragraph' && above?.kind === 'list';
    return !isSaid(isNote ? above : block);
  });
}

/**
 * Puts what another draft says behind this one, with what it cites; what has been said or quoted is not said again.
 *
 * @param isWanted of what a quote cites, and of what is cited for reading on
 */
export function continueWith(
  draft: Draft,
  { blocks, citations }: Pick<Draft, 'blocks' | 'citations'>,
  isWanted: (citation: Citation) => boolean = () => true,
): void {
  const placeOf = (at: number): number[] => {
    const citation = citations[at];
    if (!citation) return [];
    const known = draft.citations.findIndex(({ id }) => id === citation.id);
    if (known >= 0) return [known];
    return draft.citations.length < mostCitations ? [draft.citations.push(citation) - 1] : [];
  };
  const isWantedAt = (at: number) => citations[at] !== undefined && isWanted(citations[at]);
  const moved = (one: Sentence): Sentence => ({ ...one, cites: one.cites.flatMap(placeOf) });
  const quoted = new Set(draft.blocks.flatMap((block) => (block.kind === 'quote' ? [block.cite] : [])));
  for (const block of withoutSaid(blocks, draft.blocks)) {
    if (block.kind === 'paragraph') draft.blocks.push({ ...block, sentences: block.sentences.map(moved) });
    else if (block.kind === 'list') draft.blocks.push({ ...block, items: block.items.map(moved) });
    else if (block.kind === 'sum') draft.blocks.push({ ...block, cites: block.cites.flatMap(placeOf) });
    else if (isWantedAt(block.cite)) {
      const [cited] = placeOf(block.cite);
      if (cited !== undefined && !quoted.has(cited)) draft.blocks.push({ ...block, cite: cited });
    }
  }
  for (const at of citations.keys()) if (isWantedAt(at)) placeOf(at);
}

export function offer(draft: Draft, tool: OfferedTool): void {
  const isSame = ({ kind, link }: OfferedTool) =>
    kind === tool.kind && link.page === tool.link.page && link.query.view === tool.link.query.view;
  if (!draft.tools.some(isSame)) draft.tools.push(tool);
}
