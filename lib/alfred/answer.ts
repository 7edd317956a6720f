import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { ProjectType } from '@/lib/quotes/project-types';

// What Alfred says, as data that can be stored, sent and drawn. It holds no HTML and no address of anywhere else: a link is a
// page of this site by its id, which `pathWithin` writes.

/** A place of this site. */
export interface SiteLink {
  page: PageId;
  /** The path below the page; empty for the page itself. */
  rest: string;
  /** The id of an element on the page, without "#". */
  anchor: string | null;
  query: Record<string, string>;
}

/** A piece of a sentence. `phone` and `mail` are the agency's own and lead there. */
export type Span =
  | { kind: 'text' | 'strong' | 'phone' | 'mail'; text: string }
  | { kind: 'link'; text: string; link: SiteLink };

export interface Sentence {
  spans: Span[];
  /** Where it is said: places in `Answer.citations`. Empty for what no page says, such as the working of a sum. */
  cites: number[];
}

/** A line of a sum, everything written out: "Film réfléchissant", "30 m² × 25 €", "750 €". */
export interface SumLine {
  label: string;
  working: string;
  amount: string;
}

export type AnswerBlock =
  | { kind: 'paragraph'; sentences: Sentence[] }
  | { kind: 'list'; items: Sentence[] }
  /** `note` says what the amounts include: VAT, fitting. */
  | { kind: 'sum'; lines: SumLine[]; total: SumLine | null; note: string; cites: number[] }
  /** The words of a page or of a colleague, as they stand there. */
  | { kind: 'quote'; text: string; cite: number };

export interface Citation {
  /** Of the passage. */
  id: string;
  /** `answer` is one of the staff's own. */
  kind: 'page' | 'work' | 'answer';
  /** Where to read on; null for an answer of the staff that belongs to no page. */
  link: SiteLink | null;
  pageName: string;
  heading: string;
  /** The words it rests on. */
  quote: string;
}

/** A tool of the site that does more than an answer can. */
export interface OfferedTool {
  kind: 'wrap-simulator' | 'shirt-designer' | 'quote-form' | 'page';
  label: string;
  link: SiteLink;
  /** What the quote form may be filled in with. */
  prefill: { subject: ProjectType; message: string } | null;
}

/** What a question asks about, for statistics and tests. */
export type IntentId =
  | 'price'
  | 'lead-time'
  | 'lifetime'
  | 'warranty'
  | 'care'
  | 'files'
  | 'permit'
  | 'hours'
  | 'answer-time'
  | 'contact'
  | 'order-status'
  | 'person'
  | 'job'
  | 'legal'
  | 'technique'
  | 'comparison'
  | 'area'
  | 'payment'
  | 'quote'
  | 'works'
  | 'about'
  | 'greeting'
  | 'thanks'
  | 'self'
  | 'insult'
  | 'off-topic'
  | 'hostile';

export interface Answer {
  /** Of the answer, which may be another than the page's. */
  locale: Locale;
  /** `unknown`: the site says nothing about it, and the answer says so. */
  certainty: 'sure' | 'unsure' | 'unknown';
  source: 'rules' | 'model';
  intents: IntentId[];
  blocks: AnswerBlock[];
  /** In the order in which they are first cited; shown from 1. */
  citations: Citation[];
  tools: OfferedTool[];
  /** Whole questions that can be asked next. */
  followUps: string[];
  /** What he offers to hand over, and why; null where nobody is needed. */
  handOver: {
    kind: 'quote' | 'question';
    reason: 'unknown' | 'unsure' | 'person' | 'order' | 'price';
  } | null;
}

/** What was said before, the oldest first. */
export interface Turn {
  from: 'visitor' | 'alfred';
  text: string;
}

export interface AlfredQuestion {
  question: string;
  /** Of the page it is asked on. */
  locale: Locale;
  history: readonly Turn[];
  /** The page it is asked from, if any: says what "it" may be. */
  from?: PageId | undefined;
}

/** The longest question, in characters. */
export const longestQuestion = 2_000;

/** What comes while an answer is made. The last one is always `answer`. */
export type AnswerEvent =
  /** A tool is at work. */
  | { kind: 'looking'; tool: 'search' | 'price' | 'hours' | 'requests' }
  /** The answer so far, in place of what came before: only sentences that have passed the guard. */
  | { kind: 'draft'; blocks: AnswerBlock[]; citations: Citation[] }
  | { kind: 'answer'; answer: Answer };
