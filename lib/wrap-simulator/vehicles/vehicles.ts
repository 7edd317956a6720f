import { panelVanLong } from './panel-van-long';
import { panelVanShort } from './panel-van-short';
import type { Vehicle, VehicleId } from './vehicle';

export const vehicles: Record<Extract<VehicleId, `panel-van-${string}`>, Vehicle> = {
  'panel-van-short': panelVanShort,
  'panel-van-long': panelVanLong,
};
