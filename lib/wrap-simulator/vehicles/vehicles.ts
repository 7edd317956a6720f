import { cityCar } from './city-car';
import { estate } from './estate';
import { hatchback } from './hatchback';
import { panelVanLong } from './panel-van-long';
import { panelVanShort } from './panel-van-short';
import { saloon } from './saloon';
import { suv } from './suv';

export const vehicles = {
  'city-car': cityCar,
  hatchback,
  saloon,
  estate,
  suv,
  'panel-van-short': panelVanShort,
  'panel-van-long': panelVanLong,
};
