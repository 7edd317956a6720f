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

const [length, width, height] = [4290, 1790, 1465];
const withMirrors = 2034;
const [frontAxle, rearAxle] = [880, 3510];
const wheel = { radius: 318, rim: 222, style: 'five' } as const;
const archAt = (x: number, from: number, to: number) => arc(x, 318, 352, from, to);

const nose = 'M100 190C45 215 8 320 8 430C8 510 14 570 30 620';
const noseLamp = 'M30 620C42 660 62 705 100 748';
const bonnetTop = 'M100 748C270 858 700 958 1130 988';
const bonnetGap = 'M100 748C320 838 760 908 1190 964';
const screenTop = 'M1130 988C1350 1142 1560 1310 1800 1405';
const screenFoot = 'M1190 964C1400 1112 1600 1270 1830 1392';
const roofLine = 'M1800 1405C2100 1477 2500 1477 2900 1452C3300 1424 3700 1372 4000 1298';
const roofEdge = 'M1830 1392C2110 1436 2500 1438 2890 1412C3080 1398 3240 1380 3380 1358';
const roofEdgeBack = 'M3380 1358C3600 1332 3800 1304 3966 1278';
const glassTop =
  'M1290 962C1450 1108 1640 1262 1850 1350C2150 1416 2500 1418 2860 1386C3050 1368 3240 1330 3400 1288';
const glassBack = 'M3400 1288C3490 1246 3400 1080 3270 1004';
const beltFront = 'M1290 962L2330 983';
const beltBack = 'M2330 983L3270 1004';
const doorFront = 'M1290 962C1270 850 1275 600 1290 330';
const doorMiddle = 'M2330 983C2346 800 2346 500 2320 330';
const doorBack = 'M3270 1004C3296 900 3290 800 3220 690C3160 600 3118 500 3112 330';
const bumperGap = 'M30 620C150 644 300 644 400 622C470 602 530 552 575 494';
const tailLine =
  'M4000 1298C4060 1190 4110 1060 4150 960C4180 915 4205 890 4222 860C4262 790 4282 690 4270 600';
const tailGap = 'M3966 1278C4020 1176 4070 1050 4098 940C4140 880 4190 780 4235 600';
const rearBumperGap = 'M3798 520C3900 575 4080 600 4235 600';
const rearEnd = 'M4270 600C4296 520 4292 380 4250 260C4232 215 4200 192 4160 190';
const sideLamp = 'M84 702C200 700 340 722 470 782C510 806 530 832 540 856C400 842 230 800 122 752Z';
const frontGlass = 'M1376 990C1520 1128 1690 1258 1870 1328C1990 1360 2130 1380 2288 1386V1008Z';
const rearGlass =
  'M2374 1010V1390C2560 1394 2720 1384 2860 1362C3040 1342 3230 1306 3364 1266C3424 1228 3340 1086 3244 1028Z';

