import { circle } from '@/lib/drawing/outlines';
import { dyes } from '../fabric-colours';
import { both, fold, part } from './draw-garment';
import type { Garment, GarmentView } from './garment';
import { sweatBody, sweatSizes } from './sweatshirt';
import { backOf, frontOf, leftOf, turnedRound } from './upper-body';

const body = { ...sweatBody, band: 0, frontDrop: 96, backDrop: 10, neck: 96 };
const frontBody = frontOf(body);
const backBody = backOf(body);

/** The hood hangs behind and stands round the neck. */
const hoodBehind = 'M-128 26C-150 -60 -112 -128 0 -132C112 -128 150 -60 128 26L96 60L-96 60Z';
const hoodOpening =
  'M-84 34C-92 -40 -66 -92 0 -94C66 -92 92 -40 84 34C70 84 30 104 0 112C-30 104 -70 84 -84 34Z';
const collar = 'M0 112C40 100 84 76 92 22C104 4 118 6 132 20C132 74 92 124 0 150Z';
const pocket = 'M-96 448L96 448C104 500 126 540 168 560L168 628L-168 628L-168 560C-126 540 -104 500 -96 448Z';
const cord = 'M34 104C38 150 32 190 36 232';

const front: GarmentView = {
  ...frontBody,
  behind: [
    part('cloth', hoodBehind),
    part('edge', hoodBehind),
    part('shade', 'M70 -104C140 -70 144 -10 128 26L96 60L92 20C96 -40 92 -76 70 -104Z'),
    part('light', 'M-72 -104C-138 -70 -144 -10 -128 26L-112 40C-118 -10 -112 -64 -72 -104Z'),
    part('inside', hoodOpening),
    part('deep', 'M-60 10C-60 -40 -40 -70 0 -72C40 -70 60 -40 60 10C40 60 -40 60 -60 10Z'),
    part('stitch', 'M-97 30C-106 -52 -76 -108 0 -110C76 -108 106 -52 97 30'),
  ],
  parts: [
    ...frontBody.parts,
    part('deep', pocket.replace('M-96 448L96 448', 'M-92 456L102 456')),
    part('cloth', pocket),
    part('seam', pocket),
    part('stitch', both('M90 452C98 506 120 548 162 568'), 'M-160 620L160 620'),
    part('fold', fold(-60, 628, -44, 520, 6), fold(80, 628, 70, 540, -6)),
  ],
  over: [
    part('deep', both('M0 150C92 124 132 74 132 20L140 30C142 88 96 140 0 164Z')),
    part('lining', both(collar)),
    part('seam', both(collar)),
    part('light', 'M-92 22C-104 4 -118 6 -132 20C-130 44 -120 66 -104 86C-106 60 -102 40 -92 22Z'),
    part('deep', both('M37 104C41 150 35 190 39 236L43 236C39 190 45 150 41 104Z')),
    part({ fixed: '#f1ede4', stroke: 7 }, both(cord)),
    part(
      { fixed: '#c9c2b4', stroke: 1.2 },
      both(
        'M31 110L37 116M33 126L39 132M34 142L40 148M34 158L40 164M32 174L38 180M32 190L38 196M32 206L38 212',
      ),
    ),
    part({ fixed: '#a9a59c' }, both('M30 226L42 226L41 250L31 250Z')),
    part({ fixed: '#8d897f' }, both(circle(34, 104, 7.5))),
    part({ fixed: '#3b3833' }, both(circle(34, 104, 3.6))),
  ],
};

const hoodDown = 'M-120 10C-150 60 -120 150 0 168C120 150 150 60 120 10C84 -34 -84 -34 -120 10Z';

const sleeveBody = leftOf({ length: 640, end: 52, body: 690, rib: 62 });
const hoodSide =
  'M-58 30C-84 -20 -60 -110 20 -120C92 -124 118 -60 104 -8C96 26 60 40 20 44C-10 46 -40 44 -58 30Z';
const sleeve: GarmentView = {
  ...sleeveBody,
  behind: [
    part('cloth', hoodSide),
    part('edge', hoodSide),
    part('shade', 'M60 -112C112 -100 114 -46 104 -8C96 26 60 40 20 44C60 20 84 -50 60 -112Z'),
    part('stitch', 'M-50 26C-70 -20 -46 -98 24 -108'),
  ],
};

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
        xxl: { width: 320, height: 380 },
        '3xl': { width: 340, height: 400 },
      },
    },
    left: { x: 0, y: 190, from: 'shoulder', area: { m: { width: 80, height: 300 } } },
    right: { x: 0, y: 190, from: 'shoulder', area: { m: { width: 80, height: 300 } } },
  },
  views: {
    front,
    back: {
      ...backBody,
      over: [
        part(
          'deep',
          'M-126 30C-150 80 -120 166 0 184C120 166 150 80 126 30C130 90 96 146 0 164C-96 146 -130 90 -126 30Z',
        ),
        part('cloth', hoodDown),
        part('shade', 'M40 -22C90 -14 110 -4 120 10C150 60 120 150 0 168C70 130 84 50 40 -22Z'),
        part('fold', fold(-80, 20, -30, 110, -10), fold(-96, 60, -50, 130, 8)),
        part('seam', hoodDown, 'M0 -24L0 168'),
        part('stitch', 'M7 -22L7 162M-7 -22L-7 162'),
      ],
    },
    left: sleeve,
    right: turnedRound(sleeve),
  },
};
