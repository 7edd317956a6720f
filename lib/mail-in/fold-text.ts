/** Quote stripping: a mail's text in two: what its writer says, and what stands there besides. Every line is in one of them, in its order. */
export interface FoldedText {
  shown: string;
  /** Quoted text and signature; empty when there are none. */
  folded: string;
}

const longestMark = 400;
/** A longer text is no answer that somebody wrote, and is left as it is. */
const mostLines = 4000;
const attributionLines = 3;

const isBlank = (line: string) => line.trim() === '';
const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
// "-- " as programs write it; many lose the space on the way.
const isSignatureMark = (line: string) => /^-- ?$/.test(line);
const isOriginalMark = (line: string) =>
  /^\s*-{3,}\s*(?:original message|message d['’]origine|message original|oorspronkelijk bericht|ursprüngliche nachricht)\s*-{3,}\s*$/i.test(
    line,
  );
const isDeviceMark = (line: string) =>
  line.length < 120 &&
  /^\s*(?:sent from (?:my|outlook|mail|yahoo|proton)|get outlook for|envoyé (?:de|depuis|à partir de) (?:mon|outlook|mail|yahoo|proton)|obtenez outlook pour|télécharger outlook pour|verzonden (?:vanaf|van|vanuit|met) (?:mijn|outlook|mail|yahoo|proton)|verstuurd (?:vanaf|van|vanuit|met) (?:mijn|outlook|mail|yahoo|proton)|outlook voor)\b/i.test(
    line,
  );
const isRule = (line: string) => /^\s*_{10,}\s*$/.test(line);

const opensHead = /^[\s*]*(?:from|de|van|von)\s*[*]*\s*[:：]/i;
const headLine =
  /^[\s*]*(?:sent|date|to|cc|subject|envoyé|envoyé le|à|objet|verzonden|datum|aan|onderwerp|gesendet|an|betreff)\s*[*]*\s*[:：]/i;

/** The head of the mail that was answered, as Outlook puts it above its text. */
function isAnsweredHead(lines: readonly string[], at: number): boolean {
  if (!opensHead.test((lines[at] ?? '').slice(0, longestMark))) return false;
  const next = lines.slice(at + 1, at + 6).filter((line) => headLine.test(line.slice(0, longestMark)));
  return next.length >= 2;
}

const attributions = [
  /^\s*on\b.*\bwrote\s*:?\s*$/i,
  /^\s*le\b.*\ba\s+écrit\s*:?\s*$/i,
  /^\s*op\b.*\b(?:schreef|geschreven)\b.{0,160}:?\s*$/i,
  /^\s*am\b.*\bschrieb\b.{0,160}:?\s*$/i,
];

const joinLines = (lines: readonly string[], at: number, count: number) =>
  lines
    .slice(at, at + count)
    .join(' ')
    .slice(0, longestMark);

/** How many lines from here on say who wrote what is quoted below them; 0 when none do. */
function attributionAt(lines: readonly string[], at: number): number {
  let found = 0;
  for (let count = 1; count <= attributionLines; count += 1) {
    const last = lines[at + count - 1];
    if (last === undefined || isBlank(last) || isQuoted(last)) break;
    const text = joinLines(lines, at, count);
    if (attributions.some((pattern) => pattern.test(text))) found = count;
  }
  return found;
}

/** Whether such a line names an address or the time of day, as no sentence that somebody writes does. */
function isCertain(text: string): boolean {
  return /:\s*$/.test(text) && /@|\b\d{1,2}[:h.]\d{2}\b/.test(text);
}

/** What is known of each line, found from the last to the first, so that no text takes long. */
interface Survey {
  /** The next line with something on it, from this one on. */
  next: Int32Array;
  /** The end of a quotation that begins here, with the line that names its writer; 0 when none does. */
  quotationEnd: Int32Array;
  /** Whether everything from here to the end is quoted, or a signature. */
  isTail: Uint8Array;
}

function surveyLines(lines: readonly string[]): Survey {
  const count = lines.length;
  const next = new Int32Array(count + 5).fill(count);
  const quotationEnd = new Int32Array(count);
  const isTail = new Uint8Array(count + 1);
  isTail[count] = 1;
  let hasQuotedBelow = false;
  const endsAt = (at: number) => isTail[next[at] ?? count] === 1;
  for (let at = count - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    next[at] = isBlank(line) ? (next[at + 1] ?? count) : at;
    if (isBlank(line)) continue;
    const below = next[at + 1] ?? count;
    const named = attributionAt(lines, at);
    if (isQuoted(line))
      quotationEnd[at] = isQuoted(lines[below] ?? '') ? (quotationEnd[below] ?? at + 1) : at + 1;
    else if (named > 0) {
      const first = next[at + named] ?? count;
      if (isQuoted(lines[first] ?? '')) quotationEnd[at] = quotationEnd[first] ?? 0;
    }
    const end = quotationEnd[at] ?? 0;
    const isMarked =
      isSignatureMark(line) ||
      isOriginalMark(line) ||
      isAnsweredHead(lines, at) ||
      (isRule(line) && isAnsweredHead(lines, below)) ||
      // Some programs quote without a mark on each line.
      (named > 0 && !hasQuotedBelow && isCertain(joinLines(lines, at, named)));
    if (isMarked || (isDeviceMark(line) && endsAt(at + 1)) || (end > 0 && endsAt(end))) isTail[at] = 1;
    hasQuotedBelow ||= isQuoted(line);
  }
  return { next, quotationEnd, isTail };
}

/**
 * Takes what is quoted and signed apart from what its writer says: below it, as most programs put it, or above it. Answers
 * between quoted lines stay as they are, because they say nothing without them; so does a mail that holds nothing else.
 */
export function foldText(text: string): FoldedText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines.length > mostLines) return { shown: lines.join('\n'), folded: '' };
  const { next, quotationEnd, isTail } = surveyLines(lines);
  const found = lines.findIndex((line, at) => !isBlank(line) && isTail[at] === 1);
  const tail = found < 0 ? lines.length : found;
  const start = next[0] ?? 0;
  const end = start < tail ? (quotationEnd[start] ?? 0) : 0;
  const isAbove = end > 0 && end <= tail && !lines.slice(end, tail).some(isQuoted);
  const head = isAbove ? end : 0;
  const shown = lines.slice(head, tail);
  if (shown.every(isBlank)) return { shown: lines.join('\n'), folded: '' };
  return { shown: shown.join('\n'), folded: [...lines.slice(0, head), ...lines.slice(tail)].join('\n') };
}
