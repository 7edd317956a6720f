import { dyes } from '../fabric-colours';
import type { Garment } from './garment';
import { backOf, frontOf, sideOf, type UpperBody } from './upper-body';

const body: UpperBody = {
  neck: 88,
  frontDrop: 92,
  backDrop: 22,
  band: 20,
  shoulder: [228, 44],
  armpit: [265, 236],
  waist: [258, 470],
  hem: [264, 706],
  dip: 14,
  sleeve: { outer: [402, 202], inner: [288, 296], long: false },
  rib: 0,
};

const worn = { length: 232, end: 90, body: 664, cuff: 0, rib: 0, depth: 130, band: 20 };

/** Print areas of both sleeves. */
const onSleeve = {
  xs: { width: 60, height: 60 },
  s: { width: 70, height: 70 },
  m: { width: 80, height: 80 },
  l: { width: 85, height: 85 },
  xl: { width: 90, height: 90 },
  xxl: { width: 90, height: 90 },
  '3xl': { width: 95, height: 95 },
};

/** A straight cut in a heavy jersey; widths as the trade's usual size tables have them. */
export const tee: Garment = {
  id: 'tee',
  name: { fr: 'T-shirt droit', nl: 'T-shirt, recht', en: 'T-shirt, regular' },
  sleeves: true,
  fabrics: dyes,
  cotton: 100,
  weight: 185,
  drawn: 'm',
  sizes: {
    xs: { width: 470, length: 660 },
    s: { width: 500, length: 690 },
    m: { width: 530, length: 720 },
    l: { width: 560, length: 740 },
    xl: { width: 590, length: 760 },
    xxl: { width: 620, length: 780 },
    '3xl': { width: 660, length: 800 },
  },
  sides: {
    front: {
      x: 0,
      y: 168,
      from: 'collar',
      area: {
        xs: { width: 230, height: 290 },
        s: { width: 240, height: 300 },
        m: { width: 280, height: 350 },
        l: { width: 280, height: 350 },
        xl: { width: 300, height: 380 },
        xxl: { width: 300, height: 380 },
        '3xl': { width: 320, height: 400 },
      },
    },
    back: {
      x: 0,
      y: 108,
      from: 'collar',
      area: {
        xs: { width: 250, height: 330 },
        s: { width: 270, height: 360 },
        m: { width: 300, height: 400 },
        l: { width: 300, height: 400 },
        xl: { width: 320, height: 420 },
        xxl: { width: 320, height: 420 },
        '3xl': { width: 340, height: 430 },
      },
    },
    left: { x: 0, y: 104, from: 'shoulder', area: onSleeve },
    right: { x: 0, y: 104, from: 'shoulder', area: onSleeve },
  },
  views: { front: frontOf(body), back: backOf(body), left: sideOf(worn), right: sideOf(worn, 'right') },
};
