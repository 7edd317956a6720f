import { arc, circle, join, loop, mapOutline, mirrored, pierced, whole } from '@/lib/drawing/outlines';
import type { Localized } from '@/lib/i18n/locales';

export const markIds = [
  'laurel',
  'tools',
  'gear',
  'glass',
  'hop',
  'fries',
  'fork',
  'tent',
  'mountain',
  'fire',
  'ball',
  'bicycle',
  'crown',
  'rings',
  'anchor',
  'sun',
] as const;

export type MarkId = (typeof markIds)[number];

interface MarkPart {
  path: string;
  /** Which of the mark's inks it takes. */
  ink: 0 | 1 | 2;
}

interface Mark {
  name: Localized;
  /** Width by height of one of height 100. */
  ratio: number;
  /** Inks it is drawn in before others are chosen. */
  inks: readonly string[];
  /** In a box as wide as `ratio` times 100 and 100 high, the lowest first; holes by the even-odd rule. */
  parts: readonly MarkPart[];
  /** Its thinnest part, as a share of its height. */
  finest: number;
}

const turned = (path: string, x: number, y: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapOutline(path, (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos], 2);
};

const around = (count: number, path: string, x: number, y: number, from = 0) =>
  Array.from({ length: count }, (_, at) => turned(path, x, y, from + (at * 360) / count)).join('');

/** A leaf that grows upwards from the origin. */
const leaf = (length: number, half: number) =>
  `M0 0C${-half} ${-length * 0.3} ${-half} ${-length * 0.7} 0 ${-length}C${half} ${-length * 0.7} ${half} ${-length * 0.3} 0 0Z`;

/** A laurel's left branch: pairs of leaves along a circle round (60, 50), from its foot to its tip. */
const branch = Array.from({ length: 8 }, (_, at) => {
  const degrees = 104 + at * 21;
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [60 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
  // Leaves point on along the circle, one outwards and one inwards.
  const ahead = degrees + 180;
  return turned(leaf(18, 7), x, y, ahead - 26) + turned(leaf(16, 6), x, y, ahead + 34);
}).join('');

const flip = (path: string, width: number) => mapOutline(mirrored(path), (x, y) => [x + width, y], 2);

const stem = loop(join(arc(60, 50, 43.5, 96, 252), arc(60, 50, 40.5, 252, 96)));

const spanner =
  'M-5.5 34L-5.5 -18C-14 -22 -17 -32 -12 -41L-5 -34L5 -34L12 -41C17 -32 14 -22 5.5 -18L5.5 34C14 38 17 47 12 55L5 48L-5 48L-12 55C-17 47 -14 38 -5.5 34Z';
const screwdriver = 'M-2.6 14L-2.6 -34L-5 -42L5 -42L2.6 -34L2.6 14Z';
const handle = 'M-8 14L8 14L9 24C7 28 7 34 9 38L8 54C5 58 -5 58 -8 54L-9 38C-7 34 -7 28 -9 24Z';

const tooth = 'M-9 -36L-6.5 -50L6.5 -50L9 -36Z';

const scale = (path: string, x: number, y: number) => turned(path, x, y, 0);
const hopScale = 'M-13 0C-13 10 -6 17 0 21C6 17 13 10 13 0C8 -7 -8 -7 -13 0Z';

const pentagon = (radius: number, from = -90) =>
  `M${Array.from({ length: 5 }, (_, at) => {
    const angle = ((from + at * 72) * Math.PI) / 180;
    return `${Math.round(radius * Math.cos(angle) * 10) / 10} ${Math.round(radius * Math.sin(angle) * 10) / 10}`;
  }).join('L')}Z`;

const bar = (x1: number, y1: number, x2: number, y2: number, half: number) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y1 - y2) / length) * half, ((x2 - x1) / length) * half];
  return `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}L${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}Z`;
};

const wheel = (x: number) => pierced(circle(x, 68, 30), circle(x, 68, 25.5));

