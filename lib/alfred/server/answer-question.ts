import 'server-only';
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { AlfredQuestion, Answer, AnswerEvent, IntentId } from '../answer';
import type { Sources, SpendingStore } from '../sources';
import { answerByRules } from './answer-by-rules';
import { loadKnowledge } from './load-knowledge';
import { type ModelSettings, modelSettings } from './model-settings';
import { type ModelPatience, type ModelUsage, modelPatience, writeWithModel } from './write-with-model';

interface AnswerOptions {
  /** Breaks off what a model is still saying. */
  signal?: AbortSignal | undefined;
  /** Where the cost of a model is kept; without it none is asked. */
  spending?: SpendingStore | undefined;
  /** Instead of the environment's. */
  settings?: ModelSettings | null;
  patience?: ModelPatience;
}

/** What the rules say best, and a model would only be talked into. */
const withoutModel: readonly IntentId[] = ['hostile', 'off-topic', 'order-status', 'person'];

function dayOf(now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

function isForModel({ intents, blocks, citations }: Answer): boolean {
  if (intents.some((intent) => withoutModel.includes(intent))) return false;
  // A colleague has answered this very question.
  if (citations.some(({ kind }) => kind === 'answer')) return false;
  // Manners have neither an intent nor a source.
  return !(intents.length === 0 && citations.length === 0 && blocks.length <= 1);
}

/** Tokens that an answer takes at most, about: four steps with all they read. */
const mostTokens = { input: 30_000, output: 2_800 };

/** Answers under way in this process: what they cost is written down when they end. */
let running = 0;

/** Lets an answer begin, which counts as running from then on. */
async function mayBegin(settings: ModelSettings, spending: SpendingStore, day: string): Promise<boolean> {
  const spent = await spending.spentOn(day);
  const most = costOf(settings, { inputTokens: mostTokens.input, outputTokens: mostTokens.output });
  const may = spent !== null && (spent + running * most < settings.dailyMicroEuros || isFree(settings));
  if (may) running += 1;
  return may;
}

function costOf({ inputMicroEuros, outputMicroEuros }: ModelSettings, usage: ModelUsage): number {
  return Math.ceil(usage.inputTokens * inputMicroEuros + usage.outputTokens * outputMicroEuros);
}

function isFree({ inputMicroEuros, outputMicroEuros }: ModelSettings): boolean {
  return inputMicroEuros === 0 && outputMicroEuros === 0;
}

async function recordCost(
  spending: SpendingStore,
  settings: ModelSettings,
  day: string,
  usage: ModelUsage,
): Promise<void> {
  try {
    await spending.record(day, { ...usage, microEuros: costOf(settings, usage) });
  } catch (error) {
    incident(error, { where: 'alfred.cost' });
  }
}

/**
 * Answers a question, piece by piece where a model writes; the last event is the whole answer. Whatever fails there, the rules answer.
 */
export async function* streamAnswer(
  asked: AlfredQuestion,
  sources: Sources,
  options: AnswerOptions = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  const byRules = await answerByRules(asked, sources);
  const settings = options.settings === undefined ? modelSettings() : options.settings;
  const { spending, signal, patience = modelPatience } = options;
  const day = dayOf(sources.now);
  if (settings && spending && isForModel(byRules)) {
    let answer: Answer | null = null;
    let begun = false;
    try {
      begun = await mayBegin(settings, spending, day);
      if (begun) {
        const knowledge = await loadKnowledge(byRules.locale, sources);
        const record = (usage: ModelUsage) => recordCost(spending, settings, day, usage);
        const outcome = yield* writeWithModel({
          asked,
          byRules,
          knowledge,
          sources,
          settings,
          patience,
          signal,
          record,
        });
        if (outcome.why) log.info('alfred.rulesInstead', { why: outcome.why });
        answer = outcome.answer;
      }
    } catch (error) {
      incident(error, { where: 'alfred.model' });
    } finally {
      if (begun) running -= 1;
    }
    if (answer) {
      yield { kind: 'answer', answer };
      return;
    }
  }
  yield { kind: 'answer', answer: byRules };
}
