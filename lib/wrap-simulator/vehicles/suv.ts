import { arc, back, box, join, loop, pierced, whole } from '@/lib/drawing/outlines';
import { carFront, carRear } from './car-ends';
import { carPlan } from './car-plan';
import {
  beam,
  endView,
  gleam,
  inside,
  leftView,
  light,
  over,
  rightView,
  roofView,
  type Sheet,
  seatAside,
  shade,
  twins,
  under,
} from './draw-vehicle';
import type { Vehicle } from './vehicle';

const [length, width, height] = [4450, 1860, 1660];
const withMirrors = 2116;
const [frontAxle, rearAxle] = [880, 3560];
const wheel = { radius: 356, rim: 250, style: 'five' } as const;
const archAt = (x: number, from: number, to: number) => arc(x, 356, 430, from, to);
/** The dark plastic between arch and wheel. */
const cladding = (x: number) => loop(arc(x, 356, 432, -12, 192), arc(x, 356, 384, 192, -12));

const nose = 'M12 420C8 520 14 640 26 720';
const noseLamp = 'M26 720C36 820 70 894 120 942';
const bonnetTop = 'M120 942C320 1044 700 1088 1080 1106';
const bonnetGap = 'M120 942C360 1010 760 1050 1140 1076';
const screenTop = 'M1080 1106C1260 1260 1450 1440 1680 1560';
const screenFoot = 'M1140 1076C1310 1225 1480 1400 1710 1545';
const roofLine = 'M1680 1560C1950 1660 2300 1668 2700 1658C3200 1646 3700 1604 4050 1532';
const roofEdge = 'M1710 1545C1970 1618 2300 1630 2690 1616C3000 1606 3300 1586 3560 1560';
const roofEdgeBack = 'M3560 1560C3720 1542 3880 1520 4000 1500';
const glassTop =
  'M1240 1072C1400 1215 1560 1380 1750 1490C2020 1582 2340 1590 2680 1577C2980 1565 3240 1545 3500 1512';
const glassBack = 'M3500 1512C3660 1470 3560 1250 3400 1118';
const beltFront = 'M1240 1072L2260 1090';
const beltBack = 'M2260 1090L3400 1118';
const doorFront = 'M1240 1072C1256 950 1296 800 1326 640C1344 560 1350 480 1350 400';
const doorMiddle = 'M2260 1090C2278 880 2276 600 2252 400';
const doorBack = 'M3400 1118C3430 1020 3400 930 3300 850C3180 750 3094 600 3088 400';
const bumperGap = 'M26 720C170 746 330 742 420 694C464 660 496 622 515 584';
const tailLine = 'M4050 1532C4130 1400 4196 1260 4236 1130C4336 1080 4412 960 4430 740';
const tailGap = 'M4000 1500C4072 1380 4132 1260 4164 1130C4242 1000 4332 880 4372 740';
const rearBumperGap = 'M3912 603C4040 692 4200 738 4372 740';
const rearEnd = 'M4430 740C4446 640 4448 540 4440 440';
const sideLamp =
  'M74 846C220 852 380 884 520 962C510 986 490 996 470 998C330 976 200 952 116 910C94 886 80 864 74 846Z';

