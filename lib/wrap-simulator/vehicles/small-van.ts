import { arc, back, box, join, loop, mirrored, pierced, whole } from '@/lib/drawing/outlines';
import { carFront } from './car-ends';
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
  seatAhead,
  seatAside,
  shade,
  twins,
  under,
} from './draw-vehicle';
import type { Vehicle } from './vehicle';

const [length, width, height] = [4430, 1850, 1810];
const withMirrors = 2112;
const [frontAxle, rearAxle] = [890, 3650];
const wheel = { radius: 328, rim: 216, style: 'steel' } as const;
const archAt = (x: number, from: number, to: number) => arc(x, 330, 372, from, to);

const nose = 'M8 400C6 520 12 600 24 660';
const noseLamp = 'M24 660C34 760 62 850 110 912';
const bonnetTop = 'M110 912C260 1022 520 1092 800 1124';
const bonnetGap = 'M110 912C310 990 580 1052 870 1090';
const screenTop = 'M800 1124C1000 1300 1200 1500 1420 1640';
const screenFoot = 'M870 1090C1060 1260 1260 1470 1450 1620';
const roofLine = 'M1420 1640C1600 1740 1850 1810 2200 1810L4120 1788C4250 1784 4330 1762 4352 1690';
const gutter = 'M1450 1620C1620 1704 1800 1732 2040 1732H2130';
const gutterMiddle = 'M2130 1732H3240';
const gutterBack = 'M3240 1732L4345 1712';
const wingTop = 'M870 1090L1000 1092';
const doorFront = 'M1000 1092L1016 960C1030 840 1110 780 1180 680C1260 580 1300 470 1304 370';
const doorBack = 'M2130 370V1650';
const doorTop = 'M1000 1092C1140 1230 1310 1440 1470 1560C1540 1620 1620 1650 1720 1650H2130';
const slideBack = 'M3240 370V1732';
const bumperGap = 'M24 660C180 680 360 670 450 642C510 616 560 582 585 543';
const tailLine = 'M4345 1712C4380 1400 4410 1000 4416 600';
const tailCorner = 'M4416 600H4160V420H4011';
const doorGlass =
  'M1128 1124C1240 1240 1370 1400 1500 1500C1560 1550 1640 1576 1740 1576H2018Q2056 1576 2056 1538V1132Q2056 1094 2018 1094H1440C1350 1094 1300 1124 1230 1124Z';
const sideLamp =
  'M72 806C190 794 330 834 436 930C446 958 438 984 420 996C300 966 190 930 116 888C94 862 78 834 72 806Z';

