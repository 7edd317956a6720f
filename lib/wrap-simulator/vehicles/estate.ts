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
  twins,
  under,
} from './draw-vehicle';
import * as shared from './saloon-body';
import type { Vehicle } from './vehicle';

const height = 1465;
const { length, rearAxle, archAt } = shared;

const roofLine = 'M2050 1376C2330 1462 2700 1474 3050 1464C3500 1450 4000 1412 4340 1352';
const roofEdge = 'M2080 1362C2360 1414 2700 1424 3050 1416C3500 1404 3880 1376 4160 1340';
const roofEdgeBack = 'M4160 1340L4300 1322';
const glassTop =
  'M1490 945C1660 1090 1860 1235 2100 1322C2380 1384 2700 1390 3040 1380C3420 1368 3760 1338 4050 1294';
const glassBack = 'M4050 1294C4120 1250 4080 1110 3980 1026';
const beltRear = 'M3390 1002L3980 1026';
const tailLine = 'M4340 1352C4430 1230 4510 1090 4566 982C4630 930 4680 850 4690 622';
const tailGap = 'M4300 1322C4380 1210 4456 1090 4504 986C4560 900 4620 760 4640 622';

function side(which: 'left' | 'right'): Sheet {
  const { screen, ...car } = shared.sharedSide(which);
  return {
    ...car,
    panels: {
      roof: loop(roofLine, 'M4340 1352L4300 1322', back(roofEdgeBack), back(roofEdge)),
      ...car.panels,
      [`${which}-pillars`]: loop(
        shared.screenFoot,
        roofEdge,
        'M4160 1340L4050 1294',
        back(glassTop),
        'M1490 945L1395 946',
      ),
      [`${which}-rear-quarter`]: loop(
        roofEdgeBack,
        tailGap,
        back(shared.rearBumperGap),
        archAt(rearAxle, 35, 181.6),
        'M3306 320H3262',
        back(shared.doorBack),
        beltRear,
        back(glassBack),
        'M4050 1294L4160 1340',
      ),
      tailgate: loop(tailLine, 'M4690 622H4640', back(tailGap), 'M4300 1322L4340 1352'),
      [`${which}-mirror`]: car.panels[`${which}-mirror`],
    },
    panes: [
      ['windscreen', screen],
      ['front-side', 'M1576 972C1730 1106 1900 1230 2116 1300C2240 1330 2340 1342 2438 1346V992Z'],
      ['rear-side', 'M2524 994V1350C2780 1362 3100 1358 3352 1342L3330 1022Z'],
      ['rear-side', 'M3420 1026L3440 1334C3660 1318 3860 1296 4030 1268C4076 1240 4050 1130 3966 1050Z'],
    ],
    gaps: [...car.gaps, join(roofEdge, roofEdgeBack), tailGap],
    parts: [
      ...car.parts,
      under('trim', loop(glassTop, glassBack, back(beltRear), back(shared.beltBack), back(shared.beltFront))),
      under('metal', 'M2300 1446C2700 1462 3400 1448 3960 1392L3960 1376C3400 1424 2700 1436 2300 1424Z'),
      over(
        'tail-lamp',
        'M4360 892C4470 922 4560 930 4626 914C4664 850 4682 790 4687 730C4590 728 4490 744 4396 790Z',
      ),
      over('indicator', 'M4420 884C4500 904 4570 908 4628 896L4640 870C4570 878 4500 872 4430 856Z'),
    ],
    shades: [
      ...car.shades,
      light(
        0.42,
        'M2040 1392C2330 1480 2700 1490 3050 1480L4350 1366L4330 1336C3950 1392 3500 1424 3050 1438C2700 1448 2350 1434 2060 1366Z',
      ),
    ],
  };
}

const lidFlank = 'M620 630C700 640 752 700 766 780C776 860 772 900 752 950C712 1086 656 1236 588 1324';
const rear = carRear({
  ...shared.contour,
  height,
  bumper: 620,
  lid: join('M0 630H620', lidFlank, 'M588 1324C400 1372 200 1384 0 1384'),
  lidFlank: [[620, 630], back(lidFlank), [588, 1324]],
  roofEdge: 'M0 1384C200 1384 400 1372 588 1324L592 1398',
  pane: 'M0 976C260 976 500 974 670 966C640 1080 594 1200 538 1284C360 1314 160 1322 0 1322',
  paneInLid: true,
  creases: ['M0 926C300 926 560 918 740 890', 'M0 470H700C780 470 860 460 908 430'],
  sheen: ['M0 960C400 960 600 950 730 930L746 894C560 922 300 930 0 930'],
  parts: [
    ...twins(
      over('tail-lamp', 'M440 868C600 900 780 910 898 890C910 830 908 770 896 730C740 744 580 770 446 800Z'),
      over('brake-lamp', 'M470 850C620 876 780 884 888 868L892 836C780 852 620 846 474 828Z'),
      over('indicator', 'M560 796L760 770L764 794L564 818Z'),
      over('reverse-lamp', 'M462 806L546 796V816L464 822Z'),
      over('reflector', box(700, 420, 830, 446, 8)),
      over('chrome', box(470, 236, 640, 276, 14)),
    ),
    over('tail-lamp', 'M-446 860H446V838H-446Z'),
    over('plate', box(-260, 672, 260, 782, 8)),
    over('lamp-housing', box(-160, 792, 160, 812, 8)),
    over('seal', 'M-20 990L400 1026', 14),
    over(
      'plastic',
      whole('M0 330H430C470 330 490 230 520 230H690C740 230 760 300 890 268C860 206 810 186 775 184H0'),
    ),
    over('brake-lamp', box(-140, 1340, 140, 1362, 8)),
  ],
});

const plan = carPlan({
  length,
  half: 911,
  belt: 818,
  roofFront: 585,
  roofBack: 572,
  bonnet: 100,
  cowl: 1330,
  screenTop: 2050,
  roofEnd: 4340,
  glassEnd: 4546,
  doors: [1490, 2480, 3390],
  mirror: 1580,
  rails: true,
  rim: 36,
  headlamp: 'M570 156C660 164 760 214 824 310C846 370 856 450 850 526C800 440 700 290 570 200Z',
  tailLamp: 'M700 4580L792 4560C840 4520 860 4450 874 4370C850 4370 820 4460 760 4520Z',
});

export const estate: Vehicle = {
  id: 'estate',
  name: { fr: 'Break', nl: 'Break', en: 'Estate' },
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