function side(which: 'left' | 'right'): Sheet {
  return {
    panels: {
      roof: loop(roofLine, 'M4050 1532L4000 1500', back(roofEdgeBack), back(roofEdge)),
      'front-bumper': loop(nose, bumperGap, archAt(frontAxle, 148, 171.4), 'M455 420H12'),
      bonnet: loop(bonnetTop, 'M1080 1106L1140 1076', back(bonnetGap)),
      [`${which}-front-wing`]: pierced(
        loop(
          bonnetGap,
          'M1140 1076L1240 1072',
          doorFront,
          'M1350 400H1308',
          archAt(frontAxle, 5.9, 148),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${which}-pillars`]: loop(
        screenFoot,
        roofEdge,
        'M3560 1560L3500 1512',
        back(glassTop),
        'M1240 1072L1140 1076',
      ),
      [`${which}-front-door`]: loop(doorFront, 'M1350 400H2252', back(doorMiddle), back(beltFront)),
      [`${which}-rear-door`]: loop(doorMiddle, 'M2252 400H3088', back(doorBack), back(beltBack)),
      [`${which}-rear-quarter`]: loop(
        roofEdgeBack,
        tailGap,
        back(rearBumperGap),
        archAt(rearAxle, 35, 174.1),
        'M3132 400H3088',
        back(doorBack),
        back(glassBack),
        'M3500 1512L3560 1560',
      ),
      tailgate: loop(tailLine, 'M4430 740H4372', back(tailGap), 'M4000 1500L4050 1532'),
      'rear-bumper': loop(
        rearBumperGap,
        'M4372 740H4430',
        rearEnd,
        'M4440 440H3982',
        archAt(rearAxle, 11.3, 35),
      ),
      [`${which}-mirror`]:
        'M1306 1126C1302 1080 1392 1064 1480 1080C1504 1120 1498 1190 1466 1216C1386 1228 1320 1206 1306 1126Z',
    },
    panes: [
      ['windscreen', loop(screenTop, 'M1680 1560L1710 1545', back(screenFoot))],
      ['front-side', 'M1326 1100C1470 1232 1620 1370 1780 1462C1920 1510 2070 1536 2216 1544V1116Z'],
      ['rear-side', 'M2304 1118V1548C2560 1556 2860 1546 3120 1522L3170 1138Z'],
      ['rear-side', 'M3226 1140L3184 1516C3300 1506 3400 1494 3490 1480C3580 1440 3500 1262 3380 1148Z'],
    ],
    gaps: [
      bumperGap,
      bonnetGap,
      doorFront,
      doorMiddle,
      doorBack,
      join(roofEdge, roofEdgeBack),
      tailGap,
      rearBumperGap,
    ],
    creases: ['M560 930C1400 962 2700 990 4100 960', 'M1360 560C2000 600 2600 600 3090 580'],
    obstacles: which === 'right' ? [{ kind: 'fuel-flap', path: box(3520, 870, 3680, 1010, 40) }] : [],
    parts: [
      under('underbody', 'M160 270H4300V800H300Z'),
      under('trim', loop(glassTop, glassBack, back(beltBack), back(beltFront))),
      under('plastic', 'M112 250C58 280 16 340 12 420L470 420V250Z'),
      under('plastic', 'M3960 440H4440C4438 360 4400 270 4340 250H3960Z'),
      under('plastic', 'M1290 400H3150V264H1290Z'),
      under('plastic', cladding(frontAxle)),
      under('plastic', cladding(rearAxle)),
      inside('seat', seatAside(2020, 900)),
      inside('seat', seatAside(2880, 900)),
      inside('interior', 'M1520 1070L1620 1180L1650 1170L1600 1070Z'),
      over('chrome', 'M1380 330H3060V350H1380Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', 'M210 884C290 886 390 910 462 954C462 970 452 976 438 976C350 962 270 940 210 914Z'),
      over('daylight', 'M84 856C220 862 370 892 506 966L498 980C366 912 220 880 98 876Z'),
      over(
        'tail-lamp',
        'M4096 1040C4180 1068 4250 1076 4300 1062C4360 1000 4400 930 4416 860C4320 862 4210 880 4120 930Z',
      ),
      over('indicator', 'M4140 1030C4200 1050 4260 1056 4304 1046L4326 1018C4260 1024 4200 1016 4148 1000Z'),
      over('handle', box(2060, 964, 2214, 1000, 18)),
      over('handle', box(3090, 990, 3244, 1026, 18)),
      over('metal', 'M108 262C90 272 70 288 56 306H430V262Z'),
      over('metal', 'M4010 262H4366C4390 276 4402 292 4412 310H4030Z'),
      over('plastic', 'M1250 1072L1350 1076L1326 1102Z'),
    ],
    shades: [
      shade(0.15, 'M0 0H4450V570C3000 540 1400 540 0 580Z'),
      shade(0.1, 'M560 922C1400 954 2700 982 4100 952L4060 906C2700 930 1400 900 640 880Z'),
      light(0.26, 'M560 936C1400 968 2700 996 4100 966L4060 1000C2700 1030 1400 1000 620 966Z'),
      light(
        0.42,
        'M1668 1578C1950 1690 2300 1698 2700 1680L4070 1546L4036 1514C3700 1588 3200 1626 2700 1640C2300 1654 1960 1646 1700 1548Z',
      ),
      light(0.3, 'M130 960C330 1054 700 1092 1080 1106L1130 1076C760 1052 360 1014 136 950Z'),
      gleam(0.32, 'M1262 1056L3374 1104C3100 1064 2200 1030 1266 1016Z'),
      beam(0.26, 'M1600 942L1900 954L1660 410H1370Z'),
      beam(0.22, 'M1970 956L2046 960L1806 410H1730Z'),
      gleam(0.3, 'M460 1010C660 1040 860 1052 1060 1064L1046 1042C860 1028 680 1012 520 984Z'),
    ],
    wheels: [
      { x: frontAxle, ...wheel },
      { x: rearAxle, ...wheel },
    ],
  };
}

const contour = {
  half: 928,
  roof: 640,
  height,
  shoulder: 1072,
  low: 420,
  tuck: 0.985,
  track: 780,
  tyre: 235,
};
const lamp =
  'M470 846C600 836 760 860 888 930C898 954 892 978 878 992C740 980 590 946 494 898C476 880 468 862 470 846Z';
const grille = whole('M0 726H420C444 726 456 712 452 692L404 520C396 488 376 470 344 470H0');

const front = carFront({
  ...contour,
  bumper: 704,
  lead: 850,
  corner: [476, 900],
  bumperCorner: [452, 792],
  lamp,
  openings: [grille],
  creases: ['M600 640C720 680 840 680 924 650'],
  mirrorLift: 20,
  parts: [
    over('plastic', whole('M0 420H926C924 330 880 256 800 248H0')),
    over('metal', whole('M0 330H470L420 250H0')),
    over('slot', whole('M0 400H640L620 370H0')),
    over('grille', grille),
    ...[512, 560, 608, 656].map((y) =>
      over('slot', `M${-350 - (y - 470) * 0.2} ${y}H${350 + (y - 470) * 0.2}v16H${-350 - (y - 470) * 0.2}Z`),
    ),
    over('chrome', whole('M0 828C220 828 360 834 472 850L470 836C360 820 220 812 0 812')),
    over('plate', box(-260, 566, 260, 676, 8)),
    ...twins(
      over('lamp-housing', lamp),
      over('headlamp', 'M590 880C670 874 770 896 836 930C846 946 840 960 826 964C740 950 660 928 596 902Z'),
      over('daylight', 'M478 854C600 846 760 870 884 938L886 954C760 890 600 864 484 872Z'),
      over('grille', 'M650 500C730 504 820 516 886 536C886 580 866 606 830 610C752 604 684 570 646 530Z'),
      over('daylight', 'M690 530L850 562V576L692 544Z'),
    ),
  ],
});

const lidFlank = 'M690 746C752 756 784 820 792 900C800 980 796 1030 776 1090C740 1220 690 1370 628 1488';
const rear = carRear({
  ...contour,
  bumper: 740,
  lid: join('M0 746H690', lidFlank, 'M628 1488C430 1544 220 1556 0 1556'),
  lidFlank: [[690, 746], back(lidFlank), [628, 1488]],
  roofEdge: 'M0 1556C220 1556 430 1544 628 1488L640 1593',
  pane: 'M0 1110C270 1110 520 1110 700 1120C670 1240 626 1356 570 1450C380 1484 180 1492 0 1492',
  paneInLid: true,
  creases: ['M0 1050H620C680 1050 730 1064 772 1090'],
  sheen: ['M0 1062C400 1062 600 1066 768 1098L740 1114C500 1100 200 1098 0 1098'],
  mirrorLift: 20,
  parts: [
    ...twins(
      over(
        'tail-lamp',
        'M420 1010C600 1040 790 1056 908 1044C922 980 918 910 906 862C760 862 580 890 426 930Z',
      ),
      over('brake-lamp', 'M446 996C610 1022 790 1036 898 1024L904 990C780 1000 610 990 450 968Z'),
      over('indicator', 'M560 928L780 896V922L566 952Z'),
      over('reverse-lamp', 'M450 944L542 930L546 954L452 966Z'),
      over('reflector', box(720, 500, 860, 528, 8)),
      over('chrome', box(520, 276, 680, 322, 14)),
    ),
    over('brake-lamp', box(-150, 1508, 150, 1532, 8)),
    over('seal', 'M-20 1134L430 1172', 15),
    over('plate', box(-260, 800, 260, 910, 8)),
    over('lamp-housing', box(-160, 924, 160, 948, 10)),
    over('plastic', whole('M0 440H926C924 340 880 256 800 248H0')),
    over('metal', whole('M0 340H470L430 256H0')),
  ],
});

const plan = carPlan({
  length,
  half: 926,
  belt: 842,
  roofFront: 630,
  roofBack: 612,
  bonnet: 112,
  cowl: 1080,
  screenTop: 1680,
  roofEnd: 4050,
  glassEnd: 4210,
  doors: [1240, 2260, 3400],
  mirror: 1330,
  rails: true,
  headlamp: 'M580 154C670 160 770 214 836 310C852 370 860 430 852 500C800 420 710 280 580 196Z',
  tailLamp: 'M700 4330L790 4310C846 4280 880 4210 892 4120C866 4120 820 4210 760 4260Z',
});

export const suv: Vehicle = {
  id: 'suv',
  name: { fr: 'SUV', nl: 'SUV', en: 'SUV' },
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
