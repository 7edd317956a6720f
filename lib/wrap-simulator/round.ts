import type { Side } from './vehicles/vehicle';

/** The sides in the order in which one walks round a vehicle, the roof last. */
const round: readonly Side[] = ['left', 'front', 'right', 'rear', 'roof'];

export function nextSide(side: Side, by: 1 | -1): Side {
  return round[(round.indexOf(side) + by + round.length) % round.length] ?? side;
}
