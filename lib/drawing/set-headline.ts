import type { Box } from './box';
import type { Letters } from './letters';
import { type OutlinedText, outlineText } from './outline-text';

interface SetHeadline {
  /** Each with its baseline's start, in units of the area. */
  lines: readonly { text: string; path: string; x: number; y: number }[];
  /** Height of a capital. */
  cap: number;
  /** Round all ink. */
  box: Box;
}

/** Height of a capital at which lines are measured: outlines are rounded, so it is a large one. */
const gauge = 100;
/** From baseline to baseline, at that height. */
const leading = 1.3 * gauge;
/** Large letters stand closer: thousandths of an em. */
const tracking = -18;
/** Words that no line should end with. */
const clinging =
  /(?:^|[\s’])(?:de|du|des|la|le|les|l’|d’|à|au|aux|un|une|et|en|ou|se|qui|sur|sans|par|avant|bien|met|van|de|der|het|een|één|op|te|na|is|uw|dan|bij|goed|u|of|the|and|at|a|to|in|it|your|no|not|we|that)$/iu;

/** Every way to break words into lines. */
function arrangements([first = '', ...others]: readonly string[]): string[][] {
  return others.reduce(
    (all, word) =>
      all.flatMap((lines) => [
        [...lines, word],
        [...lines.slice(0, -1), `${lines.at(-1)} ${word}`],
      ]),
    [[first]],
  );
}

interface Fitted {
  lines: readonly (OutlinedText & { text: string })[];
  /** Between baselines, as measured. */
  step: number;
  cap: number;
  score: number;
}

/** How well lines fill an area: as large as they can be, of one length, and none ending on a word that leads on. */
function weigh(lines: Fitted['lines'], { width, height }: Box, most: number): Fitted {
  const [first, last] = [lines[0] as OutlinedText, lines.at(-1) as OutlinedText];
  const widest = Math.max(...lines.map(({ box }) => box.width));
  // Accents and descenders meet no other line.
  const steps = lines.slice(1).map(({ box }, at) => {
    const above = (lines[at] as OutlinedText).box;
    return above.y + above.height - box.y + 0.1 * gauge;
  });
  const step = Math.max(leading, ...steps);
  const tall = step * (lines.length - 1) + last.box.y + last.box.height - first.box.y;
  const cap = Math.min(most, (gauge * width) / widest, (gauge * height) / tall);
  const hanging = lines.slice(0, -1).filter(({ text }) => clinging.test(text)).length;
  const shortest = Math.min(...lines.map(({ box }) => box.width));
  // A last line of one short word looks forgotten.
  const forgotten = lines.length > 1 && last.box.width < widest * 0.35 ? 0.9 : 1;
  // A comma is where one breathes.
  const breathless = lines.filter(({ text }) => /[,;:] /u.test(text)).length;
  const even = 0.7 + (0.3 * shortest) / widest;
  const score = cap * 0.92 ** lines.length * 0.6 ** (hanging + breathless) * forgotten * even;
  return { lines, step, cap, score };
}

/**
 * Sets a few words as large as an area lets them be, in the lines that look best, standing on its lower edge. Where two
 * words are held together (a no-break space, a word joiner), no line ends between them.
 *
 * @param most tallest capital
 */
export function setHeadline(letters: Letters, text: string, area: Box, most: number): SetHeadline {
  const words = text.replaceAll('\u2060', '').split(' ');
  const known = new Map<string, Fitted['lines'][number]>();
  const measure = (line: string) => {
    const set = line.replaceAll(/[\u00a0\u202f]/g, ' ');
    const measured = known.get(set) ?? {
      text: set,
      ...outlineText(letters, set, { capHeight: gauge, tracking }),
    };
    known.set(set, measured);
    return measured;
  };
  const { lines, step, cap } = arrangements(words)
    .map((each) => weigh(each.map(measure), area, most))
    .reduce((best, other) => (other.score > best.score ? other : best));
  const drawn = lines.map(({ text: line }) => outlineText(letters, line, { capHeight: cap, tracking }));
  const depth = (drawn.at(-1) as OutlinedText).box;
  const foot = area.y + area.height - (depth.y + depth.height);
  const placed = drawn.map(({ path, box }, at) => ({
    text: (lines[at] as { text: string }).text,
    path,
    x: area.x - box.x,
    y: foot - (lines.length - 1 - at) * step * (cap / gauge),
  }));
  const top = (placed[0]?.y ?? foot) + (drawn[0] as OutlinedText).box.y;
  const width = Math.max(...drawn.map(({ box }) => box.width));
  return { lines: placed, cap, box: { x: area.x, y: top, width, height: area.y + area.height - top } };
}
