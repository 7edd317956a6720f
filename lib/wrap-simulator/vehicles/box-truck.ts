import { back, box, circle, join, loop, mirrored, whole } from '@/lib/drawing/outlines';
import {
  beam,
  endView,
  leftView,
  light,
  over,
  rightView,
  roofView,
  type Sheet,
  shade,
  twins,
  under,
} from './draw-vehicle';
import {
  cabFront,
  cabPlan,
  cabSide,
  doorBack,
  doorTop,
  flankDoor,
  frontAxle,
  pillarFront,
  wheel,
  wingTop,
  withMirrors,
} from './panel-van-body';
import type { Vehicle } from './vehicle';

const [length, width, height] = [6780, 2200, 3180];
const rearAxle = 4995;

const gutter = 'M1490 2050C1570 2125 1680 2165 1850 2165H2290';
const deflector = 'M1440 2060C1560 2190 1660 2420 1800 2640C1900 2800 2060 2900 2290 2930';

function side(which: 'left' | 'right'): Sheet {
  const cab = cabSide(which);
  const { [`${which}-mirror` as const]: mirror, ...cabPanels } = cab.panels as Record<string, string>;
  return {
    ...cab,
    panels: {
      roof: loop(deflector, 'M2290 2930V2165', back(gutter)),
      ...cabPanels,
      [`${which}-pillars`]: loop(
        pillarFront,
        gutter,
        'M2290 2165V392H2235',
        doorBack,
        back(doorTop),
        back(wingTop),
      ),
      [`${which}-sill`]: 'M1438 300V392H2290V300Z',
      [`${which}-box-side`]: box(2400, 1000, 6700, 3110),
      [`${which}-mirror`]: mirror,
    },
    gaps: [...cab.gaps, gutter],
    creases: [...cab.creases, 'M1900 2230C1960 2480 2060 2700 2290 2800'],
    parts: [
      under('underbody', 'M1300 420H6600V900H1300Z'),
      under('underbody', 'M6500 600H6740V900H6500Z'),
      under('underbody', 'M2280 900H2400V2900H2280Z'),
      ...cab.parts,
      under('metal', box(2350, 900, 6760, 3180, 26)),
      over('trim', 'M2350 980H6760V1000H2350Z'),
      ...(which === 'left'
        ? [over('plastic', box(2480, 470, 3180, 820, 50)), over('metal', circle(3060, 700, 46))]
        : [over('plastic', box(2480, 560, 2980, 830, 30))]),
      over('metal', 'M3300 780H4460M3300 600H4460M3420 600V900M4340 600V900', 46),
      over(
        'plastic',
        'M4560 560C4560 800 4720 900 4995 900C5270 900 5430 800 5430 560H5380C5370 740 5230 830 4995 830C4760 830 4620 740 4610 560Z',
      ),
      over('metal', 'M5700 560H6560V620H5700Z'),
      over('tail-lamp', box(6640, 640, 6720, 780, 12)),
      ...[2700, 3500, 4300, 5100, 5900, 6560].map((x) => over('indicator', box(x, 930, x + 70, 956, 8))),
      over('metal', 'M6700 1000V3110M2400 1000V3110', 14),
    ],
    shades: [
      ...cab.shades,
      shade(0.1, 'M2400 1000H6700V1180H2400Z'),
      light(0.3, 'M2400 3110H6700V3050H2400Z'),
      shade(0.12, 'M2400 1000H2470V3110H2400Z'),
      beam(0.16, 'M3600 3110H4300L3300 1000H2600ZM4480 3110H4620L3620 1000H3480Z'),
      beam(0.12, 'M5700 3110H6260L5260 1000H4700Z'),
      light(
        0.36,
        'M1480 2080C1600 2240 1700 2440 1830 2640C1920 2780 2080 2860 2290 2890V2960L1900 2900L1440 2100Z',
      ),
    ],
    wheels: [...cab.wheels, { x: rearAxle, ...wheel }],
  };
}

const cab = cabFront();
const fairing = 'M905 2060C936 2300 960 2600 900 2800C870 2900 790 2930 680 2930H0';
const boxFront = whole(
  join(
    'M0 2930H680C790 2930 870 2900 900 2800C960 2600 936 2300 905 2060',
    back(flankDoor),
    'M1000 1290L1017 1000H1060V3110H0',
  ),
);

