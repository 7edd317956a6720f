import { boxTruck } from './box-truck';
import { cargoBike } from './cargo-bike';
import { cityCar } from './city-car';
import { estate } from './estate';
import { hatchback } from './hatchback';
import { panelVanLong } from './panel-van-long';
import { panelVanShort } from './panel-van-short';
import { saloon } from './saloon';
import { smallVan } from './small-van';
import { suv } from './suv';
import type { Vehicle, VehicleId } from './vehicle';

/** Every body, in the order of its list. An eleventh is one file and one line here. */
export const vehicles: Record<VehicleId, Vehicle> = {
  'city-car': cityCar,
  hatchback,
  saloon,
  estate,
  suv,
  'small-van': smallVan,
  'panel-van-short': panelVanShort,
  'panel-van-long': panelVanLong,
  'box-truck': boxTruck,
  'cargo-bike': cargoBike,
};
