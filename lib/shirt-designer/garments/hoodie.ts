import { circle, loop, mirrored } from '@/lib/drawing/outlines';
import { dyes } from '../fabric-colours';
import { both, crease, creases, faded, part, turned } from './draw-garment';
import type { Garment, GarmentView } from './garment';
import { onLongSleeve, sweatBody, sweatSizes, wornSweat } from './sweatshirt';
import { backOf, frontOf, sideOf } from './upper-body';

const body = { ...sweatBody, band: 0, frontDrop: 96, backDrop: 10, neck: 96 };
const frontBody = frontOf(body);
const backBody = backOf(body);

/** The hood lies behind: its rim stands round the neck, and its edges meet in front of it. */
const hoodBehind =
  'M-124 34C-146 -14 -116 -70 -56 -84C-20 -92 20 -92 56 -84C116 -70 146 -14 124 34L90 70L-90 70Z';
const opening = 'M0 118C-36 98 -76 58 -84 6C-88 -36 -50 -58 0 -60C50 -58 88 -36 84 6C76 58 36 98 0 118Z';
const edge = 'M0 118C36 98 76 58 84 6C92 -18 116 -6 124 34';
const seam = 'M124 34C120 88 72 134 0 158';
const collar = loop(edge, seam);
const pocket = 'M-96 448L96 448C104 500 126 540 168 560L168 628L-168 628L-168 560C-126 540 -104 500 -96 448Z';

const front: GarmentView = {
  ...frontBody,
  behind: [
    part('cloth', hoodBehind),
    faded('soft', 'right', 'M30 -88C110 -82 146 -14 124 34L90 70L80 10C84 -40 70 -70 30 -88Z'),
    faded('light', 'left', 'M-30 -88C-110 -82 -146 -14 -124 34L-90 70L-80 10C-84 -40 -70 -70 -30 -88Z'),
    part('edge', hoodBehind),
    part('stitch', 'M-100 8C-108 -36 -66 -72 0 -74C66 -72 108 -36 100 8'),
    part('inside', opening),
    // The hood's own lining, its seam, the neck below it with its tape and label.
    faded('deep', 'bottom', 'M-82 0C-60 40 60 40 82 0C76 58 36 98 0 118C-36 98 -76 58 -82 0Z'),
    faded('deep', 'top', 'M-84 6C-88 -36 -50 -58 0 -60C50 -58 88 -36 84 6C60 -26 -60 -26 -84 6Z'),
    part('seam', 'M-3 -60L-3 32M3 -60L3 32'),
    part('lining', 'M-79 24C-50 48 50 48 79 24L75 36C46 60 -46 60 -75 36Z'),
    part({ fixed: '#f4f1ea' }, 'M-16 50L16 50L16 70L-16 70Z'),
  ],
  parts: [
    ...frontBody.parts,
    faded('deep', 'top', pocket.replace('M-96 448L96 448', 'M-92 456L102 456')),
    part('cloth', pocket),
    faded('light', 'top-left', pocket),
    faded('soft', 'right', 'M40 448L96 448C104 500 126 540 168 560L168 628L40 628Z'),
    ...creases(80, 628, 64, 522, -6, 14),
    part('seam', pocket),
    part('stitch', both('M90 452C98 506 120 548 162 568'), 'M-160 620L160 620'),
    faded('deep', 'top', both('M0 140C74 120 118 84 124 30L136 40C136 96 84 152 0 178Z')),
  ],
  over: [
    part('cloth', both(collar)),
    faded('light', 'left', mirrored(collar)),
    faded('soft', 'right', collar),
    ...creases(44, 96, 66, 132, 4, 9),
    part('edge', both(edge), both(seam), 'M0 118L10 157'),
    part('stitch', both('M4 132C44 112 88 72 97 14'), both('M120 44C112 88 68 126 8 147')),
    faded('deep', 'left', 'M40 118C46 150 38 186 44 226L50 226C48 186 56 150 48 118Z'),
    faded('deep', 'left', 'M-32 118C-40 146 -32 178 -38 214L-32 214C-26 178 -30 146 -24 118Z'),
    part({ fixed: '#f1ede4', stroke: 7 }, 'M36 118C42 150 34 186 40 226M-36 118C-44 146 -36 178 -42 214'),
    part({ fixed: '#a9a59c' }, 'M34 224L46 224L45 250L35 250Z', 'M-48 212L-36 212L-37 238L-47 238Z'),
    part({ fixed: '#8d897f' }, both(circle(36, 116, 7.5))),
    part({ fixed: '#3b3833' }, both(circle(36, 116, 3.6))),
  ],
};

const hoodDown =
  'M-122 14C-158 74 -122 156 0 176C122 156 158 74 122 14C104 -40 54 -62 0 -62C-54 -62 -104 -40 -122 14Z';