const front: Sheet = {
  ...cab,
  panels: {
    'box-front': boxFront,
    ...cab.panels,
    roof: whole(join('M0 2096C300 2096 600 2086 764 2048L905 2060', fairing)),
  },
  gaps: [...cab.gaps, 'M905 2060L764 2048', 'M-905 2060L-764 2048', whole(back(fairing))],
  creases: [
    ...cab.creases,
    'M-560 2200C-600 2500 -580 2700 -480 2860',
    'M560 2200C600 2500 580 2700 480 2860',
  ],
  parts: [
    under('metal', box(-1100, 900, 1100, 3180, 26)),
    ...cab.parts,
    ...twins(over('indicator', box(1010, 3126, 1080, 3152, 8))),
  ],
  shades: [
    ...cab.shades,
    light(0.3, 'M-1060 3110H1060V3060H-1060Z'),
    shade(
      0.14,
      'M-1060 1000H1060V2060L905 2060C960 2300 980 2600 920 2820C880 2930 790 2950 680 2950H-680C-790 2950 -880 2930 -920 2820C-980 2600 -960 2300 -905 2060H-1060Z',
    ),
    light(0.32, whole('M0 2930H680C790 2930 870 2900 900 2800L880 2760C850 2850 780 2880 680 2880H0')),
    beam(0.2, 'M-700 2860L-480 2140H-260L-480 2860Z'),
  ],
};

const door = (which: 1 | -1) => box(which === 1 ? 8 : -1040, 1010, which === 1 ? 1040 : -8, 3090);
const rear: Sheet = {
  panels: { 'right-cargo-door': door(1), 'left-cargo-door': door(-1) },
  gaps: ['M0 1010V3090'],
  parts: [
    ...twins(
      under('underbody', box(620, 0, 930, 620, 40)),
      under('plastic', 'M990 1395L1110 1420V1480L970 1470Z'),
      under('plastic', box(1090, 1376, 1236, 1700, 50)),
    ),
    under('underbody', box(-860, 420, 860, 940)),
    under('metal', box(-1100, 900, 1100, 3180, 26)),
    ...twins(
      over('metal', 'M300 1030V3070M640 1030V3070', 26),
      over(
        'trim',
        'M280 1500h120v44h-120zM620 1500h120v44h-120zM286 1060h28v60h-28zM626 1060h28v60h-28zM286 2960h28v60h-28zM626 2960h28v60h-28z',
      ),
      ...[1200, 1850, 2300, 2850].map((y) => over('trim', box(1000, y, 1072, y + 60, 6))),
      over('lamp-housing', box(620, 640, 1060, 790, 16)),
      over('tail-lamp', box(860, 656, 1044, 774, 10)),
      over('indicator', box(760, 656, 850, 774, 10)),
      over('reverse-lamp', box(640, 656, 750, 774, 10)),
      over('brake-lamp', box(960, 3120, 1060, 3150, 8)),
    ),
    over('metal', box(-1000, 480, 1000, 580, 10)),
    over('slot', 'M-1090 910H1090V960H-1090Z'),
    over('plate', box(-580, 650, -60, 760, 8)),
  ],
  shades: [
    shade(0.1, 'M-1040 1010H1040V1180H-1040Z'),
    light(0.3, 'M-1040 3090H1040V3030H-1040Z'),
    shade(0.12, 'M900 1010H1040V3090H900Z'),
    beam(0.18, 'M-900 3090H-420L-900 1700V1010H-1040V2700Z'),
    beam(0.16, 'M-180 3090H-60L-760 1010H-880Z'),
  ],
};

const plan: Sheet = {
  ...cabPlan,
  panels: {
    ...cabPlan.panels,
    roof: whole('M0 1452C320 1452 600 1468 800 1500L862 1700V2290H0'),
    'right-front-door': box(862, 985, 1022, 2235),
    'left-front-door': mirrored(box(862, 985, 1022, 2235)),
  },
  gaps: [...cabPlan.gaps, 'M862 1700V2290', 'M-862 1700V2290', 'M862 2235H1022', 'M-862 2235H-1022'],
  creases: ['M-520 1560C-560 1800 -540 2050 -500 2260', 'M520 1560C560 1800 540 2050 500 2260'],
  parts: [
    under('underbody', 'M-900 300H900V2400H-900Z'),
    ...cabPlan.parts,
    over('metal', box(-1100, 2350, 1100, 6760, 26)),
    over('laminate', box(-1050, 2400, 1050, 6710)),
    ...[2900, 3400, 3900, 4400, 4900, 5400, 5900, 6400].map((y) =>
      over('chrome', `M-1050 ${y}H1050v10H-1050Z`),
    ),
    over('slot', 'M-60 6760H60V6780H-60Z'),
  ],
  shades: [
    ...cabPlan.shades,
    shade(0.12, 'M-862 985H-1100V2290H-862Z'),
    light(0.28, 'M862 985H1100V2290H862Z'),
    beam(0.2, 'M-862 1700L862 1500V1740L-862 1980Z'),
  ],
};

export const boxTruck: Vehicle = {
  id: 'box-truck',
  name: { fr: 'Camion caisse', nl: 'Bakwagen', en: 'Box truck' },
  length,
  width,
  height,
  wheelbase: rearAxle - frontAxle,
  views: {
    left: leftView(side('left'), length, height),
    right: rightView(side('right'), length, height),
    front: endView(front, withMirrors, height),
    rear: endView(rear, withMirrors, height),
    roof: roofView(plan, length, withMirrors),
  },
};
