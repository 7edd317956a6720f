import { dyes } from '../fabric-colours';
import { both, part } from './draw-garment';
import type { Garment } from './garment';
import { backOf, frontOf, sideOf, type UpperBody } from './upper-body';

export const sweatBody: UpperBody = {
  neck: 92,
  frontDrop: 78,
  backDrop: 22,
  band: 26,
  shoulder: [246, 50],
  armpit: [288, 262],
  waist: [282, 480],
  hem: [262, 690],
  dip: 6,
  sleeve: { outer: [436, 640], inner: [340, 662], long: true },
  rib: 62,
};

export const wornSweat = { length: 628, end: 46, body: 640, cuff: 62, rib: 62, depth: 140, band: 26 };
const front = frontOf(sweatBody);

export const sweatSizes: Garment['sizes'] = {
  xs: { width: 510, length: 640 },
  s: { width: 543, length: 668 },
  m: { width: 576, length: 696 },
  l: { width: 606, length: 716 },
  xl: { width: 636, length: 736 },
  xxl: { width: 666, length: 756 },
  '3xl': { width: 700, length: 776 },
};

/** Print areas of both sleeves, above the cuff. */
export const onLongSleeve = {
  xs: { width: 70, height: 260 },
  s: { width: 75, height: 280 },
  m: { width: 80, height: 300 },
  l: { width: 85, height: 310 },
  xl: { width: 90, height: 320 },
  xxl: { width: 95, height: 330 },
  '3xl': { width: 100, height: 340 },
};

export const sweatshirt: Garment = {
  id: 'sweatshirt',
  name: { fr: 'Sweat col rond', nl: 'Sweater, ronde hals', en: 'Sweatshirt' },
  sleeves: true,
  fabrics: dyes,
  cotton: 80,
  weight: 300,
  drawn: 'm',
  sizes: sweatSizes,
  sides: {
    front: {
      x: 0,
      y: 172,
      from: 'collar',
      area: {
        xs: { width: 240, height: 280 },
        s: { width: 260, height: 300 },
        m: { width: 280, height: 350 },
        l: { width: 290, height: 350 },
        xl: { width: 300, height: 360 },
        xxl: { width: 300, height: 360 },
        '3xl': { width: 320, height: 370 },
      },
    },
    back: {
      x: 0,
      y: 122,
      from: 'collar',
      area: {
        xs: { width: 260, height: 330 },
        s: { width: 280, height: 360 },
        m: { width: 300, height: 400 },
        l: { width: 310, height: 400 },
        xl: { width: 320, height: 410 },
        xxl: { width: 320, height: 420 },
        '3xl': { width: 340, height: 430 },
      },
    },
    left: { x: 0, y: 190, from: 'shoulder', area: onLongSleeve },
    right: { x: 0, y: 190, from: 'shoulder', area: onLongSleeve },
  },
  views: {
    front: {
      ...front,
      parts: [...front.parts, part('rib', 'M-20 104L20 104L0 142Z'), part('stitch', both('M0 142L22 103'))],
    },
    back: backOf(sweatBody),
    left: sideOf(wornSweat),
    right: sideOf(wornSweat, 'right'),
  },
};
