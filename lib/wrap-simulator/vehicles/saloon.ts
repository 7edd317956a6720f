import { back, box, join, loop, whole } from '@/lib/drawing/outlines';
import { carRear } from './car-ends';
import { carPlan } from './car-plan';
import {
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
import * as shared from './saloon-body';
import type { Vehicle } from './vehicle';

const height = 1440;
const { length, rearAxle, archAt } = shared;

const roofLine = 'M2050 1376C2350 1454 2700 1454 3000 1412';
const roofEdge = 'M2080 1362C2360 1416 2690 1414 2980 1376';
const screenBack = 'M3000 1412C3300 1366 3620 1200 3900 1050';
const pillarBack = 'M2980 1376C3270 1330 3560 1180 3800 1036';
const boot = 'M3900 1050C4150 1046 4400 1040 4606 1010';
const tailLine = 'M4606 1010C4650 960 4682 850 4690 622';
const bootGap = 'M3800 1036C4100 1012 4380 1000 4556 962C4590 900 4622 760 4640 622';
const glassTop = 'M1490 945C1660 1090 1860 1235 2100 1322C2380 1382 2680 1378 2960 1336';
const glassTopBack = 'M2960 1336C3130 1300 3300 1210 3420 1090';
const glassBack = 'M3420 1090C3440 1060 3430 1020 3390 1002';

function side(which: 'left' | 'right'): Sheet {
  const { screen, ...car } = shared.sharedSide(which);
  return {
    ...car,
    panels: {
      roof: loop(roofLine, 'M3000 1412L2980 1376', back(roofEdge)),
      ...car.panels,
      [`${which}-pillars`]: loop(
        shared.screenFoot,
        roofEdge,
        'M2980 1376L2960 1336',
        back(glassTop),
        'M1490 945L1395 946',
      ),
      [`${which}-rear-quarter`]: loop(
        pillarBack,
        bootGap,
        back(shared.rearBumperGap),
        archAt(rearAxle, 35, 181.6),
        'M3306 320H3262',
        back(shared.doorBack),
        back(glassBack),
        back(glassTopBack),
        'M2960 1336L2980 1376',
      ),
      tailgate: loop(boot, tailLine, 'M4690 622H4640', back(bootGap), 'M3800 1036L3900 1050'),
      [`${which}-mirror`]: car.panels[`${which}-mirror`],
    },
    panes: [
      ['windscreen', screen],
      ['front-side', 'M1576 972C1730 1106 1900 1230 2116 1300C2240 1330 2340 1342 2438 1346V992Z'],
      [
        'rear-side',
        'M2524 994V1348C2680 1352 2820 1342 2950 1312C3100 1280 3270 1190 3388 1078C3404 1056 3396 1036 3368 1026Z',
      ],
      ['rear', loop(screenBack, 'M3900 1050L3800 1036', back(pillarBack), 'M2980 1376L3000 1412')],
    ],
    gaps: [...car.gaps, roofEdge, bootGap],
    parts: [
      ...car.parts,
      under('trim', loop(glassTop, glassTopBack, glassBack, back(shared.beltBack), back(shared.beltFront))),
      over(
        'tail-lamp',
        'M4330 884C4450 906 4550 908 4648 890C4670 840 4680 790 4685 738C4580 736 4460 752 4360 804Z',
      ),
      over('indicator', 'M4400 874C4490 890 4570 890 4644 876L4652 850C4570 862 4490 860 4410 846Z'),
    ],
    shades: [
      ...car.shades,
      light(0.42, 'M2040 1392C2350 1470 2700 1470 3010 1420V1396C2700 1430 2350 1430 2060 1366Z'),
      light(0.34, 'M3880 1060C4150 1060 4400 1054 4620 1016L4600 986C4400 1020 4150 1030 3860 1032Z'),
      shade(0.1, 'M3000 1370C3280 1320 3560 1176 3800 1036L3700 1030C3500 1140 3260 1270 2990 1336Z'),
    ],
  };
}

const flank = 'M706 1002C664 1122 614 1242 552 1341';
const lidFlank = 'M590 630C666 640 712 690 720 760C724 850 734 930 760 975L706 1002';
const rear = carRear({
  ...shared.contour,
  height,
  bumper: 620,
  lid: join('M0 630H590', lidFlank, 'M706 1002C500 1028 250 1034 0 1034'),
  lidFlank: [[590, 630], join(back(flank), back(lidFlank)), [552, 1341]],
  roofEdge: 'M0 1389C190 1389 380 1378 552 1341L592 1373',
  pane: 'M0 1050C250 1050 490 1042 690 1018C650 1130 604 1240 546 1328C370 1366 180 1376 0 1376',
  paneInLid: false,
  creases: ['M0 1000C260 1000 520 990 744 940', 'M0 470H700C780 470 860 460 908 430'],
  sheen: ['M0 1034C250 1034 500 1028 706 1002L740 950C520 996 260 1004 0 1004'],
  parts: [
    ...twins(
      over('tail-lamp', 'M440 868C600 900 780 896 904 858C912 806 906 764 896 736C740 744 580 770 446 800Z'),
      over('brake-lamp', 'M470 850C620 876 780 872 890 840L894 812C780 840 620 846 474 828Z'),
      over('indicator', 'M560 796L760 772L764 794L564 818Z'),
      over('reverse-lamp', 'M462 806L546 796V816L464 822Z'),
      over('reflector', box(700, 420, 830, 446, 8)),
      over('chrome', box(470, 236, 640, 276, 14)),
    ),
    over('tail-lamp', 'M-446 860H446V838H-446Z'),
    over('plate', box(-260, 672, 260, 782, 8)),
    over('lamp-housing', box(-160, 792, 160, 812, 8)),
    over(
      'plastic',
      whole('M0 330H430C470 330 490 230 520 230H690C740 230 760 300 890 268C860 206 810 186 775 184H0'),
    ),
    over('brake-lamp', box(-150, 1060, 150, 1080, 8)),
  ],
});

const plan = carPlan({
  length,
  half: 911,
  belt: 818,
  roofFront: 585,
  roofBack: 560,
  bonnet: 100,
  cowl: 1330,
  screenTop: 2050,
  roofEnd: 3010,
  glassEnd: 3890,
  glassCorner: 3800,
  doors: [1490, 2480, 3390],
  mirror: 1580,
  headlamp: 'M570 156C660 164 760 214 824 310C846 370 856 450 850 526C800 440 700 290 570 200Z',
  tailLamp:
    'M560 4640C700 4630 800 4590 840 4540C860 4480 872 4420 876 4330C840 4380 800 4500 740 4560C690 4590 620 4600 560 4606Z',
});

export const saloon: Vehicle = {
  id: 'saloon',
  name: { fr: 'Berline', nl: 'Sedan', en: 'Saloon' },
  length,
  width: shared.width,
  height,
  wheelbase: rearAxle - shared.frontAxle,
  views: {
    left: leftView(side('left'), length, height),
    right: rightView(side('right'), length, height),
    front: endView(shared.front(height), shared.withMirrors, height),
    rear: endView(rear, shared.withMirrors, height),
    roof: roofView(plan, length, shared.withMirrors),
  },
};
