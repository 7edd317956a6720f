import type { Vehicle } from './vehicles/vehicle';
import { vehicles } from './vehicles/vehicles';
import type { WrapDesign } from './wrap-design';

/** The vehicle of a design. */
export function vehicleOf({ vehicle }: WrapDesign): Vehicle {
  const found = (vehicles as Partial<Record<string, Vehicle>>)[vehicle];
  if (!found) throw new Error(`No vehicle is drawn as ${vehicle}`);
  return found;
}
