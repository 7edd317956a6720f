/** An axis from nought to a round number, with round steps between. */
export interface Scale {
  max: number;
  /** Nought and `max` included. */
  ticks: number[];
}

/**
 * The smallest round axis that holds a value, in whole numbers: steps of 1, 2 or 5 times a power of ten.
 *
 * @param highest the highest value to be drawn, at least nought
 * @param steps how many steps at most
 */
export function roundScale(highest: number, steps = 4): Scale {
  const rough = Math.max(highest, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
  const step = Math.max(1, Math.round(round));
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** Every so many labels, so that each has its room; the first always stands. */
export function labelStep(labels: number, room: number): number {
  return Math.max(1, Math.ceil(labels / Math.max(1, Math.floor(room))));
}

/** How a figure stands to the one before, in whole per cent, or null when there was nothing before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
