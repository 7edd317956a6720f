import { circle, mirrored } from '@/lib/drawing/outlines';
import { dyes } from '../fabric-colours';
import { both, faded, part, turned } from './draw-garment';
import type { Garment, GarmentView } from './garment';
import { backOf, frontOf, sideOf, type UpperBody } from './upper-body';

const body: UpperBody = {
  neck: 86,
  frontDrop: 74,
  backDrop: 16,
  band: 0,
  shoulder: [226, 46],
  armpit: [262, 238],
  waist: [256, 470],
  hem: [262, 716],
  dip: 8,
  sleeve: { outer: [390, 196], inner: [288, 290], long: false },
  rib: 26,
};

const worn = { length: 222, end: 84, body: 668, cuff: 26, rib: 0, depth: 130, band: 0 };
const frontBody = frontOf(body);
const backBody = backOf(body);

const leaf = 'M86 -6C60 -20 24 -24 4 -16L2 44L64 122C84 96 104 50 112 14Z';
const front: GarmentView = {
  ...frontBody,
  behind: [
    part('inside', 'M-86 0C-70 -22 70 -22 86 0L76 78L-76 78Z'),
    part({ fixed: '#f4f1ea' }, 'M-15 6L15 6L15 26L-15 26Z'),
  ],
  over: [
    part('lining', 'M-17 40L17 40L17 206L-17 206Z'),
    part('stitch', 'M-17 44L-17 206L17 206L17 44M-17 188L17 188'),
    part('deep', both('M2 44L64 122C86 94 106 50 112 14L118 22C110 62 92 104 68 134L6 60Z')),
    part('rib', both(leaf)),
    part('edge', both(leaf)),
    part('stitch', `${mirrored('M10 42L62 108C80 82 98 46 104 18')}M10 42L62 108C80 82 98 46 104 18`),
    part({ fixed: '#efece4' }, circle(0, 92, 6), circle(0, 140, 6), circle(0, 184, 6)),
    part({ fixed: '#8a847a', stroke: 1.4 }, circle(0, 92, 6), circle(0, 140, 6), circle(0, 184, 6)),
    part(
      { fixed: '#8a847a' },
      circle(-1.8, 92, 1),
      circle(1.8, 92, 1),
      circle(-1.8, 140, 1),
      circle(1.8, 140, 1),
      circle(-1.8, 184, 1),
      circle(1.8, 184, 1),
    ),
  ],
};

/** The collar stands at the nape and falls forward. */
const leafSide =
  'M66 -66C44 -82 6 -70 -24 -48C-44 -34 -62 -22 -72 -10L-92 44C-52 40 10 14 62 -26C76 -38 76 -58 66 -66Z';

function side(facing: 'left' | 'right'): GarmentView {
  const view = sideOf(worn, facing);
  const collar = [
    faded('deep', 'top', 'M70 -38C20 8 -48 36 -96 40L-92 60C-46 58 30 30 80 -30Z'),
    part('rib', leafSide),
    faded('light', 'left', leafSide),
    part('edge', leafSide),
    part('stitch', 'M-84 36C-48 30 10 6 58 -32'),
  ];
  return {
    ...view,
    // Above what the cloth covers, hence over it.
    behind: [part('lining', facing === 'left' ? leafSide : mirrored(leafSide))],
    over: facing === 'left' ? collar : collar.map(turned),
  };
}

const collarBack = 'M-112 14C-70 -34 70 -34 112 14C84 44 40 58 0 58C-40 58 -84 44 -112 14Z';

/** Print areas of both sleeves. */
const onSleeve = {
  xs: { width: 60, height: 60 },
  s: { width: 65, height: 65 },
  m: { width: 70, height: 70 },
  l: { width: 75, height: 75 },
  xl: { width: 75, height: 75 },
  xxl: { width: 80, height: 80 },
  '3xl': { width: 80, height: 80 },
};

export const polo: Garment = {
  id: 'polo',
  name: { fr: 'Polo', nl: 'Polo', en: 'Polo shirt' },
  sleeves: true,
  fabrics: dyes,
  cotton: 100,
  weight: 210,
  drawn: 'm',
  sizes: {
    xs: { width: 465, length: 665 },
    s: { width: 495, length: 695 },
    m: { width: 524, length: 724 },
    l: { width: 555, length: 745 },
    xl: { width: 585, length: 765 },
    xxl: { width: 615, length: 785 },
    '3xl': { width: 655, length: 805 },
  },
  sides: {
    // Beside the placket, over the heart of the wearer.
    front: {
      x: 128,
      y: 152,
      from: 'shoulder',
      area: {
        xs: { width: 85, height: 85 },
        s: { width: 90, height: 90 },
        m: { width: 100, height: 100 },
        l: { width: 100, height: 100 },
        xl: { width: 105, height: 105 },
        xxl: { width: 105, height: 105 },
        '3xl': { width: 110, height: 110 },
      },
    },
    back: {
      x: 0,
      y: 116,
      from: 'collar',
      area: {
        xs: { width: 250, height: 330 },
        s: { width: 270, height: 360 },
        m: { width: 300, height: 400 },
        l: { width: 310, height: 400 },
        xl: { width: 310, height: 410 },
        xxl: { width: 320, height: 410 },
        '3xl': { width: 330, height: 420 },
      },
    },
    left: { x: 0, y: 104, from: 'shoulder', area: onSleeve },
    right: { x: 0, y: 104, from: 'shoulder', area: onSleeve },
  },
  views: {
    front,
    back: {
      ...backBody,
      over: [
        part('rib', collarBack),
        part('edge', collarBack),
        part('stitch', 'M-102 18C-76 38 -38 50 0 50C38 50 76 38 102 18'),
      ],
    },
    left: side('left'),
    right: side('right'),
  },
};