function side(which: 'left' | 'right'): Sheet {
  const slides = which === 'right';
  return {
    panels: {
      roof: loop(roofLine, 'M4352 1690L4345 1712', back(gutterBack), back(gutterMiddle), back(gutter)),
      'front-bumper': loop(nose, bumperGap, archAt(frontAxle, 145, 169.2), 'M525 400H8'),
      bonnet: loop(bonnetTop, 'M800 1124L870 1090', back(bonnetGap)),
      [`${which}-front-wing`]: pierced(
        loop(
          bonnetGap,
          wingTop,
          doorFront,
          'M1304 370V300H1261',
          archAt(frontAxle, -4.6, 145),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${which}-pillars`]: loop(screenFoot, gutter, 'M2130 1732V1650', back(doorTop), back(wingTop)),
      [`${which}-front-door`]: pierced(loop(doorFront, 'M1304 370H2130', doorBack, back(doorTop)), doorGlass),
      [`${which}-${slides ? 'sliding-door' : 'side-panel'}`]: loop(
        doorBack,
        'M2130 1650V1732',
        gutterMiddle,
        back(slideBack),
        'M3240 370H2130',
      ),
      [`${which}-rear-quarter`]: loop(
        slideBack,
        gutterBack,
        tailLine,
        tailCorner,
        archAt(rearAxle, 14, 173.8),
        'M3280 370H3240',
      ),
      [`${which}-sill`]: loop('M1304 300V370H3280', archAt(rearAxle, 173.8, 184.6), 'M3279 300H1304'),
      [`${which}-mirror`]:
        'M1096 1148C1090 1098 1190 1080 1276 1098C1304 1150 1300 1250 1264 1286C1180 1300 1108 1270 1096 1148Z',
    },
    panes: [
      ['windscreen', loop(screenTop, 'M1420 1640L1450 1620', back(screenFoot))],
      ['front-side', doorGlass],
    ],
    gaps: [
      bumperGap,
      bonnetGap,
      wingTop,
      doorFront,
      doorBack,
      doorTop,
      'M2130 1650V1732',
      slideBack,
      'M1304 370H3280',
      join(gutter, gutterMiddle, gutterBack),
      'M4262 1714C4290 1400 4320 1000 4330 600',
    ],
    creases: [
      'M1190 1010C1600 1040 2600 1046 4300 1010',
      ...(slides ? [] : ['M2220 1110H3150V1570H2220Z']),
      'M3330 1110H4190L4150 1570H3330Z',
    ],
    obstacles: slides
      ? [{ kind: 'rail', path: box(3270, 1046, 4100, 1068, 10) }]
      : [{ kind: 'fuel-flap', path: box(3330, 860, 3490, 1010, 30) }],
    parts: [
      under('underbody', 'M110 240H3600V330H4330V800H320Z'),
      under('plastic', 'M110 212C50 240 14 320 8 400H540V212Z'),
      under('plastic', 'M1240 300H3300V218H1220Z'),
      inside('seat', seatAside(1790, 930)),
      inside('interior', 'M1330 1090L1420 1210L1450 1200L1400 1090Z'),
      over(
        'plastic',
        'M1330 540H2112V612H1296Q1314 574 1330 540ZM2148 540H3222V612H2148ZM3258 540H3300Q3314 578 3334 612H3258Z',
      ),
      over('plastic', 'M4160 600H4430V372Q4428 320 4380 318H4160Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', 'M190 856C270 846 350 872 400 924C410 948 404 964 392 972C310 950 240 922 190 884Z'),
      over('daylight', 'M84 818C190 806 310 836 408 914L396 928C300 856 196 828 94 838Z'),
      over('tail-lamp', 'M4304 1420C4318 1260 4330 1080 4338 900H4404C4398 1080 4388 1260 4372 1420Z'),
      over('indicator', 'M4328 1050L4398 1050L4394 1120H4322Z'),
      over('handle', box(1966, 962, 2100, 1002, 18)),
      ...(slides
        ? [over('seal', box(3270, 1046, 4100, 1068, 10)), over('handle', box(2170, 962, 2304, 1002, 18))]
        : []),
      over('reflector', box(4190, 470, 4290, 500, 8)),
    ],
    shades: [
      shade(0.16, 'M0 0H4430V500H1000C700 500 300 510 0 540Z'),
      shade(0.1, 'M4262 1800C4290 1400 4320 1000 4330 500H4500V1800Z'),
      shade(0.1, 'M1190 1000C1600 1030 2600 1036 4320 1000V960C2600 990 1600 990 1200 950Z'),
      light(0.26, 'M1190 1016C1600 1046 2600 1052 4310 1016V1044C2600 1082 1600 1076 1200 1050Z'),
      light(
        0.4,
        'M1400 1650C1600 1760 1850 1830 2200 1830L4360 1800V1756L4120 1762L2200 1780C1880 1780 1620 1716 1430 1616Z',
      ),
      light(0.32, 'M120 930C270 1034 520 1098 800 1124L862 1092C580 1058 310 998 124 922Z'),
      gleam(0.3, 'M1220 1072C1700 1090 2600 1090 4306 1064V1030C2600 1066 1700 1066 1210 1040Z'),
      beam(0.17, 'M2760 1650H3200L2900 1090H2460ZM3330 1700H3430L3100 1090H3000Z'),
      beam(0.26, 'M1500 960L1760 966L1540 400H1340Z'),
      gleam(0.3, 'M380 1010C520 1040 640 1060 800 1078L786 1056C660 1038 540 1014 430 984Z'),
    ],
    wheels: [
      { x: frontAxle, ...wheel },
      { x: rearAxle, ...wheel },
    ],
  };
}

const contour = {
  half: 922,
  roof: 776,
  height,
  shoulder: 1090,
  low: 400,
  tuck: 0.985,
  track: 770,
  tyre: 205,
};
const lamp =
  'M566 806C690 796 806 836 872 920C882 956 874 986 858 1000C740 986 624 940 560 876C552 848 556 822 566 806Z';

const front = carFront({
  ...contour,
  bumper: 640,
  lead: 862,
  corner: [536, 930],
  bumperCorner: [520, 660],
  lamp,
  creases: ['M560 540C700 560 820 560 918 530'],
  mirrorLift: 20,
  parts: [
    over('plastic', whole('M0 400H918C910 300 860 220 770 212H0')),
    over('grille', whole('M0 470H500C540 470 566 440 572 400L540 310H0')),
    over('slot', whole('M0 420H560V404H0')),
    over('slot', whole('M0 360H556V344H0')),
    over('slot', whole('M0 780H500V764H0')),
    over('slot', whole('M0 716H505V700H0')),
    over('chrome', whole('M0 846C240 846 420 866 530 912L532 892C420 846 240 826 0 826')),
    over('plate', box(-260, 500, 260, 600, 8)),
    ...twins(
      over('lamp-housing', lamp),
      over('headlamp', 'M640 862C710 854 790 882 834 930C842 954 836 966 824 970C740 956 670 926 636 890Z'),
      over('daylight', 'M576 818C690 806 790 842 860 914L856 930C770 856 690 826 574 842Z'),
      over('grille', box(690, 420, 830, 500, 30)),
      over('daylight', box(726, 442, 794, 478, 16)),
    ),
  ],
});

const flank = 'M914 600C924 760 920 900 896 1030C882 1100 866 1240 838 1400C820 1520 806 1640 776 1743';
const doorFlank = 'M846 612C852 760 850 920 832 1050C812 1220 788 1440 744 1620Q736 1668 690 1668';
const cargoDoor = loop('M0 612H846', doorFlank, 'M690 1668H0');
const cargoPane =
  'M96 1130Q96 1100 126 1100H712Q746 1100 742 1132L700 1500Q694 1540 656 1540H136Q96 1540 96 1500Z';
const quarter = loop('M846 600H914', flank, 'M776 1743L700 1700L690 1668', back(doorFlank), 'M846 612V600');
const mirrorBack =
  'M910 1140C940 1106 1020 1100 1044 1124C1056 1170 1050 1230 1030 1256C980 1268 930 1262 914 1240C904 1210 904 1170 910 1140Z';
const rear: Sheet = {
  panels: {
    'right-cargo-door': pierced(cargoDoor, cargoPane),
    'left-cargo-door': pierced(mirrored(cargoDoor), mirrored(cargoPane)),
    'right-rear-quarter': quarter,
    'left-rear-quarter': mirrored(quarter),
    roof: whole('M0 1668H690L700 1700L776 1743C620 1794 310 1810 0 1810'),
  },
  panes: [
    ['rear', cargoPane],
    ['rear', mirrored(cargoPane)],
  ],
  gaps: [
    'M0 612V1668',
    join('M0 612H846', doorFlank, 'M690 1668H0'),
    mirrored(join('M0 612H846', doorFlank, 'M690 1668H0')),
  ],
  creases: [box(80, 690, 780, 1000, 40), box(-780, 690, -80, 1000, 40)],
  parts: [
    ...twins(
      under('underbody', box(668, 0, 872, 500, 40)),
      under('plastic', mirrorBack),
      under('plastic', 'M860 1100L930 1120V1160L850 1150Z'),
      inside('seat', seatAhead(380, 880)),
    ),
    under('underbody', box(-800, 220, 800, 620)),
    under('seal', box(-912, 570, 912, 640)),
    ...twins(
      over(
        'tail-lamp',
        'M858 900H911C908 960 900 1010 888 1060C870 1160 856 1300 834 1410H796C822 1300 846 1160 856 1050Q862 980 858 900Z',
      ),
      over('reverse-lamp', 'M862 960H904L898 1020H860Z'),
      over('indicator', 'M856 1040H890L878 1110H848Z'),
      over('trim', 'M764 1540h48v56h-56ZM830 690h50v60h-50Z'),
      over('reflector', box(720, 450, 840, 482, 8)),
    ),
    over('plastic', whole('M0 600H914L920 420Q912 330 860 322H0')),
    over('slot', whole('M0 584H640L620 530H0')),
    over('plate', box(-740, 800, -220, 910, 8)),
    over('handle', box(-56, 1010, -24, 1090, 12)),
    over('lamp-housing', box(-600, 922, -360, 944, 8)),
    over('brake-lamp', box(-140, 1700, 140, 1728, 8)),
  ],
  shades: [
    ...twins(shade(0.15, 'M1000 500V1800H740C790 1600 830 1300 846 1100C866 900 870 700 866 500Z')),
    shade(0.1, 'M-1000 500H1000V690H-1000Z'),
    shade(0.1, 'M-800 1630H800V1668H-800Z'),
    light(
      0.34,
      'M-780 1743C-620 1794 -310 1812 0 1812C310 1812 620 1794 780 1743L750 1716C500 1770 -500 1770 -750 1716Z',
    ),
    beam(0.2, 'M-780 1080L-420 612H-250L-640 1080Z'),
    beam(0.17, 'M150 1080L520 612H610L240 1080Z'),
  ],
};

const bonnetLead = 'M0 100C300 102 500 130 600 220';
const bonnetPlan = 'M600 220C720 340 790 600 800 880';
const wingPlan = loop(
  bonnetPlan,
  'M800 880L806 1000H916',
  'M916 1000C916 700 900 400 850 240C780 190 680 180 600 220',
);
const strip = (from: number, to: number) => box(806, from, 922, to);
const pillarPlan = loop('M800 880L806 1000V1700L724 1480L800 880');
const mirrorPlan =
  'M926 1110C990 1080 1040 1096 1046 1130C1046 1180 1010 1216 980 1216C944 1210 930 1160 926 1110Z';
const screenPlan = whole('M0 826C280 828 560 860 786 910L712 1460C560 1430 300 1412 0 1412');
const plan: Sheet = {
  panels: {
    'front-bumper': whole('M0 8C420 8 760 60 850 240C780 190 680 180 600 220C500 130 300 102 0 100'),
    bonnet: whole(join(bonnetLead, bonnetPlan, 'M800 880C560 830 280 802 0 800')),
    'right-front-wing': wingPlan,
    'left-front-wing': mirrored(wingPlan),
    roof: whole('M0 1420C300 1420 560 1440 724 1480L806 1700V4250Q800 4330 720 4340H0'),
    'right-pillars': pillarPlan,
    'left-pillars': mirrored(pillarPlan),
    'right-front-door': strip(1000, 2130),
    'left-front-door': mirrored(strip(1000, 2130)),
    'right-sliding-door': strip(2130, 3240),
    'left-side-panel': mirrored(strip(2130, 3240)),
    'right-rear-quarter': strip(3240, 4330),
    'left-rear-quarter': mirrored(strip(3240, 4330)),
    'right-mirror': mirrorPlan,
    'left-mirror': mirrored(mirrorPlan),
  },
  panes: [['windscreen', screenPlan]],
  gaps: [
    ...[2130, 3240].flatMap((y) => [`M806 ${y}H922`, `M-806 ${y}H-922`]),
    'M806 1700V4330',
    'M-806 1700V4330',
    join(bonnetLead, bonnetPlan),
    mirrored(join(bonnetLead, bonnetPlan)),
    'M806 1000H916',
    'M-806 1000H-916',
  ],
  creases: [-480, -240, 0, 240, 480].map((x) => `M${x} 2100V4160`),
  parts: [
    under('underbody', 'M-820 260H820V4340H-820Z'),
    under('plastic', 'M-914 4330H914V4400Q910 4430 870 4430H-870Q-910 4430 -914 4400Z'),
    under('seal', whole('M0 796H812V1010L800 1700L716 1470H0')),
    inside('interior', whole('M0 870C300 876 540 900 740 950L720 1060C480 1020 300 1000 0 1000')),
    ...twins(
      over('headlamp', 'M640 170C730 176 800 226 840 300C846 350 840 390 826 400C770 350 690 260 640 170Z'),
    ),
    over('seal', 'M-580 950L50 900M-30 916L520 940', 14),
  ],
  shades: [
    shade(0.12, 'M-806 1000H-1000V4330H-806Z'),
    light(0.28, 'M806 1000H1000V4330H806Z'),
    shade(0.1, 'M-900 4270H900V4340H-900Z'),
    light(
      0.28,
      'M-790 880C-560 830 -280 802 0 800C280 802 560 830 790 880L776 800C560 760 280 734 0 734C-280 734 -560 760 -776 800Z',
    ),
    beam(0.2, 'M-806 2200L806 1700V2500L-806 3000Z'),
    beam(0.16, 'M-806 3120L806 2620V2720L-806 3220Z'),
  ],
};

export const smallVan: Vehicle = {
  id: 'small-van',
  name: { fr: 'Camionnette', nl: 'Kleine bestelwagen', en: 'Small van' },
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