function side(which: 'left' | 'right'): Sheet {
  return {
    panels: {
      roof: loop(roofLine, 'M4000 1298L3966 1278', back(roofEdgeBack), back(roofEdge)),
      'front-bumper': loop(nose, bumperGap, archAt(frontAxle, 150, 201), 'M551 190H100'),
      bonnet: loop(bonnetTop, 'M1130 988L1190 964', back(bonnetGap)),
      [`${which}-front-wing`]: pierced(
        loop(
          bonnetGap,
          'M1190 964L1290 962',
          doorFront,
          'M1290 330H1232',
          archAt(frontAxle, 2, 150),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${which}-pillars`]: loop(
        screenFoot,
        roofEdge,
        'M3380 1358L3400 1288',
        back(glassTop),
        'M1290 962L1190 964',
      ),
      [`${which}-front-door`]: loop(doorFront, 'M1290 330H2320', back(doorMiddle), back(beltFront)),
      [`${which}-rear-door`]: loop(doorMiddle, 'M2320 330H3112', back(doorBack), back(beltBack)),
      [`${which}-rear-quarter`]: loop(
        roofEdgeBack,
        tailGap,
        back(rearBumperGap),
        archAt(rearAxle, 35, 178),
        'M3158 330H3112',
        back(doorBack),
        back(glassBack),
        'M3400 1288L3380 1358',
      ),
      [`${which}-sill`]: loop(
        'M1232 330H3158',
        archAt(rearAxle, 178, 203),
        'M3186 180H1204',
        archAt(frontAxle, -23, 2),
      ),
      tailgate: loop(tailLine, 'M4270 600H4235', back(tailGap)),
      'rear-bumper': loop(
        rearBumperGap,
        'M4235 600H4270',
        rearEnd,
        'M4160 190H3838',
        archAt(rearAxle, -21.3, 35),
      ),
      [`${which}-mirror`]:
        'M1352 1012C1350 968 1440 952 1528 966C1552 1004 1546 1066 1516 1092C1440 1104 1366 1086 1352 1012Z',
    },
    panes: [
      ['windscreen', loop(screenTop, 'M1800 1405L1830 1392', back(screenFoot))],
      ['front-side', frontGlass],
      ['rear-side', rearGlass],
    ],
    gaps: [
      bumperGap,
      bonnetGap,
      doorFront,
      doorMiddle,
      doorBack,
      'M1232 330H3112',
      join(roofEdge, roofEdgeBack),
      tailGap,
      rearBumperGap,
    ],
    creases: [
      'M580 800C1300 868 2700 892 3950 842',
      'M1330 452C2000 486 2700 484 3104 452',
      'M60 500C200 470 400 470 540 480',
    ],
    obstacles: which === 'right' ? [{ kind: 'fuel-flap', path: box(3440, 760, 3590, 900, 40) }] : [],
    parts: [
      under('underbody', 'M160 200H4120V700H300Z'),
      under('trim', loop(glassTop, glassBack, back(beltBack), back(beltFront))),
      inside('seat', seatAside(2060, 770)),
      inside('seat', seatAside(2930, 760)),
      inside('interior', 'M1560 960L1660 1070L1690 1060L1640 960Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', 'M200 728C290 730 400 758 470 806C470 822 462 830 446 832C350 818 260 792 200 760Z'),
      over('daylight', 'M96 712C220 712 350 738 486 806L480 820C350 756 220 730 108 732Z'),
      over(
        'tail-lamp',
        'M3960 806C4040 858 4130 888 4202 872C4240 830 4262 776 4269 716C4180 722 4060 746 3984 772Z',
      ),
      over('indicator', 'M4000 800C4070 838 4140 858 4206 846L4220 824C4140 830 4070 812 4014 786Z'),
      over('handle', box(2130, 862, 2282, 898, 18)),
      over('handle', box(3020, 880, 3172, 916, 18)),
      over('plastic', 'M100 189C60 206 34 246 20 306C200 290 420 276 542 276V189Z'),
      over('plastic', 'M1218 236H3172L3192 172H1198Z'),
      over('plastic', 'M3862 300C4000 320 4140 330 4264 330C4250 230 4220 192 4160 189H3846Z'),
      over('plastic', 'M1300 962L1392 966L1372 992Z'),
    ],
    shades: [
      shade(0.15, 'M0 0H4290V430C2900 400 1400 400 0 440Z'),
      shade(0.1, 'M1290 840C2000 870 2800 880 3900 840L3900 800C2800 800 2000 800 1290 780Z'),
      light(0.26, 'M580 806C1300 874 2700 898 3950 848L3920 876C2700 926 1300 906 640 834Z'),
      light(
        0.42,
        'M1780 1420C2100 1480 2500 1480 2900 1460L4000 1316V1290C3700 1350 3300 1402 2900 1430C2500 1452 2100 1452 1790 1390Z',
      ),
      light(0.3, 'M110 760C280 862 700 962 1130 990L1180 964C760 914 330 846 120 752Z'),
      gleam(0.32, 'M1320 948L3240 990C3000 955 2200 925 1320 915Z'),
      beam(0.26, 'M1500 836L1780 850L1560 340H1300Z'),
      beam(0.22, 'M1850 852L1920 856L1700 340H1630Z'),
      gleam(0.3, 'M420 860C620 905 860 934 1080 952L1060 930C860 910 640 880 480 850Z'),
    ],
    wheels: [
      { x: frontAxle, ...wheel },
      { x: rearAxle, ...wheel },
    ],
  };
}

const contour = { half: 893, roof: 600, height, shoulder: 960, low: 190, track: 740, tyre: 205 };
const frontLamp =
  'M462 716C570 704 730 740 852 806C868 834 862 862 846 882C720 862 566 806 484 764C470 748 462 732 462 716Z';
const intake = whole('M0 452H520C562 452 598 412 606 350L572 288H0');

const front = carFront({
  ...contour,
  bumper: 600,
  lead: 716,
  corner: [468, 762],
  bumperCorner: [440, 650],
  lamp: frontLamp,
  openings: [intake],
  creases: ['M640 540C720 560 820 560 890 530'],
  parts: [
    over('grille', intake),
    over('slot', whole('M0 402H572L582 388H0')),
    over('slot', whole('M0 346H590L582 332H0')),
    over('plastic', whole('M0 288H572L606 340C700 330 800 300 866 262C830 206 800 192 760 189H0')),
    over('chrome', whole('M0 690C200 690 340 698 462 716L458 704C340 682 200 674 0 674')),
    over('plate', box(-260, 482, 260, 592, 8)),
    ...twins(
      over('lamp-housing', frontLamp),
      over('headlamp', 'M560 752C620 744 720 772 790 812C800 830 796 844 786 850C700 832 620 800 566 774Z'),
      over('daylight', 'M470 722C580 712 730 748 846 812L850 828C730 768 580 734 474 742Z'),
      over('grille', 'M672 372C740 380 800 392 846 412C846 446 830 468 800 474C740 468 690 440 668 404Z'),
      over('daylight', 'M700 410L820 440V452L700 422Z'),
    ),
  ],
});

const lidFlank = 'M640 606C716 614 752 690 764 770C772 850 762 900 742 950C702 1086 650 1236 592 1322';
const rear = carRear({
  ...contour,
  bumper: 600,
  lid: join('M0 606H640', lidFlank, 'M592 1322C410 1372 210 1382 0 1382'),
  lidFlank: [[640, 606], back(lidFlank), [592, 1322]],
  roofEdge: 'M0 1382C210 1382 410 1372 592 1322L600 1398',
  pane: 'M0 952C260 952 500 956 648 968C628 1080 582 1206 536 1282C360 1312 160 1320 0 1320',
  paneInLid: true,
  creases: ['M0 880H560C620 880 660 900 700 930', 'M0 480H700C780 480 840 470 890 440'],
  sheen: [
    'M0 892C400 892 540 900 700 930L660 960H0',
    'M0 1382C210 1382 410 1372 592 1322L580 1308C410 1348 210 1356 0 1356',
  ],
  parts: [
    ...twins(
      over('tail-lamp', 'M452 778C600 760 780 752 892 772C894 830 884 880 866 906C760 900 560 868 456 832Z'),
      over('indicator', 'M560 786L780 776V800L566 812Z'),
      over('reverse-lamp', 'M470 784L546 778L552 810L474 812Z'),
      over('brake-lamp', 'M470 820L866 810L870 840L800 850L560 842Z'),
      over('reflector', box(700, 400, 830, 428, 8)),
    ),
    over('brake-lamp', box(-130, 1338, 130, 1362, 8)),
    over('seal', 'M-20 970L400 1010', 14),
    over('plate', box(-260, 650, 260, 760, 8)),
    over('lamp-housing', box(-150, 776, 150, 800, 10)),
    over('plastic', whole('M0 330H620C700 330 800 330 878 300C850 230 810 196 760 189H0')),
    ...twins(over('chrome', box(500, 236, 640, 270, 14))),
  ],
});

const plan = carPlan({
  length,
  half: 892,
  belt: 806,
  roofFront: 590,
  roofBack: 560,
  bonnet: 92,
  cowl: 1130,
  screenTop: 1800,
  roofEnd: 4000,
  glassEnd: 4140,
  doors: [1290, 2330, 3270],
  mirror: 1370,
  headlamp: 'M560 150C640 160 730 210 800 300C820 360 830 440 826 520C780 440 680 280 560 190Z',
  tailLamp: 'M700 4160L772 4150C820 4120 850 4050 862 3970C840 3960 800 4040 740 4110Z',
});

export const hatchback: Vehicle = {
  id: 'hatchback',
  name: { fr: 'Compacte', nl: 'Hatchback', en: 'Hatchback' },
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
