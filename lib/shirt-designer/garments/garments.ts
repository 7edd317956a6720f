import { apron } from './apron';
import { cap } from './cap';
import type { Garment, GarmentId } from './garment';
import { hoodie } from './hoodie';
import { polo } from './polo';
import { sweatshirt } from './sweatshirt';
import { tee } from './tee';
import { teeChild } from './tee-child';
import { teeFitted } from './tee-fitted';
import { tote } from './tote';
import { vest } from './vest';

export const garments: Record<GarmentId, Garment> = {
  tee,
  'tee-fitted': teeFitted,
  'tee-child': teeChild,
  polo,
  sweatshirt,
  hoodie,
  apron,
  cap,
  tote,
  vest,
};
