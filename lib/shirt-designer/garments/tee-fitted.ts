import { dyes } from '../fabric-colours';
import type { Garment } from './garment';
import { backOf, frontOf, sideOf, type UpperBody } from './upper-body';

const body: UpperBody = {
  neck: 96,
  frontDrop: 116,
  backDrop: 26,
  band: 14,
  shoulder: [194, 38],
  armpit: [222, 214],
  waist: [196, 404],
  hem: [232, 634],
  dip: 22,
  sleeve: { outer: [314, 158], inner: [238, 240], long: false },
  rib: 0,
};

const worn = { length: 172, end: 82, body: 606, cuff: 0, rib: 0, depth: 124, band: 14 };

/** Print areas of both sleeves. */
const onSleeve = {
  xs: { width: 50, height: 50 },
  s: { width: 55, height: 55 },
  m: { width: 60, height: 60 },
  l: { width: 65, height: 65 },
  xl: { width: 65, height: 65 },
  xxl: { width: 70, height: 70 },
};

/** Taken in at the waist, a wide neck, short sleeves. */
export const teeFitted: Garment = {
  id: 'tee-fitted',
  name: { fr: 'T-shirt cintré', nl: 'T-shirt, getailleerd', en: 'T-shirt, fitted' },
  sleeves: true,
  fabrics: dyes,
  cotton: 100,
  weight: 155,
  drawn: 'm',
  sizes: {
    xs: { width: 400, length: 610 },
    s: { width: 420, length: 632 },
    m: { width: 444, length: 656 },
    l: { width: 472, length: 676 },
    xl: { width: 500, length: 696 },
    xxl: { width: 530, length: 714 },
  },
  sides: {
    front: {
      x: 0,
      y: 186,
      from: 'collar',
      area: {
        xs: { width: 200, height: 240 },
        s: { width: 220, height: 260 },
        m: { width: 240, height: 300 },
        l: { width: 250, height: 310 },
        xl: { width: 260, height: 320 },
        xxl: { width: 280, height: 330 },
      },
    },
    back: {
      x: 0,
      y: 104,
      from: 'collar',
      area: {
        xs: { width: 210, height: 280 },
        s: { width: 230, height: 300 },
        m: { width: 250, height: 340 },
        l: { width: 260, height: 350 },
        xl: { width: 280, height: 360 },
        xxl: { width: 300, height: 370 },
      },
    },
    left: { x: 0, y: 82, from: 'shoulder', area: onSleeve },
    right: { x: 0, y: 82, from: 'shoulder', area: onSleeve },
  },
  views: { front: frontOf(body), back: backOf(body), left: sideOf(worn), right: sideOf(worn, 'right') },
};
