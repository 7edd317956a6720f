import { dyes } from '../fabric-colours';
import type { Garment } from './garment';
import { backOf, frontOf, sideOf, type UpperBody } from './upper-body';

const body: UpperBody = {
  neck: 76,
  frontDrop: 70,
  backDrop: 18,
  band: 18,
  shoulder: [176, 36],
  armpit: [205, 186],
  waist: [202, 340],
  hem: [210, 508],
  dip: 10,
  sleeve: { outer: [312, 164], inner: [222, 236], long: false },
  rib: 0,
};

const worn = { length: 178, end: 80, body: 476, cuff: 0, rib: 0, depth: 116, band: 18 };

/** Print areas of both sleeves. */
const onSleeve = {
  'age-4': { width: 45, height: 45 },
  'age-6': { width: 50, height: 50 },
  'age-8': { width: 60, height: 60 },
  'age-10': { width: 65, height: 65 },
  'age-12': { width: 70, height: 70 },
};

export const teeChild: Garment = {
  id: 'tee-child',
  name: { fr: 'T-shirt enfant', nl: 'T-shirt, kind', en: 'T-shirt, child' },
  sleeves: true,
  fabrics: dyes,
  cotton: 100,
  weight: 165,
  drawn: 'age-8',
  sizes: {
    'age-4': { width: 350, length: 440 },
    'age-6': { width: 380, length: 480 },
    'age-8': { width: 410, length: 518 },
    'age-10': { width: 440, length: 556 },
    'age-12': { width: 470, length: 594 },
  },
  sides: {
    front: {
      x: 0,
      y: 132,
      from: 'collar',
      area: {
        'age-4': { width: 150, height: 180 },
        'age-6': { width: 170, height: 210 },
        'age-8': { width: 180, height: 230 },
        'age-10': { width: 200, height: 260 },
        'age-12': { width: 220, height: 280 },
      },
    },
    back: {
      x: 0,
      y: 84,
      from: 'collar',
      area: {
        'age-4': { width: 180, height: 220 },
        'age-6': { width: 200, height: 250 },
        'age-8': { width: 220, height: 280 },
        'age-10': { width: 240, height: 310 },
        'age-12': { width: 250, height: 330 },
      },
    },
    left: { x: 0, y: 84, from: 'shoulder', area: onSleeve },
    right: { x: 0, y: 84, from: 'shoulder', area: onSleeve },
  },
  views: { front: frontOf(body), back: backOf(body), left: sideOf(worn), right: sideOf(worn, 'right') },
};
