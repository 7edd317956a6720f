import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Passage } from '@/lib/search/passage';
import { createSearchIndex } from '@/lib/search/search-index';
import { indexOfWorks, passageOfWork } from '@/lib/search/server/search-site';
import type { AlfredQuestion, Answer } from '../answer';
import { answerPart } from '../answer-part';
import { continueWith, type Draft, newDraft, quote } from '../draft';
import { followUpsFor } from '../follow-ups';
import { type Knowledge, termsOf } from '../knowledge';
import { offerQuote } from '../offer-tools';
import { type Certainty, sayUnknown } from '../part-context';
import {
  cleanQuestion,
  detectLanguage,
  type QuestionPart,
  readQuestion,
  subjectOfPage,
} from '../read-question';
import type { Sources, StaffAnswer } from '../sources';
import { loadKnowledge } from './load-knowledge';
import { ownRequestLines } from './own-request-lines';

const mostWorks = 3;

/** Works that a question speaks of, or, for who asks for no particular ones, the first of all. */
async function worksFor(text: string, locale: Locale, sources: Sources, isAny: boolean): Promise<Passage[]> {
  const portfolio = await sources.portfolio();
  const hits = indexOfWorks(portfolio, locale).find(text, mostWorks * 2);
  const [best] = hits;
  const close = hits.filter(({ score }) => best !== undefined && score >= best.score * 0.4);
  if (close.length > 0) return close.slice(0, mostWorks).map(({ passage }) => passage);
  return isAny
    ? portfolio.items.slice(0, mostWorks).map((item) => passageOfWork(portfolio, item, locale))
    : [];
}

/** Answers of the staff, as they were when they were last indexed. */
const ofStaff = new Map<
  Locale,
  { state: string; passages: Passage[]; find: (text: string) => Passage | null }
>();

function staffPassages(answers: readonly StaffAnswer[], locale: Locale, knowledge: Knowledge) {
  const state = answers.map(({ id, version }) => `${id}.${version}`).join();
  const known = ofStaff.get(locale);
  if (known?.state === state) return known;
  const passages = answers.flatMap(({ id, texts, page }): Passage[] => {
    const own = texts[locale];
    if (!own) return [];
    return [
      {
        id: `answer:${id}`,
        kind: 'question',
        page: page ?? 'home',
        rest: '',
        anchor: page === null ? 'none' : null,
        pageName: '',
        heading: own.question,
        text: own.answer,
        price: null,
      },
    ];
  });
  const index = createSearchIndex(passages, locale);
  /** The answer to this very question: asked in nearly the same words. */
  const find = (text: string): Passage | null => {
    const asked = new Set(termsOf(text, locale));
    for (const { passage } of index.find(text, 5)) {
      const heading = new Set(termsOf(passage.heading, locale));
      const all = new Set([...heading, ...termsOf(passage.text, locale)]);
      const share = (of: Set<string>, within: Set<string>) => {
        let sum = 0;
        let hit = 0;
        for (const term of of) {
          const weight = knowledge.weightOf(term);
          sum += weight;
          if (within.has(term)) hit += weight;
        }
        return sum === 0 ? 0 : hit / sum;
      };
      if (share(heading, asked) >= 0.6 && share(asked, all) >= 0.6) return passage;
    }
    return null;
  };
  const made = { state, passages, find };
  ofStaff.set(locale, made);
  return made;
}

/** Everything in this language that staff wrote for Alfred, as passages. */
async function findStaffAnswer(
  text: string,
  locale: Locale,
  sources: Sources,
  knowledge: Knowledge,
): Promise<Passage | null> {
  const answers = await sources.staffAnswers();
  return answers.length === 0 ? null : staffPassages(answers, locale, knowledge).find(text);
}

function isRefused({ intents, notOurs }: QuestionPart): boolean {
  return intents.includes('hostile') || notOurs !== null;
}

function overall(all: readonly Certainty[]): Certainty {
  if (all.every((one) => one === 'unknown')) return 'unknown';
  return all.every((one) => one === 'sure') ? 'sure' : 'unsure';
}

/** The answer that needs no language model: facts, sums and passages, by rules. */
export async function answerByRules(asked: AlfredQuestion, sources: Sources): Promise<Answer> {
  const question = cleanQuestion(asked.question);
  const locale = detectLanguage(question, asked.locale);
  const knowledge = await loadKnowledge(locale, sources);
  const parts = readQuestion(asked, locale, knowledge.speller, subjectOfPage(asked.from));
  const draft = newDraft();
  const certainties: Certainty[] = [];
  let nearest: Pick<Draft, 'blocks' | 'citations'> | null = null;
  for (const part of parts) {
    const staff = part.intents.includes('hostile')
      ? null
      : await findStaffAnswer(part.plain, locale, sources, knowledge);
    if (staff) {
      quote(draft, staff, staff.text);
      certainties.push('sure');
      continue;
    }
    const [said, cited] = [draft.blocks.length, draft.citations.length];
    const certainty = await answerPart({
      draft,
      knowledge,
      sources,
      part,
      locale,
      outside: {
        works: (isAny: boolean) => worksFor(part.plain, locale, sources, isAny),
        requests: () => ownRequestLines(locale, sources),
      },
    });
    // Of several questions those that can be answered are; that one cannot is told by the offer to hand it over.
    if (certainty === 'unknown' && parts.length > 1 && !isRefused(part)) {
      // Where nothing of it can be answered, what comes near one of them is named.
      if (draft.citations.length > cited)
        nearest ??= { blocks: draft.blocks.slice(said), citations: [...draft.citations] };
      draft.blocks.length = said;
      draft.citations.length = Math.min(cited, draft.citations.length);
    } else certainties.push(certainty);
  }
  if (draft.blocks.length === 0 && nearest) continueWith(draft, nearest);
  if (draft.blocks.length === 0) sayUnknown(draft, locale);
  const certainty = overall(certainties);
  const subjects = [...new Set(parts.flatMap((part) => part.subjects))];
  // Nobody whose thing is broken, or who wants a person, is offered another one.
  const isPassedOn = draft.handOver?.reason === 'person';
  if (draft.handOver?.kind === 'quote' || (subjects.length > 0 && certainty !== 'unknown' && !isPassedOn))
    offerQuote(draft, subjects[0], question, locale);
  return {
    locale,
    certainty,
    source: 'rules',
    intents: [
      ...new Set(
        parts.flatMap(({ intents, notOurs }) => (notOurs ? [...intents, 'off-topic' as const] : intents)),
      ),
    ],
    blocks: draft.blocks,
    citations: draft.citations,
    tools: draft.tools,
    followUps: followUpsFor(parts, locale),
    handOver: draft.handOver,
  };
}
