import 'server-only';
import { createTurns, type Turns } from '@/lib/limits/turns';

// The bundler may load this module once for each route: all of them stand in one line.
const slot = Symbol.for('designs.drawingTurns');
const shared = globalThis as { [slot]?: Turns };

/** A drawing with photos holds a good part of the memory there is: one at a time, a page's worth of them from one place. */
function drawingTurns(): Turns {
  shared[slot] ??= createTurns({ atWork: 1, perPlace: 12, waiting: 60, waitMilliseconds: 10_000 });
  return shared[slot];
}

/** Opens and draws a design once it has its turn; `placeBusy` or `busy` when there is none to be had. */
export async function drawInTurn<Drawn>(
  place: string,
  draw: () => Promise<Drawn>,
): Promise<{ drawn: Drawn } | 'placeBusy' | 'busy'> {
  const turn = await drawingTurns().take(place);
  if (typeof turn === 'string') return turn;
  try {
    return { drawn: await draw() };
  } finally {
    turn();
  }
}
