import { box, whole } from '@/lib/drawing/outlines';
import { both, crease, creases, faded, part } from './draw-garment';
import type { Garment, GarmentView } from './garment';

const half = (drop: number) =>
  `M0 ${drop}C40 ${drop} 74 ${drop * 0.5} 92 0L196 44C176 110 190 210 282 262L286 660C286 672 280 678 270 678L0 680`;

const tape = { fixed: '#d3d6d8' } as const;
const glints = { fixed: '#f3f5f6' } as const;

/** Reflecting tape with the fine diagonal of its beads. */
function bands(y: number): ReturnType<typeof part>[] {
  const hatch = Array.from(
    { length: 57 },
    (_, at) => `M${-284 + at * 10} ${y + 50}L${-276 + at * 10} ${y}`,
  ).join('');
  return [
    part(tape, box(-284, y, 284, y + 50)),
    part({ fixed: '#aeb3b6', stroke: 1.2 }, hatch),
    part(glints, box(-284, y + 4, 284, y + 9)),
    faded('shade', 'right', box(120, y, 284, y + 50)),
    part('seam', `M-284 ${y}L284 ${y}M-284 ${y + 50}L284 ${y + 50}`),
  ];
}

const straps = both('M110 8L160 28C150 130 152 250 156 372L106 372C104 240 106 120 110 8Z');

function view(drop: number, isFront: boolean): GarmentView {
  return {
    width: 580,
    height: 690,
    outline: whole(half(drop)),
    behind: isFront
      ? [
          part('inside', 'M-92 0C-60 14 60 14 92 0L80 130L-80 130Z'),
          part({ fixed: '#f4f1ea' }, box(-16, 18, 16, 40)),
        ]
      : [],
    parts: [
      faded(
        'soft',
        'right',
        'M282 262L286 678L130 680C160 520 160 380 180 60L196 44C176 110 190 210 282 262Z',
      ),
      faded('light', 'left', 'M-282 262L-286 678L-190 678C-196 520 -192 380 -196 190Z'),
      ...creases(272, 300, 174, 336, 8, 13),
      ...creases(200, 676, 215, 580, 8, 16),
      ...crease(-60, 676, -52, 590, 6, 13),
      ...crease(90, 510, 70, 430, -6, 13),
      part(tape, straps),
      part('seam', both('M110 8C106 120 104 240 106 372M160 28C150 130 152 250 156 372')),
      part(glints, both('M116 10L122 13C116 120 114 240 116 372L110 372C108 240 110 120 116 10Z')),
    ],
    over: [
      ...bands(372),
      ...bands(520),
      ...(isFront
        ? [
            part('seam', `M0 ${drop}L0 680`),
            part({ fixed: '#2e2b28', stroke: 5 }, `M0 ${drop + 2}L0 678`),
            part({ fixed: '#8d897f' }, box(-5, drop + 4, 5, drop + 26, 4)),
          ]
        : []),
      part({ fixed: '#2e2b28', stroke: 9 }, whole(half(drop))),
    ],
  };
}

/** EN ISO 20471: tape stays free of ink, and what is printed takes its share of the fluorescent area. */
export const vest: Garment = {
  id: 'vest',
  name: { fr: 'Gilet de sécurité', nl: 'Fluohesje', en: 'Safety vest' },
  sleeves: false,
  fabrics: ['hi-vis-yellow', 'hi-vis-orange'],
  cotton: 0,
  weight: 120,
  drawn: 'l',
  sizes: {
    m: { width: 540, length: 660 },
    l: { width: 572, length: 680 },
    xl: { width: 604, length: 700 },
    xxl: { width: 636, length: 720 },
    '3xl': { width: 670, length: 740 },
  },
  sides: {
    front: {
      x: 58,
      y: 262,
      from: 'shoulder',
      area: {
        m: { width: 85, height: 85 },
        l: { width: 90, height: 90 },
        xl: { width: 95, height: 95 },
        xxl: { width: 100, height: 100 },
        '3xl': { width: 105, height: 105 },
      },
      techniques: ['screen', 'dtf', 'flex'],
    },
    back: {
      x: 0,
      y: 96,
      from: 'collar',
      area: {
        m: { width: 180, height: 240 },
        l: { width: 190, height: 250 },
        xl: { width: 200, height: 255 },
        xxl: { width: 210, height: 260 },
        '3xl': { width: 220, height: 265 },
      },
      techniques: ['screen', 'dtf', 'flex'],
    },
  },
  views: { front: view(130, true), back: view(22, false) },
};
