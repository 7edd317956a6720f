import { dyes } from '../fabric-colours';
import { both, crease, creases, faded, part } from './draw-garment';
import type { Garment, GarmentView } from './garment';

const outline =
  'M-190 0L190 0C192 140 194 280 196 404C196 414 190 420 180 420L-180 420C-190 420 -196 414 -196 404C-194 280 -192 140 -190 0Z';
const strap =
  'M-108 8C-112 -120 -96 -250 0 -256C96 -250 112 -120 108 8L80 8C84 -112 70 -226 0 -230C-70 -226 -84 -112 -80 8Z';
const strapFront =
  'M-108 26C-116 -90 -98 -206 0 -212C98 -206 116 -90 108 26L80 26C88 -84 72 -182 0 -186C-72 -182 -88 -84 -80 26Z';

const view = (mirror: 1 | -1): GarmentView => ({
  width: 420,
  height: 424,
  outline,
  behind: [
    part('inside', strap),
    part('cloth', strapFront),
    part('edge', strapFront),
    faded('shade', 'right', 'M60 -170C94 -130 106 -60 108 26L94 26C92 -60 88 -120 60 -170Z'),
  ],
  parts: [
    faded('soft', 'right', 'M190 0C192 140 194 280 196 420L70 420C96 280 90 140 84 0Z'),
    faded('light', 'left', 'M-190 0C-192 140 -194 280 -196 420L-130 420C-122 280 -124 140 -128 0Z'),
    faded('soft', 'bottom', 'M-196 360L196 360L196 420L-196 420Z'),
    ...creases(94, 56, 122, 240, -9, 18),
    ...crease(-150 * mirror, 420, -112 * mirror, 296, 10, 18),
    ...crease(130 * mirror, 420, 150 * mirror, 286, 9, 18),
    ...crease(-22 * mirror, 420, -4 * mirror, 356, 7, 14),
    part('stitch', 'M-190 28L190 28M-190 6L190 6'),
    part('cloth', both('M80 0L108 0L108 56L80 56Z')),
    part('seam', both('M80 2L80 56L108 56L108 2')),
    part('stitch', both('M84 30L104 30L104 52L84 52ZM84 30L104 52M104 30L84 52')),
  ],
  over: [],
});

export const tote: Garment = {
  id: 'tote',
  name: { fr: 'Sac en toile', nl: 'Katoenen tas', en: 'Tote bag' },
  sleeves: false,
  fabrics: [
    'natural',
    'white',
    ...dyes.filter((id) => id !== 'natural' && id !== 'white' && id !== 'heather'),
  ],
  cotton: 100,
  weight: 140,
  drawn: 'one',
  sizes: { one: { width: 380, length: 420 } },
  sides: {
    front: { x: 0, y: 84, from: 'edge', area: { one: { width: 280, height: 290 } } },
    back: { x: 0, y: 84, from: 'edge', area: { one: { width: 280, height: 290 } } },
  },
  views: { front: view(1), back: view(-1) },
};
