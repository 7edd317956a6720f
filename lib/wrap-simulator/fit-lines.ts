import type { LoadedLetters } from '@/lib/drawing/letters';
import { composeWrap } from './compose';
import type { Obstacle, Side, Vehicle } from './vehicles/vehicle';
import { type LetterLine, newLine, type WrapDesign } from './wrap-design';

/** Millimetres: below this a name is no longer read from across the street. */
const least = 80;
const step = 5;

/** What tears or covers letters every day; a gap between panels is cut through. */
const inTheWay: readonly Obstacle['kind'][] = ['handle', 'fuel-flap'];
const flanks: readonly Side[] = ['left', 'right'];

/**
 * Lines whose height nobody chose, on a flank: as high as they can be beside handles and the fuel flap, and on what can be
 * wrapped. Where no height helps they stay.
 */
export function fitLines(vehicle: Vehicle, design: WrapDesign, letters: LoadedLetters): WrapDesign {
  const at = (index: number, height: number): WrapDesign => ({
    ...design,
    lines: design.lines.map((line, other): LetterLine => (other === index ? { ...line, height } : line)),
  });
  const isClear = (one: WrapDesign, index: number) => {
    const { placed } = composeWrap(vehicle, one, letters);
    return flanks
      .flatMap((side) => placed[side])
      .every(
        (line) =>
          line.index !== index ||
          !(
            line.overhangs ||
            line.hiddenBy.length > 0 ||
            line.crossed.some((kind) => inTheWay.includes(kind))
          ),
      );
  };
  const heights = Array.from(
    { length: (newLine.height - least) / step + 1 },
    (_, n) => newLine.height - n * step,
  );
  return {
    ...design,
    lines: design.lines.map((line, index) => {
      if (!flanks.includes(line.side)) return line;
      return { ...line, height: heights.find((height) => isClear(at(index, height), index)) ?? line.height };
    }),
  };
}
