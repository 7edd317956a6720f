import { type ComposedWrap, composeWrap, lettersFor } from '@/lib/wrap-simulator/compose';
import { loadVehicle } from '@/lib/wrap-simulator/vehicles/load-vehicle';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';

// Everything that draws, in one file that a browser fetches once something may be tried.
export { panelsOf } from '@/lib/wrap-simulator/coverage';
export { DesignFacts } from './design-facts';
export { WrapStage } from './wrap-stage';

/** A design with all that follows from it, or null while its vehicle or its letters cannot be fetched. */
export async function compose(design: WrapDesign): Promise<ComposedWrap | null> {
  try {
    const [vehicle, letters] = await Promise.all([loadVehicle(design.vehicle), lettersFor(design)]);
    return vehicle && composeWrap(vehicle, design, letters);
  } catch {
    return null;
  }
}
