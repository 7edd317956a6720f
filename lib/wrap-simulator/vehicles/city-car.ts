import { arc, back, box, circle, join, loop, pierced, whole } from '@/lib/drawing/outlines';
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

const [length, width, height] = [3570, 1650, 1500];
const withMirrors = 1904;
const [frontAxle, rearAxle] = [720, 3040];
const wheel = { radius: 292, rim: 196, style: 'turbine' } as const;
const archAt = (x: number, from: number, to: number) => arc(x, 292, 324, from, to);

const nose = 'M96 190C40 216 4 330 4 430C4 500 8 556 18 604';
const noseLamp = 'M18 604C30 700 70 786 130 842';
const bonnetTop = 'M130 842C260 936 500 1004 770 1032';
const bonnetGap = 'M130 842C310 912 560 974 830 1004';
const screenTop = 'M770 1032C930 1172 1090 1332 1260 1420';
const screenFoot = 'M830 1004C980 1142 1120 1290 1290 1404';
const roofLine = 'M1260 1420C1500 1508 1850 1510 2300 1491C2700 1466 3050 1424 3290 1372';
const roofEdge = 'M1290 1404C1520 1466 1850 1471 2290 1447C2500 1435 2700 1417 2860 1398';
const roofEdgeBack = 'M2860 1398C3000 1384 3140 1362 3240 1342';
const glassTop =
  'M930 1000C1060 1132 1180 1272 1330 1364C1560 1437 1880 1437 2280 1411C2480 1397 2660 1376 2776 1350';
const glassBack = 'M2776 1350C2850 1310 2800 1140 2730 1050';
const beltFront = 'M930 1000L1830 1026';
const beltBack = 'M1830 1026L2730 1050';
const doorFront = 'M930 1000C948 840 1000 720 1040 600C1076 520 1088 420 1090 320';
const doorMiddle = 'M1830 1026C1846 800 1846 500 1826 320';
const doorBack = 'M2730 1050C2752 940 2742 830 2694 720C2656 620 2640 480 2636 320';
const bumperGap = 'M18 604C150 626 310 606 455 478';
const tailLine = 'M3290 1372C3364 1250 3424 1090 3456 964C3506 862 3548 762 3552 600';
const tailGap = 'M3240 1342C3310 1226 3370 1082 3398 960C3442 850 3492 740 3500 600';
const rearBumperGap = 'M3305 478C3362 542 3430 590 3500 600';
const rearEnd = 'M3552 600C3574 500 3570 340 3534 246C3514 206 3484 190 3450 188';
const sideLamp = 'M66 742C76 672 170 642 250 682C312 720 306 812 250 846C190 858 116 826 66 742Z';
const frontGlass = 'M1004 1026C1130 1150 1240 1268 1370 1344C1500 1384 1640 1400 1788 1402V1050Z';
const rearGlass = 'M1872 1052V1402C2180 1400 2500 1376 2744 1328C2792 1300 2768 1160 2706 1074Z';

