import type { ContrastGrade } from '@/lib/drawing/legibility';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { composeWrap } from './compose';
import { type LetterColourId, letterColourIds } from './letter-colours';
import { sides, type Vehicle } from './vehicles/vehicle';
import type { WrapDesign } from './wrap-design';

/** From the letters that stand out least to those that do most. */
const grades = ['poor', 'weak', 'good', 'strong'] as const satisfies readonly ContrastGrade[];
const enough = grades.indexOf('good');

const inColour = (design: WrapDesign, at: number, colour: LetterColourId): WrapDesign => ({
  ...design,
  lines: design.lines.map((line, other) => (other === at ? { ...line, colour } : line)),
});

/**
 * A wrap that nobody chose colour by colour, with letters that can be read on it: a line that stands out too little is cut from
 * the film that stands out most, wherever it stands.
 */
export function legibleLines(vehicle: Vehicle, design: WrapDesign, letters: LoadedLetters): WrapDesign {
  const gradeOf = (one: WrapDesign, at: number): number => {
    const { placed } = composeWrap(vehicle, one, letters);
    const found = sides.flatMap((side) => placed[side].filter(({ index }) => index === at));
    return Math.min(...found.map(({ contrast }) => grades.indexOf(contrast)));
  };
  return design.lines.reduce((before, _, at) => {
    let best = { design: before, grade: gradeOf(before, at) };
    for (const colour of letterColourIds) {
      if (best.grade >= enough) break;
      const other = inColour(before, at, colour);
      const grade = gradeOf(other, at);
      if (grade > best.grade) best = { design: other, grade };
    }
    return best.design;
  }, design);
}
