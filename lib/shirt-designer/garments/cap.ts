import { circle } from '@/lib/drawing/outlines';
import { dyes } from '../fabric-colours';
import { both, crease, creases, faded, part } from './draw-garment';
import type { Garment, GarmentView } from './garment';
import { turnedRound } from './upper-body';

const crown = 'M-98 128C-106 60 -80 2 0 0C80 2 106 60 98 128C60 138 -60 138 -98 128Z';
const peak =
  'M-99 122C-110 150 -112 168 -96 178C-52 158 52 158 96 178C112 168 110 150 99 122C60 108 -60 108 -99 122Z';

const front: GarmentView = {
  width: 224,
  height: 182,
  outline: crown,
  behind: [],
  parts: [
    faded('soft', 'right', 'M6 0C84 6 104 70 98 128C84 132 40 134 10 136C26 90 24 40 6 0Z'),
    faded('soft', 'right', 'M62 14C98 40 104 90 98 128C92 130 84 132 76 132C86 90 84 50 62 14Z'),
    faded('light', 'left', 'M-20 2C-84 10 -106 70 -98 128L-58 134C-70 80 -52 30 -20 2Z'),
    ...creases(62, 130, 41, 94, -4, 7),
    part('seam', 'M0 2C1 40 1 90 0 136', both('M2 2C48 20 66 80 60 134')),
    part('stitch', both('M6 3C8 44 8 90 6 135'), both('M10 4C52 26 60 82 54 134')),
    part('deep', both(circle(36, 38, 3.4))),
    part({ fixed: '#00000055', stroke: 1.2 }, both(circle(36, 38, 4.6))),
  ],
  over: [
    part('cloth', circle(0, 1, 6)),
    part('edge', circle(0, 1, 6)),
    part('deep', 'M-99 122C-60 106 60 106 99 122C60 118 -60 118 -99 122Z'),
    part('cloth', peak),
    part('edge', peak),
    faded('soft', 'right', 'M0 112C40 112 76 114 99 122C110 150 112 168 96 178C70 168 36 164 0 163Z'),
    faded('light', 'top-left', peak),
    faded(
      'deep',
      'bottom',
      'M-96 178C-52 158 52 158 96 178C104 174 108 168 108 160C56 142 -56 142 -108 160C-108 168 -104 174 -96 178Z',
    ),
    part(
      'stitch',
      'M-100 134C-60 118 60 118 100 134',
      'M-102 146C-60 128 60 128 102 146',
      'M-102 158C-58 138 58 138 102 158',
      'M-100 169C-54 148 54 148 100 169',
    ),
  ],
};

const back: GarmentView = {
  width: 224,
  height: 182,
  outline:
    'M-98 150C-106 70 -80 2 0 0C80 2 106 70 98 150C80 154 62 156 46 156C46 116 28 100 0 100C-28 100 -46 116 -46 156C-62 156 -80 154 -98 150Z',
  behind: [
    part('inside', 'M-52 96L52 96L52 150L-52 150Z'),
    part('lining', 'M-50 138C-20 146 20 146 50 138L50 154C20 160 -20 160 -50 154Z'),
  ],
  parts: [
    faded('soft', 'right', 'M6 0C84 6 106 80 98 150L46 156C60 100 30 46 6 0Z'),
    faded('light', 'left', 'M-20 2C-84 10 -106 80 -98 150L-60 155C-72 90 -52 34 -20 2Z'),
    part('seam', 'M0 2L0 100', both('M2 2C48 20 66 90 62 155')),
    part('stitch', both('M6 3L6 100'), 'M-53 156C-52 112 -30 93 0 93C30 93 52 112 53 156'),
    part('deep', both(circle(36, 38, 3.4))),
  ],
  over: [
    part('lining', 'M-62 138C-20 148 20 148 62 138L62 156C20 164 -20 164 -62 156Z'),
    part('edge', 'M-62 138C-20 148 20 148 62 138L62 156C20 164 -20 164 -62 156Z'),
    part({ fixed: '#8d897f', stroke: 3 }, 'M14 140L30 139L30 163L14 164Z'),
    part('cloth', circle(0, 1, 6)),
    part('edge', circle(0, 1, 6)),
  ],
};

const sideCrown = 'M-88 132C-104 60 -72 4 4 0C84 0 112 62 104 134C60 142 -40 142 -88 132Z';
const left: GarmentView = {
  width: 384,
  height: 168,
  outline: sideCrown,
  behind: [],
  parts: [
    faded('soft', 'right', 'M10 0C90 2 112 62 104 134L30 139C50 96 40 40 10 0Z'),
    faded('light', 'left', 'M-8 1C-70 8 -104 62 -88 132L-46 137C-60 92 -44 40 -8 1Z'),
    part('seam', 'M4 2C-40 30 -46 90 -40 138', 'M6 2C44 36 52 90 46 139'),
    part('stitch', 'M-2 4C-48 34 -52 90 -47 138M10 4C36 40 44 90 39 139'),
    part('deep', circle(4, 40, 3.4)),
    ...crease(98, 120, 66, 66, -6, 8),
  ],
  over: [
    part(
      'cloth',
      'M-88 120C-122 116 -166 130 -186 158C-190 166 -184 168 -176 166C-142 152 -110 144 -70 137Z',
    ),
    part('edge', 'M-88 120C-122 116 -166 130 -186 158C-190 166 -184 168 -176 166C-142 152 -110 144 -70 137Z'),
    part('stitch', 'M-86 126C-120 124 -158 136 -180 160M-82 132C-116 132 -152 144 -176 163'),
    part('cloth', circle(4, 1, 6)),
    part('edge', circle(4, 1, 6)),
  ],
};

const thread = ['embroidery', 'dtf', 'flex'] as const;

/** Six panels, a curved peak: made on a curved frame, hence no screens. */
export const cap: Garment = {
  id: 'cap',
  name: { fr: 'Casquette', nl: 'Pet', en: 'Cap' },
  sleeves: false,
  fabrics: dyes,
  cotton: 100,
  weight: 260,
  drawn: 'one',
  sizes: { one: { width: 198, length: 182 } },
  sides: {
    front: { x: 0, y: 54, from: 'peak', area: { one: { width: 120, height: 55 } }, techniques: thread },
    back: { x: 0, y: 50, from: 'peak', area: { one: { width: 60, height: 30 } }, techniques: thread },
    left: { x: 2, y: 76, from: 'peak', area: { one: { width: 60, height: 40 } }, techniques: thread },
    right: { x: -2, y: 76, from: 'peak', area: { one: { width: 60, height: 40 } }, techniques: thread },
  },
  views: { front, back, left, right: turnedRound(left) },
};