function side(which: 'left' | 'right'): Sheet {
  return {
    panels: {
      roof: loop(roofLine, 'M3290 1372L3240 1342', back(roofEdgeBack), back(roofEdge)),
      'front-bumper': loop(nose, bumperGap, archAt(frontAxle, 145, 198.4), 'M412 190H96'),
      bonnet: loop(bonnetTop, 'M770 1032L830 1004', back(bonnetGap)),
      [`${which}-front-wing`]: pierced(
        loop(
          bonnetGap,
          'M830 1004L930 1000',
          doorFront,
          'M1090 320H1043',
          archAt(frontAxle, 5, 145),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${which}-pillars`]: loop(
        screenFoot,
        roofEdge,
        'M2860 1398L2776 1350',
        back(glassTop),
        'M930 1000L830 1004',
      ),
      [`${which}-front-door`]: loop(doorFront, 'M1090 320H1826', back(doorMiddle), back(beltFront)),
      [`${which}-rear-door`]: loop(doorMiddle, 'M1826 320H2636', back(doorBack), back(beltBack)),
      [`${which}-rear-quarter`]: loop(
        roofEdgeBack,
        tailGap,
        back(rearBumperGap),
        archAt(rearAxle, 35, 175),
        'M2717 320H2636',
        back(doorBack),
        back(glassBack),
        'M2776 1350L2860 1398',
      ),
      [`${which}-sill`]: loop(
        'M1043 320H2717',
        archAt(rearAxle, 175, 200),
        'M2736 181H1024',
        archAt(frontAxle, -20, 5),
      ),
      tailgate: loop(tailLine, 'M3552 600H3500', back(tailGap), 'M3240 1342L3290 1372'),
      'rear-bumper': loop(
        rearBumperGap,
        'M3500 600H3552',
        rearEnd,
        'M3450 188H3347',
        archAt(rearAxle, -18.6, 35),
      ),
      [`${which}-mirror`]:
        'M1010 1054C1006 1008 1090 990 1168 1004C1190 1042 1184 1102 1156 1126C1086 1138 1022 1124 1010 1054Z',
    },
    panes: [
      ['windscreen', loop(screenTop, 'M1260 1420L1290 1404', back(screenFoot))],
      ['front-side', frontGlass],
      ['rear-side', rearGlass],
    ],
    gaps: [
      bumperGap,
      bonnetGap,
      doorFront,
      doorMiddle,
      doorBack,
      'M1043 320H2636',
      join(roofEdge, roofEdgeBack),
      tailGap,
      rearBumperGap,
    ],
    creases: [
      'M1010 810C1600 842 2200 846 2730 800C2960 780 3160 790 3420 850',
      'M1110 450C1600 480 2200 480 2630 450',
    ],
    obstacles: which === 'right' ? [{ kind: 'fuel-flap', path: circle(3090, 800, 66) }] : [],
    parts: [
      under('underbody', 'M150 200H3440V700H260Z'),
      under('trim', loop(glassTop, glassBack, back(beltBack), back(beltFront))),
      inside('seat', seatAside(1600, 810)),
      inside('seat', seatAside(2400, 800)),
      inside('interior', 'M1150 1000L1240 1110L1270 1100L1220 1000Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', circle(208, 756, 64)),
      over('daylight', 'M86 738C96 690 170 664 236 694L230 708C176 686 112 704 102 752Z'),
      over(
        'tail-lamp',
        'M3330 940C3390 950 3440 950 3470 930C3510 850 3536 790 3544 730C3480 726 3410 740 3360 780Z',
      ),
      over('indicator', 'M3380 830C3430 838 3480 838 3510 826L3522 796C3470 806 3420 806 3378 798Z'),
      over('handle', box(1640, 888, 1780, 922, 17)),
      over('handle', box(2470, 910, 2610, 944, 17)),
      over('plastic', 'M98 188C56 208 30 250 18 312C150 300 290 286 404 286V188Z'),
      over('plastic', 'M1032 246H2728L2744 174H1014Z'),
      over('plastic', 'M3356 300C3420 320 3490 330 3552 326C3546 250 3510 190 3450 187H3346Z'),
      over('plastic', 'M940 1000L1030 1004L1008 1030Z'),
    ],
    shades: [
      shade(0.15, 'M0 0H3570V420C2400 392 1200 392 0 430Z'),
      shade(
        0.1,
        'M1000 800C1600 834 2200 838 2730 792C2960 772 3160 782 3420 842L3420 800C3160 730 2960 722 2730 742C2200 790 1600 780 1020 750Z',
      ),
      light(
        0.26,
        'M1006 816C1600 848 2200 852 2730 806C2960 786 3160 796 3420 856L3410 884C3160 826 2960 816 2730 836C2200 884 1600 876 1000 846Z',
      ),
      light(
        0.42,
        'M1250 1436C1500 1524 1850 1526 2300 1502L3300 1386L3276 1356C3000 1412 2700 1440 2300 1466C1850 1490 1520 1486 1270 1408Z',
      ),
      light(0.3, 'M138 856C270 946 500 1008 770 1032L820 1004C560 976 310 916 144 850Z'),
      gleam(0.32, 'M952 986L2706 1036C2500 1000 1700 966 956 950Z'),
      beam(0.26, 'M1300 816L1560 830L1370 330H1110Z'),
      beam(0.22, 'M1620 834L1684 837L1494 330H1430Z'),
      gleam(0.3, 'M300 880C430 925 600 960 740 976L724 956C600 938 460 902 350 862Z'),
    ],
    wheels: [
      { x: frontAxle, ...wheel },
      { x: rearAxle, ...wheel },
    ],
  };
}

const contour = { half: 824, roof: 580, height, shoulder: 985, low: 188, track: 690, tyre: 180 };
const lamp =
  'M520 700C590 660 700 676 768 734C800 790 780 850 730 872C640 878 548 836 508 772C500 744 504 716 520 700Z';
const intake = box(-470, 300, 470, 446, 60);

const front = carFront({
  ...contour,
  bumper: 600,
  lead: 716,
  corner: [500, 800],
  bumperCorner: [480, 610],
  lamp,
  openings: [intake],
  parts: [
    over('grille', intake),
    over('slot', 'M-460 372H460v14H-460Z'),
    over('plastic', whole('M0 272H560C620 272 720 262 796 250C770 206 740 190 700 187H0')),
    over('chrome', 'M-420 660H420v16H-420Z'),
    over('plate', box(-260, 470, 260, 566, 8)),
    ...twins(
      over('lamp-housing', lamp),
      over('headlamp', circle(648, 768, 72)),
      over('daylight', 'M534 716C596 680 690 692 752 742L742 758C686 714 600 704 546 734Z'),
      over('grille', 'M600 330C670 334 740 346 776 362C776 410 756 436 722 440C660 436 612 410 596 372Z'),
      over('daylight', circle(690, 388, 26)),
    ),
  ],
});

const lidFlank = 'M600 606C690 616 728 690 728 780C728 880 716 950 694 1000C670 1110 634 1240 576 1346';
const rear = carRear({
  ...contour,
  bumper: 600,
  lid: join('M0 606H600', lidFlank, 'M576 1346C400 1400 200 1412 0 1412'),
  lidFlank: [[600, 606], back(lidFlank), [576, 1346]],
  roofEdge: 'M0 1412C200 1412 400 1400 576 1346L580 1433',
  pane: 'M0 990C240 990 460 992 610 1004C594 1110 562 1220 514 1312C340 1344 160 1352 0 1352',
  paneInLid: true,
  creases: ['M0 910H560C620 910 660 930 700 960'],
  sheen: ['M0 924C380 924 540 930 690 966L664 994H0'],
  parts: [
    ...twins(
      over(
        'tail-lamp',
        'M648 760C690 730 760 724 806 744C818 820 806 900 780 944C740 962 690 952 664 920C644 870 640 810 648 760Z',
      ),
      over('brake-lamp', 'M670 850C710 866 750 866 792 850C788 890 776 916 764 930C734 938 700 930 684 906Z'),
      over('indicator', box(672, 808, 796, 836, 10)),
      over('reverse-lamp', box(680, 764, 786, 792, 10)),
      over('reflector', box(640, 400, 760, 428, 8)),
    ),
    over('brake-lamp', box(-120, 1368, 120, 1390, 8)),
    over('seal', 'M-20 1008L380 1040', 14),
    over('plate', box(-260, 660, 260, 770, 8)),
    over('lamp-housing', box(-150, 786, 150, 808, 10)),
    over('plastic', whole('M0 330H580C660 330 740 310 808 290C784 220 746 192 700 187H0')),
  ],
});

const plan = carPlan({
  length,
  half: 822,
  belt: 752,
  roofFront: 572,
  roofBack: 552,
  bonnet: 120,
  cowl: 770,
  screenTop: 1260,
  roofEnd: 3290,
  glassEnd: 3420,
  rim: 30,
  doors: [935, 1830, 2730],
  mirror: 1020,
  headlamp: 'M600 150C660 140 724 180 760 250C772 310 760 350 730 360C670 330 610 250 600 150Z',
  tailLamp: 'M690 3470L740 3452C770 3420 790 3360 796 3300C770 3310 730 3390 690 3430Z',
});

export const cityCar: Vehicle = {
  id: 'city-car',
  name: { fr: 'Citadine', nl: 'Stadswagen', en: 'City car' },
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