const hoodRim =
  'M-122 14C-104 -8 -60 -30 0 -30C60 -30 104 -8 122 14C104 -40 54 -62 0 -62C-54 -62 -104 -40 -122 14Z';

const back: GarmentView = {
  ...backBody,
  behind: [part('cloth', hoodDown)],
  over: [
    faded(
      'deep',
      'top',
      'M-126 60C-116 130 -70 160 0 168C70 160 116 130 126 60C150 130 96 190 0 206C-96 190 -150 130 -126 60Z',
    ),
    part('cloth', hoodDown),
    faded('soft', 'right', 'M30 -60C70 -56 108 -38 122 14C158 74 122 156 0 176C64 120 76 20 30 -60Z'),
    faded(
      'light',
      'left',
      'M-30 -60C-70 -56 -108 -38 -122 14C-158 74 -122 156 0 176C-84 120 -76 20 -30 -60Z',
    ),
    ...creases(97, 28, 50, 130, 10, 16),
    part('rib', hoodRim),
    faded('light', 'top-left', hoodRim),
    part('edge', hoodDown, hoodRim),
    part('seam', 'M-5 -30L-5 175M5 -30L5 175'),
    part('stitch', 'M11 -28L11 172M-11 -28L-11 172', 'M-112 18C-90 0 -52 -20 0 -20C52 -20 90 0 112 18'),
  ],
};

/** The hood from the side: it stands at the throat and falls over the nape. */
const hoodSide =
  'M-72 42C-82 14 -70 -18 -36 -42C0 -68 52 -84 96 -62C140 -38 158 24 136 74C118 104 88 96 66 60C30 66 -20 60 -72 42Z';

function side(facing: 'left' | 'right'): GarmentView {
  const view = sideOf({ ...wornSweat, band: 0 }, facing);
  const hood = [
    faded(
      'deep',
      'top',
      'M-70 44C-20 62 30 66 66 60C88 96 118 104 136 74C150 100 120 128 92 116C70 104 66 84 58 78C10 84 -40 74 -74 56Z',
    ),
    part('cloth', hoodSide),
    faded(
      'light',
      'left',
      'M-72 42C-82 14 -70 -18 -36 -42C-10 -56 20 -70 40 -74C0 -40 -20 0 -20 55C-40 52 -58 46 -72 42Z',
    ),
    faded('soft', 'right', 'M96 -62C140 -38 158 24 136 74C118 104 88 96 66 60C100 40 116 -20 96 -62Z'),
    ...crease(60, 58, 108, -30, -12, 16),
    part('edge', hoodSide),
    part('stitch', 'M-60 38C-70 14 -58 -12 -28 -34C4 -58 50 -72 88 -56'),
    part({ fixed: '#f1ede4', stroke: 7 }, 'M-62 34C-78 70 -80 110 -84 150'),
    part({ fixed: '#a9a59c' }, 'M-90 146L-78 148L-80 174L-91 172Z'),
    part({ fixed: '#8d897f' }, circle(-62, 32, 6.5)),
  ];
  return {
    ...view,
    behind: [part('cloth', facing === 'left' ? hoodSide : mirrored(hoodSide))],
    over: facing === 'left' ? hood : hood.map(turned),
  };
}

export const hoodie: Garment = {
  id: 'hoodie',
  name: { fr: 'Sweat à capuche', nl: 'Hoodie', en: 'Hoodie' },
  sleeves: true,
  fabrics: dyes,
  cotton: 80,
  weight: 320,
  drawn: 'm',
  sizes: sweatSizes,
  sides: {
    // Between the cords and the pouch.
    front: {
      x: 0,
      y: 258,
      from: 'collar',
      area: {
        xs: { width: 230, height: 150 },
        s: { width: 250, height: 165 },
        m: { width: 280, height: 180 },
        l: { width: 290, height: 180 },
        xl: { width: 290, height: 185 },
        xxl: { width: 300, height: 190 },
        '3xl': { width: 310, height: 195 },
      },
    },
    back: {
      x: 0,
      y: 200,
      from: 'collar',
      area: {
        xs: { width: 260, height: 300 },
        s: { width: 280, height: 330 },
        m: { width: 300, height: 360 },
        l: { width: 310, height: 360 },
        xl: { width: 310, height: 370 },
        xxl: { width: 320, height: 380 },
        '3xl': { width: 340, height: 400 },
      },
    },
    left: { x: 0, y: 190, from: 'shoulder', area: onLongSleeve },
    right: { x: 0, y: 190, from: 'shoulder', area: onLongSleeve },
  },
  views: { front, back, left: side('left'), right: side('right') },
};