export const marks: Record<MarkId, Mark> = {
  laurel: {
    name: { fr: 'couronne de laurier', nl: 'lauwerkrans', en: 'laurel wreath' },
    finest: 0.03,
    ratio: 1.2,
    inks: ['#ffffff'],
    parts: [
      { path: branch, ink: 0 },
      { path: flip(branch, 120), ink: 0 },
      { path: stem, ink: 0 },
      { path: flip(stem, 120), ink: 0 },
    ],
  },
  tools: {
    name: { fr: 'outils croisés', nl: 'gekruist gereedschap', en: 'crossed tools' },
    finest: 0.05,
    ratio: 1,
    inks: ['#ffffff', '#f5a800'],
    parts: [
      { path: turned(screwdriver, 50, 46, 45), ink: 0 },
      { path: turned(handle, 50, 46, 45), ink: 1 },
      { path: turned(spanner, 50, 46, -45), ink: 0 },
    ],
  },
  gear: {
    name: { fr: 'engrenage', nl: 'tandwiel', en: 'gear' },
    finest: 0.13,
    ratio: 1,
    inks: ['#ffffff'],
    parts: [
      { path: around(8, tooth, 50, 50), ink: 0 },
      { path: pierced(circle(50, 50, 38), circle(50, 50, 17)), ink: 0 },
    ],
  },
  glass: {
    name: { fr: 'verre de bière', nl: 'bierglas', en: 'beer glass' },
    finest: 0.05,
    ratio: 0.82,
    inks: ['#f5a800', '#ffffff', '#14120f'],
    parts: [
      { path: pierced('M56 38L70 38C86 38 86 78 66 78L55 78L55 70L64 70C75 70 75 46 68 46L56 46Z'), ink: 1 },
      { path: 'M8 30L58 30L54 100L12 100Z', ink: 0 },
      { path: 'M18 44L24 44L25 90L20 90ZM30 44L36 44L36 90L30 90ZM42 44L48 44L46 90L41 90Z', ink: 1 },
      {
        path: 'M4 34C-3 27 3 15 12 17C14 6 28 2 34 10C41 0 58 5 58 16C67 17 67 32 58 34C57 44 49 44 48 36C40 42 30 40 28 36C26 46 14 44 14 36C10 38 6 37 4 34Z',
        ink: 1,
      },
    ],
  },
  hop: {
    name: { fr: 'cône de houblon', nl: 'hopbel', en: 'hop cone' },
    finest: 0.04,
    ratio: 0.9,
    inks: ['#9ac43c', '#128a4c'],
    parts: [
      {
        path: `${turned(leaf(38, 17), 44, 24, -68) + turned(leaf(38, 17), 46, 24, 68)}M43 26L43 2L47 2L47 26Z`,
        ink: 1,
      },
      { path: scale(hopScale, 45, 78), ink: 0 },
      { path: scale(hopScale, 34, 66) + scale(hopScale, 56, 66), ink: 0 },
      { path: scale(hopScale, 45, 58), ink: 1 },
      { path: scale(hopScale, 27, 50) + scale(hopScale, 63, 50), ink: 0 },
      { path: scale(hopScale, 45, 42), ink: 0 },
      { path: scale(hopScale, 34, 32) + scale(hopScale, 56, 32), ink: 1 },
      { path: scale(hopScale, 45, 25), ink: 0 },
    ],
  },
  fries: {
    name: { fr: 'cornet de frites', nl: 'puntzak frieten', en: 'cone of chips' },
    finest: 0.09,
    ratio: 0.8,
    inks: ['#ffd21f', '#d93015', '#ffffff'],
    parts: [
      {
        path:
          bar(24, 60, 14, 10, 4.5) +
          bar(32, 60, 27, 3, 4.5) +
          bar(41, 60, 41, 8, 4.5) +
          bar(49, 60, 55, 1, 4.5) +
          bar(57, 60, 68, 12, 4.5),
        ink: 0,
      },
      { path: 'M10 42C26 52 54 52 70 42L48 100L34 100Z', ink: 1 },
      { path: 'M20 60C32 66 48 66 61 60L58 68C47 73 33 73 23 68Z', ink: 2 },
    ],
  },
  fork: {
    name: { fr: 'couverts croisés', nl: 'gekruist bestek', en: 'crossed cutlery' },
    finest: 0.04,
    ratio: 1,
    inks: ['#ffffff'],
    parts: [
      {
        path: turned(
          'M-3 60L-3 -8C-11 -10 -11 -20 -11 -26L-11 -50L-7 -50L-7 -24L-2 -24L-2 -50L2 -50L2 -24L7 -24L7 -50L11 -50L11 -26C11 -20 11 -10 3 -8L3 60C2 64 -2 64 -3 60Z',
          50,
          46,
          -42,
        ),
        ink: 0,
      },
      { path: turned('M-4 60L-4 4L-4 -50C10 -44 12 -14 4 4L4 60C3 64 -3 64 -4 60Z', 50, 46, 42), ink: 0 },
    ],
  },
  tent: {
    name: { fr: 'tente', nl: 'tent', en: 'tent' },
    finest: 0.05,
    ratio: 1.5,
    inks: ['#f5a800', '#ffffff'],
    parts: [
      { path: 'M71 14L8 96L142 96L79 14L84 7L79 3L75 8L71 3L66 7ZM75 36L104 96L46 96Z', ink: 0 },
      { path: 'M75 46L99 96L80 96L75 66L70 96L51 96Z', ink: 1 },
      { path: 'M0 95L150 95L150 100L0 100Z', ink: 1 },
    ],
  },
  mountain: {
    name: { fr: 'montagne', nl: 'berg', en: 'mountain' },
    finest: 0.08,
    ratio: 1.6,
    inks: ['#ffffff', '#3aa3dc'],
    parts: [
      { path: 'M0 100L60 8L92 58L110 34L160 100Z', ink: 1 },
      {
        path: 'M60 8L38 42L50 38L56 48L64 37L72 44L81 41ZM110 34L98 51L105 50L111 58L117 49L124 52Z',
        ink: 0,
      },
    ],
  },
  fire: {
    name: { fr: 'feu de camp', nl: 'kampvuur', en: 'campfire' },
    finest: 0.1,
    ratio: 0.9,
    inks: ['#f07a13', '#ffd21f', '#7a4a25'],
    parts: [
      {
        path: 'M47 0C52 18 74 26 74 52C74 70 62 80 45 80C28 80 16 70 16 52C16 40 22 34 26 24C30 30 32 34 36 36C34 22 38 8 47 0Z',
        ink: 0,
      },
      { path: 'M46 36C48 46 60 50 60 63C60 72 54 77 45 77C36 77 30 72 30 63C30 54 42 50 46 36Z', ink: 1 },
      { path: bar(6, 96, 84, 80, 5), ink: 2 },
      { path: bar(6, 80, 84, 96, 5), ink: 2 },
    ],
  },
  ball: {
    name: { fr: 'ballon', nl: 'voetbal', en: 'football' },
    finest: 0.036,
    ratio: 1,
    inks: ['#ffffff', '#14120f'],
    parts: [
      { path: circle(50, 50, 50), ink: 0 },
      { path: turned(pentagon(17), 50, 50, 0), ink: 1 },
      { path: around(5, 'M-1.8 -16L-1.8 -33L1.8 -33L1.8 -16Z', 50, 50), ink: 1 },
      {
        path: around(5, 'M0 -31L13 -38.5L10.5 -48.9C4 -50.4 -4 -50.4 -10.5 -48.9L-13 -38.5Z', 50, 50),
        ink: 1,
      },
      {
        path:
          around(5, bar(12.5, -39, 25, -32, 1.8), 50, 50) + around(5, bar(-12.5, -39, -25, -32, 1.8), 50, 50),
        ink: 1,
      },
    ],
  },
  bicycle: {
    name: { fr: 'vélo', nl: 'fiets', en: 'bicycle' },
    finest: 0.045,
    ratio: 1.62,
    inks: ['#ffffff', '#f5a800'],
    parts: [
      { path: wheel(30) + wheel(132), ink: 0 },
      ...[
        bar(30, 68, 56, 26, 2.6),
        bar(30, 68, 74, 70, 2.6),
        bar(74, 70, 52, 14, 2.6),
        bar(56, 26, 112, 22, 2.6),
        bar(74, 70, 114, 27, 2.6),
        bar(132, 68, 107, 8, 2.6),
      ].map((path) => ({ path, ink: 1 as const })),
      {
        path: 'M42 10L66 10C66 16 56 17 50 16C45 15 42 13 42 10ZM104 4L124 2C132 2 134 16 126 18L124 14C128 12 127 7 123 7L104 9Z',
        ink: 0,
      },
      { path: circle(74, 70, 7), ink: 0 },
    ],
  },
  crown: {
    name: { fr: 'couronne', nl: 'kroon', en: 'crown' },
    finest: 0.08,
    ratio: 1.3,
    inks: ['#f5a800', '#d6156c'],
    parts: [
      { path: 'M14 78L4 24L36 48L65 10L94 48L126 24L116 78Z', ink: 0 },
      { path: 'M14 84L116 84L116 100L14 100Z', ink: 0 },
      { path: circle(4, 20, 4) + circle(126, 20, 4) + circle(65, 6, 6), ink: 0 },
      { path: circle(65, 62, 7) + circle(38, 66, 4.5) + circle(92, 66, 4.5), ink: 1 },
    ],
  },
  rings: {
    name: { fr: 'alliances', nl: 'trouwringen', en: 'wedding rings' },
    finest: 0.08,
    ratio: 1.5,
    inks: ['#c19a3f', '#ffffff'],
    parts: [
      { path: pierced(circle(50, 62, 38), circle(50, 62, 30)), ink: 0 },
      { path: pierced(circle(100, 62, 38), circle(100, 62, 30)), ink: 0 },
      { path: 'M38 10L44 2L56 2L62 10L50 24Z', ink: 1 },
    ],
  },
  anchor: {
    name: { fr: 'ancre', nl: 'anker', en: 'anchor' },
    finest: 0.06,
    ratio: 0.9,
    inks: ['#ffffff'],
    parts: [
      { path: pierced(circle(45, 12, 12), circle(45, 12, 6)), ink: 0 },
      {
        path: mapOutline(
          whole(
            'M0 24L5 24L5 32L20 32L20 41L5 41L5 86C20 84 30 74 33 62L24 64L38 46L45 66L40 64C36 86 20 99 0 100',
          ),
          (x, y) => [x + 45, y],
          2,
        ),
        ink: 0,
      },
    ],
  },
  sun: {
    name: { fr: 'soleil', nl: 'zon', en: 'sun' },
    finest: 0.04,
    ratio: 1,
    inks: ['#ffd21f'],
    parts: [
      { path: circle(50, 50, 24), ink: 0 },
      { path: around(12, 'M-3.6 -30L3.6 -30L0 -50Z', 50, 50), ink: 0 },
    ],
  },
};
