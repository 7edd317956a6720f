import { films } from './films';
import type { Choices } from './read-design';
import type { VehicleId } from './vehicles/vehicle';
import { vehicles } from './vehicles/vehicles';

/** Everything that can be chosen: for the server, which has all of it anyway. */
export const choices: Choices = {
  vehicles: Object.keys(vehicles) as VehicleId[],
  films: films.map(({ id }) => id),
};
