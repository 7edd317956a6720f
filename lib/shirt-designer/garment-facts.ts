import type { FabricColourId } from './fabric-colours';
import {
  type Garment,
  type GarmentId,
  type GarmentSide,
  type SizeId,
  sidesOf,
  sizesOf,
} from './garments/garment';
import { garments } from './garments/garments';
import { type TechniqueId, techniqueIds, techniques } from './techniques';

/** What the rules ask of a garment. */
export interface GarmentFacts {
  sides: readonly GarmentSide[];
  sizes: readonly SizeId[];
  drawn: SizeId;
  fabrics: readonly FabricColourId[];
  /** What a side can be made with, the most usual first. */
  techniques: (side: GarmentSide) => readonly TechniqueId[];
}

function factsOf(garment: Garment): GarmentFacts {
  return {
    sides: sidesOf(garment),
    sizes: sizesOf(garment),
    drawn: garment.drawn,
    fabrics: garment.fabrics,
    techniques: (side) =>
      garment.sides[side]?.techniques ?? techniqueIds.filter((id) => techniques[id].cotton <= garment.cotton),
  };
}

const known = new Map<GarmentId, GarmentFacts>();

export function garmentFacts(id: GarmentId): GarmentFacts {
  const facts = known.get(id) ?? factsOf(garments[id]);
  known.set(id, facts);
  return facts;
}

/** The side that is worked on: the one that was chosen, as long as the garment has it. */
export function shownSide(garment: GarmentId, chosen: GarmentSide): GarmentSide {
  const { sides } = garmentFacts(garment);
  return sides.includes(chosen) ? chosen : (sides[0] ?? 'front');
}
