import 'server-only';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type FinishReason, isStepCount, type LanguageModelUsage, type ModelMessage, streamText } from 'ai';
import { company } from '@/lib/company/company';
import { log } from '@/lib/log/log';
import type { AlfredQuestion, Answer, AnswerBlock, AnswerEvent, Citation } from '../answer';
import { cite, type Draft, newDraft, sentence } from '../draft';
import { type Doubt, doubtOf } from '../guard/check-sentence';
import type { Knowledge } from '../knowledge';
import { instructionsFor, questionMessage } from '../model/instructions';
import { createMask } from '../model/mask';
import { createSentenceReader, type WrittenSentence } from '../model/split-sentences';
import { answerText } from '../plain-answer';
import { rankPassages } from '../rank-passages';
import { cleanQuestion } from '../read-question';
import type { Sources } from '../sources';
import type { ModelSettings } from './model-settings';
import { type Findings, modelTools } from './model-tools';

/** How long a model may take, in milliseconds: until its first word, between two, and in all. */
export interface ModelPatience {
  firstChunkMs: number;
  chunkMs: number;
  totalMs: number;
}

export const modelPatience: ModelPatience = { firstChunkMs: 8_000, chunkMs: 6_000, totalMs: 25_000 };

interface ModelRequest {
  asked: AlfredQuestion;
  /** What the rules answer: its facts are given to the model, its offers kept. */
  byRules: Answer;
  knowledge: Knowledge;
  sources: Sources;
  settings: ModelSettings;
  patience: ModelPatience;
  signal?: AbortSignal | undefined;
  /** Told what was used, also when nobody listens any more. */
  record: (usage: ModelUsage) => Promise<void>;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

interface ModelOutcome {
  /** Null when the rules must answer; `why` says what was wrong, for the log. */
  answer: Answer | null;
  why: Doubt | 'error' | 'empty' | 'stopped' | 'cut' | null;
}

const mostPassages = 8;
const mostTurns = 6;
const mostSteps = 4;
const mostOutputTokens = 700;
const charactersPerToken = 3;
/** About what the instructions and the tools take of what a step reads. */
const schemaCharacters = 4_000;

const looking = {
  search: 'search',
  price: 'price',
  hours: 'hours',
  answerDate: 'hours',
  ownRequests: 'requests',
} as const;

/** Passages to begin with: those that the rules cite, then those that rank best. */
function firstPassages({ asked, byRules, knowledge }: ModelRequest) {
  const cited = byRules.citations.flatMap(({ id }) =>
    knowledge.passages.filter((passage) => passage.id === id),
  );
  const ranked = rankPassages(
    knowledge,
    { text: asked.question, pages: cited.map(({ page }) => page) },
    mostPassages,
  );
  const all = [...cited, ...ranked.map(({ passage }) => passage)];
  return [...new Map(all.map((passage) => [passage.id, passage])).values()].slice(0, mostPassages);
}

/** Adds a sentence that has passed the guard to the blocks of an answer. */
function add(
  draft: Draft,
  { isItem, startsParagraph }: WrittenSentence,
  text: string,
  cites: number[],
): void {
  const made = sentence(text, cites);
  const last = draft.blocks.at(-1);
  if (isItem) {
    if (last?.kind === 'list') last.items.push(made);
    else draft.blocks.push({ kind: 'list', items: [made] });
  } else if (last?.kind === 'paragraph' && !startsParagraph) last.sentences.push(made);
  else draft.blocks.push({ kind: 'paragraph', sentences: [made] });
}

/**
 * What all steps of an answer have used: as the provider says, or an estimate where it does not, as of a step that was broken off.
 *
 * @param read characters that each step begins with
 */
function countUsage(read: number) {
  const estimate = (characters: number) => Math.ceil(characters / charactersPerToken);
  const sum: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let written = 0;
  let isRunning = true;
  const add = (told: Partial<LanguageModelUsage> | null) => {
    sum.inputTokens += told?.inputTokens || estimate(read + schemaCharacters);
    sum.outputTokens += told?.outputTokens || estimate(written);
    written = 0;
  };
  return {
    beginStep: () => {
      isRunning = true;
    },
    write: (characters: number) => {
      written += characters;
    },
    endStep: (told: LanguageModelUsage) => {
      isRunning = false;
      add(told);
    },
    all: (): ModelUsage => {
      if (isRunning) add(null);
      return sum;
    },
  };
}

/** What a model is given, and what its sentences are checked against. */
function prepare(request: ModelRequest) {
  const { asked, byRules } = request;
  const { locale } = byRules;
  const { email, phone, iban, vatNumber, enterpriseNumber } = company;
  const mask = createMask([email, phone.display[locale], iban, vatNumber, enterpriseNumber]);
  const question = mask.hide(cleanQuestion(asked.question));
  const facts = byRules.certainty === 'unknown' ? '' : mask.hide(answerText(byRules)).replaceAll('**', '');
  const findings: Findings = {
    passages: firstPassages(request),
    facts: [facts],
    sums: sumsOf(byRules.blocks),
    ownRequests: [],
    tools: [],
    handOver: null,
  };
  const messages: ModelMessage[] = [
    ...asked.history.slice(-mostTurns).map(
      ({ from, text }): ModelMessage => ({
        role: from === 'visitor' ? 'user' : 'assistant',
        content: mask.hide(text),
      }),
    ),
    { role: 'user', content: questionMessage(question, findings.passages, facts) },
  ];
  return { locale, mask, question, findings, messages };
}

type Prepared = ReturnType<typeof prepare>;

/** Puts a sentence into the draft, unless the guard doubts it. */
function take(
  line: WrittenSentence,
  draft: Draft,
  { locale, mask, question, findings }: Prepared,
): Doubt | null {
  const known = line.cites.flatMap((number) => findings.passages[number - 1] ?? []);
  if (known.length < line.cites.length) return 'not-cited';
  // Of a number that a visitor typed nobody here knows whose it is: said by us it would be ours.
  const theirs = /\[(iban|vat|phone)-\d{1,3}\]/.exec(line.text)?.[1];
  if (theirs) return theirs === 'phone' ? 'phone' : 'account';
  const doubt = doubtOf(line.text.replaceAll('**', ''), {
    cited: known.map(({ heading, text }) => `${heading}. ${text}`),
    facts: findings.facts,
    sums: findings.sums,
    question,
    locale,
  });
  if (doubt) return doubt;
  const cites = known.flatMap((passage) => cite(draft, passage, passage.text));
  add(draft, line, mask.show(line.text), cites);
  return null;
}

function startModel(request: ModelRequest, { locale, messages, findings }: Prepared, stop: AbortSignal) {
  const { asked, knowledge, sources, settings, patience, signal } = request;
  const provider = createOpenAICompatible({
    name: 'alfred',
    baseURL: settings.url,
    includeUsage: true,
    ...(settings.key ? { apiKey: settings.key } : {}),
  });
  return streamText({
    model: provider.chatModel(settings.name),
    instructions: instructionsFor(locale),
    messages,
    tools: modelTools({ locale, knowledge, sources, question: asked.question, findings }),
    stopWhen: isStepCount(mostSteps),
    temperature: 0.2,
    maxOutputTokens: mostOutputTokens,
    maxRetries: 0,
    timeout: patience,
    abortSignal: signal ? AbortSignal.any([signal, stop]) : stop,
    // The stream tells of errors; they are not printed besides.
    onError: () => undefined,
  });
}

function failed(error: unknown): ModelOutcome {
  log.warn('alfred.modelFailed', { reason: String(error).slice(0, 200) });
  return { answer: null, why: 'error' };
}

/** Has a model write the answer, and shows of it what stands in its sources. Never throws. */
export async function* writeWithModel(
  request: ModelRequest,
): AsyncGenerator<AnswerEvent, ModelOutcome, undefined> {
  const { byRules } = request;
  const prepared = prepare(request);
  const { messages, findings } = prepared;
  const stop = new AbortController();
  const draft = newDraft();
  const reader = createSentenceReader();
  const usage = countUsage(JSON.stringify(messages).length);
  let finish: FinishReason | null = null;
  try {
    for await (const part of startModel(request, prepared, stop.signal).stream) {
      if (part.type === 'error') return failed(part.error);
      if (part.type === 'abort') return { answer: null, why: 'stopped' };
      if (part.type === 'start-step') usage.beginStep();
      if (part.type === 'finish-step') usage.endStep(part.usage);
      if (part.type === 'finish') finish = part.finishReason;
      if (part.type === 'tool-call') {
        const tool = looking[part.toolName as keyof typeof looking];
        if (tool) yield { kind: 'looking', tool };
      }
      if (part.type !== 'text-delta') continue;
      usage.write(part.text.length);
      for (const line of reader.push(part.text)) {
        const why = take(line, draft, prepared);
        if (why) return { answer: null, why };
        yield {
          kind: 'draft',
          blocks: structuredClone(draft.blocks),
          citations: structuredClone(draft.citations),
        };
      }
    }
    for (const line of reader.finish()) {
      const why = take(line, draft, prepared);
      if (why) return { answer: null, why };
    }
  } catch (error) {
    return failed(error);
  } finally {
    stop.abort();
    await request.record(usage.all());
  }
  // At its limit, or by a filter: the last sentence may stop in its middle. Providers have other words for an end.
  if (finish !== 'stop' && finish !== 'other') return { answer: null, why: 'cut' };
  if (draft.blocks.length === 0) return { answer: null, why: 'empty' };
  // An answer without a source is none, unless it only says that there is none.
  if (draft.citations.length === 0 && byRules.certainty !== 'unknown')
    return { answer: null, why: 'not-cited' };
  return { answer: finished(byRules, draft.blocks, draft.citations, findings), why: null };
}

function sumsOf(blocks: readonly AnswerBlock[]): number[] {
  return blocks.flatMap((block) =>
    block.kind === 'sum'
      ? block.lines.flatMap(({ amount }) => {
          const figures = amount.replaceAll(/[^\d.,]/g, '');
          const decimals = /[.,](\d{2})$/.exec(figures);
          const whole = (decimals ? figures.slice(0, -3) : figures).replaceAll(/[.,]/g, '');
          return amount.includes('€') ? [Number(decimals ? `${whole}.${decimals[1]}` : whole)] : [];
        })
      : [],
  );
}

function finished(byRules: Answer, blocks: AnswerBlock[], citations: Citation[], findings: Findings): Answer {
  const tools = [...byRules.tools, ...findings.tools];
  const own = findings.ownRequests.map((line) => sentence(line));
  const certainty = byRules.certainty === 'unsure' ? 'unsure' : 'sure';
  return {
    ...byRules,
    certainty: citations.length > 0 ? certainty : 'unknown',
    source: 'model',
    intents: own.length > 0 ? [...new Set([...byRules.intents, 'order-status' as const])] : byRules.intents,
    blocks: own.length > 0 ? [...blocks, { kind: 'list', items: own }] : blocks,
    citations,
    tools: [...new Map(tools.map((tool) => [`${tool.kind} ${tool.link.page}`, tool])).values()],
    handOver: findings.handOver ?? byRules.handOver,
  };
}
