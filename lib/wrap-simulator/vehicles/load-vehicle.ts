import type { Vehicle, VehicleId } from './vehicle';

/** A vehicle for a browser, which fetches the drawings once and only when something is tried. */
export async function loadVehicle(id: VehicleId): Promise<Vehicle | null> {
  const { vehicles } = await import('./vehicles');
  return (vehicles as Partial<Record<VehicleId, Vehicle>>)[id] ?? null;
}
