import { arc, back, box, join, loop, mirrored, pierced, whole } from '@/lib/drawing/outlines';
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

interface VanSize extends Pick<Vehicle, 'id' | 'name'> {
  length: number;
  height: number;
}

const width = 2050;
export const withMirrors = 2500;

// The nose, which the box truck has too.
const noseLow = 'M72 262C34 288 10 345 6 420';
const noseBumper = 'M6 420C2 540 8 640 22 705';
const noseLamp = 'M22 705C30 790 55 880 95 945';
const bonnetTop = 'M95 945C210 1085 460 1215 760 1322';
const bonnetGap = 'M95 945C230 1065 520 1210 850 1322';
const bumperGap = 'M22 705C200 712 430 700 644 623';
export const wingTop = 'M850 1322L985 1385';
const doorFront = 'M985 1385L1008 1010C1020 880 1130 830 1250 720C1360 620 1425 500 1438 392';
export const doorBack = 'M2235 392V2085';
export const doorTop = 'M985 1385C1130 1550 1330 1795 1490 1970C1560 2045 1630 2085 1730 2085H2235';
const screenFront = 'M760 1322C980 1570 1230 1850 1440 2060';
export const pillarFront = 'M850 1322C1050 1560 1290 1840 1490 2050';
const doorGlass =
  'M1132 1402C1250 1540 1400 1728 1530 1885C1592 1958 1645 2000 1738 2000H2118Q2160 2000 2160 1958V1334Q2160 1292 2118 1292H1560C1420 1292 1370 1402 1270 1402Z';
const sideLamp =
  'M40 772C140 742 300 760 392 842C428 890 428 956 402 1004C300 992 190 968 100 925C66 885 46 826 40 772Z';

export const wheel = { radius: 350, rim: 224, style: 'steel' } as const;
export const frontAxle = 970;

/** What is at the front of every side: cab, front wheel, mirror. */
export function cabSide(side: 'left' | 'right') {
  return {
    panels: {
      'front-bumper': loop(noseBumper, bumperGap, arc(frontAxle, 350, 425, 140, 170.5)),
      bonnet: loop(bonnetTop, 'M760 1322H850', back(bonnetGap)),
      [`${side}-front-wing`]: pierced(
        loop(
          bonnetGap,
          wingTop,
          doorFront,
          'M1438 392V300H1392',
          arc(frontAxle, 350, 425, -6.8, 140),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${side}-front-door`]: pierced(loop(doorFront, 'M1438 392H2235', doorBack, back(doorTop)), doorGlass),
      [`${side}-mirror`]:
        'M1085 1425C1130 1385 1215 1372 1262 1392C1285 1470 1282 1600 1258 1690C1220 1718 1140 1715 1098 1690C1072 1610 1070 1500 1085 1425Z',
    },
    panes: [
      ['windscreen', loop(screenFront, back(pillarFront))],
      ['front-side', doorGlass],
    ],
    gaps: [bumperGap, bonnetGap, wingTop, doorFront, 'M1438 392H2235', doorBack, doorTop],
    creases: ['M1180 1120C1500 1200 1900 1222 2235 1226', 'M430 900C560 850 800 850 900 820'],
    parts: [
      under('underbody', 'M80 300H1700V900H300Z'),
      under(
        'plastic',
        loop(noseLow, 'M6 420H551', arc(frontAxle, 350, 425, 170.5, 186.8), 'M548 300L520 262H72'),
      ),
      inside('seat', seatAside(1900, 1250)),
      inside('interior', 'M1330 1330L1420 1545L1462 1530L1400 1330Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', 'M150 850C230 838 310 862 352 905C372 935 366 962 350 978C280 965 200 940 150 905Z'),
      over('daylight', 'M62 790C140 768 280 778 366 858L352 872C270 806 150 796 70 812Z'),
      over('indicator', 'M380 870C404 900 408 950 392 990L372 986C386 950 384 910 366 884Z'),
      over('seal', 'M1392 1366V1716', 30),
      over('plastic', 'M1385 600H2218V676H1352Q1362 634 1385 600Z'),
      over('handle', box(2050, 1118, 2190, 1166, 22)),
      over('plastic', 'M1100 1372H1262L1240 1420H1090ZM1180 1335h52v50h-60Z'),
    ],
    shades: [
      shade(0.16, 'M0 0H2600V560C1700 560 900 600 0 620Z'),
      light(0.4, 'M110 945C230 1080 480 1195 850 1300L985 1385L990 1350C600 1230 330 1110 140 925Z'),
      shade(0.14, 'M985 1385L1008 1010L1440 392H1380L960 1000L930 1360Z'),
      gleam(0.3, 'M1020 1180C1400 1258 1800 1280 2240 1284V1236C1850 1232 1450 1215 1020 1130Z'),
      gleam(0.34, 'M700 1225C560 1178 420 1115 300 1035L480 1060C600 1110 700 1160 800 1190Z'),
    ],
    wheels: [{ x: frontAxle, ...wheel }],
  } satisfies Sheet;
}

// Front, right half: the viewer's right is the vehicle's left.
const flankLow = 'M1000 420C1016 540 1022 640 1020 705';
const flankWing = 'M1020 705C1024 900 1016 1100 1000 1290';
export const flankDoor = 'M1000 1290C985 1500 950 1800 905 2060';
const bonnetFlank = 'M590 960C715 1000 800 1080 826 1180L850 1322';
const frontLamp =
  'M632 752C760 738 900 762 984 806C1000 880 990 950 966 1004C860 1022 740 1008 652 954C622 890 616 810 632 752Z';
const screenFlank = 'M838 1338C822 1600 792 1850 756 2036';

/** The front, to the top of its windscreen. */
export function cabFront() {
  const screen = whole(
    join('M0 1378C300 1378 600 1366 838 1338', screenFlank, 'M756 2036C600 2074 300 2086 0 2086'),
  );
  const grille = whole('M0 902C300 902 440 912 566 944L606 742C400 722 200 716 0 716');
  const wing = pierced(
    loop(flankWing, 'M1000 1290L850 1322', back(bonnetFlank), 'M590 960L614 716C800 726 930 722 1020 705'),
    frontLamp,
  );
  const pillars = loop(
    'M850 1322L1000 1290',
    flankDoor,
    'M905 2060L764 2048',
    back(screenFlank),
    'M838 1338L850 1322',
  );
  const mirror =
    'M1052 1420C1070 1380 1200 1372 1228 1400C1246 1480 1244 1610 1222 1688C1190 1716 1090 1712 1062 1682C1044 1600 1042 1500 1052 1420Z';
  return {
    panels: {
      'front-bumper': pierced(
        whole(
          join('M0 420H1000', flankLow, 'M1020 705C930 722 800 726 614 716L606 700C400 692 200 690 0 690'),
        ),
        box(-560, 462, 560, 640, 40),
        box(690, 470, 900, 590, 50),
        box(-900, 470, -690, 590, 50),
      ),
      bonnet: whole(
        join('M0 918C300 918 450 928 590 960', bonnetFlank, 'M850 1322C600 1348 300 1360 0 1360'),
      ),
      'left-front-wing': wing,
      'right-front-wing': mirrored(wing),
      'left-pillars': pillars,
      'right-pillars': mirrored(pillars),
      'left-mirror': mirror,
      'right-mirror': mirrored(mirror),
    },
    panes: [['windscreen', screen]],
    gaps: [
      join(back(mirrored(bonnetFlank)), bonnetFlank),
      'M614 716C800 726 930 722 1020 705',
      'M-614 716C-800 726 -930 722 -1020 705',
      'M850 1322L1000 1290',
      'M-850 1322L-1000 1290',
    ],
    creases: ['M300 930C420 1060 470 1180 480 1330', 'M-300 930C-420 1060 -470 1180 -480 1330'],
    parts: [
      ...twins(
        under('underbody', box(690, 0, 940, 420, 40)),
        under('plastic', 'M985 1395L1062 1420V1480L975 1470Z'),
      ),
      under('underbody', box(-900, 210, 900, 500)),
      under('plastic', whole('M0 262H850C940 268 988 320 1000 420H0')),
      under('seal', whole('M0 1350C300 1350 600 1336 856 1310L846 1350H0')),
      under('grille', 'M-640 690H640V960H-640Z'),
      inside('interior', whole('M0 1440H800L820 1340H0')),
      ...twins(inside('seat', seatAhead(450, 1340))),
      over('grille', grille),
      over('chrome', whole('M0 872C260 872 420 880 556 906L560 884C420 858 260 850 0 850')),
      over('slot', whole('M0 822C240 822 420 830 570 850L574 830C420 810 240 802 0 802')),
      over('slot', whole('M0 776C240 776 430 782 582 800L586 780C430 764 240 756 0 756')),
      over('grille', box(-560, 462, 560, 640, 40)),
      over('slot', 'M-540 600H540v14H-540ZM-540 490H540v14H-540Z'),
      over('plate', box(-260, 492, 260, 602, 10)),
      ...twins(
        over('lamp-housing', frontLamp),
        over(
          'headlamp',
          'M700 850C770 826 880 836 940 872C950 920 946 950 934 974C860 986 770 976 712 946C696 910 694 880 700 850Z',
        ),
        over('daylight', 'M644 772C760 758 880 778 972 818L974 842C880 806 760 788 640 800Z'),
        over('indicator', 'M660 826h24l12 110l-30-20q-10-40-6-90Z'),
        over('grille', box(690, 470, 900, 590, 50)),
        over('daylight', box(770, 506, 840, 554, 24)),
        over('plastic', 'M1062 1372H1214L1200 1420H1068Z'),
      ),
      over('seal', 'M-640 1392L60 1486M-20 1394L560 1476', 16),
    ],
    shades: [
      ...twins(
        shade(
          0.16,
          'M1040 420C1040 900 1010 1300 900 2100L820 2060C900 1700 930 1400 950 1200C965 900 960 600 930 420Z',
        ),
      ),
      shade(0.12, 'M-1100 420H1100V500H-1100Z'),
      light(0.32, whole('M0 1360C300 1360 600 1348 850 1322L836 1270C600 1300 300 1310 0 1310')),
      gleam(0.3, 'M-780 1290C-760 1180 -690 1060 -560 990L-330 960C-450 1050 -520 1180 -540 1310Z'),
      gleam(0.18, 'M-480 1315C-470 1180 -400 1050 -290 955L-220 950C-320 1060 -380 1190 -390 1318Z'),
    ],
  } satisfies Sheet;
}

// From above, right half: across from the middle line, then along from the nose.
const bonnetPlan = 'M0 90C320 90 540 110 700 210C800 330 826 600 850 850';
const wingPlan = loop(
  'M570 150C640 180 690 200 700 210C800 330 826 600 850 850L862 985H1012',
  'M1012 985C1012 700 1000 460 930 330C860 220 740 170 570 150',
);
const cowlPlan = 'M850 850C600 770 300 730 0 725';
const screenPlan = whole('M0 748C300 752 600 792 838 868L786 1486C600 1462 320 1446 0 1446');
const pillarPlan = loop('M850 850L862 985V1700L800 1500L850 850');
const mirrorPlan =
  'M1052 1080C1040 1100 1048 1210 1070 1222L1210 1226C1240 1200 1236 1120 1216 1096C1160 1074 1100 1070 1052 1080Z';

/** The cab from above: what lies before and below its roof. */
export const cabPlan = {
  panels: {
    'front-bumper': whole('M0 6C420 6 800 40 930 210L930 330C860 220 740 170 570 150C420 96 260 90 0 90'),
    bonnet: whole(join(bonnetPlan, cowlPlan)),
    'right-front-wing': wingPlan,
    'left-front-wing': mirrored(wingPlan),
    'right-pillars': pillarPlan,
    'left-pillars': mirrored(pillarPlan),
    'right-mirror': mirrorPlan,
    'left-mirror': mirrored(mirrorPlan),
  },
  panes: [['windscreen', screenPlan]],
  gaps: [bonnetPlan, mirrored(bonnetPlan), 'M862 985H1012', 'M-862 985H-1012'],
  parts: [
    under('plastic', whole('M0 0C420 0 800 36 924 216V320H0')),
    ...twins(under('plastic', 'M960 1110H1060V1190H960Z')),
    under('seal', whole(join('M0 722H860V1000L862 1700L780 1500H0'))),
    inside('interior', whole('M0 790C300 796 560 830 780 890L770 1010C500 960 300 930 0 930')),
    ...twins(
      over('headlamp', 'M720 196C790 200 870 240 908 310C900 330 880 340 850 350C780 330 740 270 720 196Z'),
    ),
    over('seal', 'M-620 880L60 830M-20 850L560 870', 16),
  ],
  shades: [
    light(
      0.3,
      'M-850 850C-600 770 -300 730 0 725C300 730 600 770 850 850L840 780C600 700 300 660 0 660C-300 660 -600 700 -840 780Z',
    ),
  ],
} satisfies Sheet;

export function panelVan({ id, name, length, height }: VanSize): Vehicle {
  const d = length - 5990;
  const rearAxle = 4970 + d;
  const tail = 5984 + d;
  const roofFront = `M1440 2060C1560 ${(2060 + height) / 2} 1800 ${height} 2300 ${height}`;
  const roofBack = `M2300 ${height}L${5640 + d} ${height - 8}C${5850 + d} ${height - 10} ${5922 + d} ${height - 20} ${5936 + d} ${height - 84}`;
  const gutter = 'M1490 2050C1570 2125 1680 2165 1850 2165H2235';
  const gutterMiddle = 'M2235 2165H3540';
  const gutterBack = `M3540 2165H${5942 + d}`;
  const tailLow = `M${5942 + d} 2165C${5965 + d} 1700 ${5982 + d} 1150 ${tail} 575`;
  const slideBack = 'M3540 392V2165';
  const cornerLow = `M${tail} 575H${5560 + d}V400H${5392 + d}`;

  const side = (which: 'left' | 'right'): Sheet => {
    const cab = cabSide(which);
    const slides = which === 'right';
    return {
      panels: {
        roof: loop(
          roofFront,
          roofBack,
          `M${5936 + d} ${height - 84}L${5942 + d} 2165`,
          back(gutterBack),
          back(gutterMiddle),
          back(gutter),
        ),
        ...cab.panels,
        [`${which}-pillars`]: loop(pillarFront, gutter, 'M2235 2165V2085', back(doorTop), back(wingTop)),
        [`${which}-${slides ? 'sliding-door' : 'side-panel'}`]: loop(
          doorBack,
          'M2235 2085V2165',
          gutterMiddle,
          back(slideBack),
          'M3540 392H2235',
        ),
        [`${which}-rear-quarter`]: loop(
          slideBack,
          gutterBack,
          tailLow,
          cornerLow,
          arc(rearAxle, 350, 425, 6.8, 174.3),
          `M${4547 + d} 392H3540`,
        ),
        [`${which}-sill`]: loop(
          'M1438 300V392',
          'M1438 392H2235H3540',
          `M3540 392H${4547 + d}`,
          arc(rearAxle, 350, 425, 174.3, 186.8),
          `M${4548 + d} 300H1438`,
        ),
        [`${which}-mirror`]: cab.panels[`${which}-mirror`],
      },
      panes: cab.panes,
      gaps: [
        ...cab.gaps,
        'M2235 2085V2165',
        slideBack,
        `M2235 392H${4547 + d}`,
        join(gutter, gutterMiddle, gutterBack),
        `M${5830 + d} 2165L${5868 + d} 575`,
      ],
      creases: [
        ...cab.creases,
        `M2235 1226H${5855 + d}`,
        ...(slides ? [] : [`M2330 1330H3440V2000H2330Z`]),
        ...(d === 0
          ? [`M3660 1330H4660V2000H3660Z`, `M4780 1330H5700V2000H4780Z`]
          : [`M3660 1330H4700V2000H3660Z`]),
        ...(height > 2400 ? [`M2150 2360H${5850 + d}`] : []),
      ],
      obstacles: slides
        ? [{ kind: 'rail', path: box(3560, 1180, 4720 + d * 0.8, 1204, 10) }]
        : [{ kind: 'fuel-flap', path: box(2290, 830, 2450, 1000, 26) }],
      parts: [
        under('underbody', `M1300 240H${4900 + d}V330H${5900 + d}V900H1300Z`),
        ...cab.parts,
        over(
          'plastic',
          `M2254 600H3522V676H2254ZM3558 600H${4606 + d}Q${4632 + d} 640 ${4668 + d} 676H3558Z`,
        ),
        over('plastic', `M${5332 + d} 600H${5862 + d}V676H${5272 + d}Q${5308 + d} 640 ${5332 + d} 600Z`),
        over(
          'plastic',
          `M${5560 + d} 575H${5990 + d}V372Q${5988 + d} 322 ${5940 + d} 320H${5590 + d}Q${5560 + d} 322 ${5560 + d} 352Z`,
        ),
        over(
          'tail-lamp',
          `M${5890 + d} 1300C${5893 + d} 1150 ${5902 + d} 960 ${5906 + d} 800H${5978 + d}C${5976 + d} 960 ${5972 + d} 1150 ${5966 + d} 1300Z`,
        ),
        over('reflector', box(5600 + d, 470, 5720 + d, 505, 8)),
        over('indicator', box(1560, 700, 1640, 726, 8)),
        over('indicator', box(4440 + d, 562, 4510 + d, 586, 8)),
        ...(slides
          ? [
              over('seal', box(3560, 1180, 4720 + d * 0.8, 1204, 10)),
              over('handle', box(2290, 1118, 2430, 1166, 22)),
            ]
          : []),
      ],
      shades: [
        ...cab.shades,
        shade(0.16, `M2600 0H${5990 + d}V560H2600Z`),
        shade(0.1, `M${5830 + d} 2600L${5868 + d} 0H${6100 + d}V2600Z`),
        shade(
          0.1,
          `M1490 2060C1570 2145 1680 2185 1850 2185H${5942 + d}V2120H1850C1720 2120 1600 2080 1490 2000Z`,
        ),
        light(
          0.36,
          `M1600 ${height - 200}C1750 ${height - 30} 1900 ${height + 20} 2200 ${height + 20}H${5990 + d}V${height - 46}H2300C2050 ${height - 46} 1850 ${height - 100} 1600 ${height - 260}Z`,
        ),
        gleam(0.3, `M2240 1284H${5855 + d}V1236H2240Z`),
        beam(0.16, `M3050 2165H3620L2880 1284H2310ZM3760 2165H3880L3140 1284H3020Z`),
        ...(d === 0 ? [beam(0.12, 'M5060 2165H5460L4720 1284H4320ZM5560 2165H5620L4880 1284H4820Z')] : []),
      ],
      wheels: [...cab.wheels, { x: rearAxle, ...wheel }],
    };
  };

  const front = cabFront();
  const crown = `M905 2060C895 2150 880 ${height - 200} 850 ${height - 80}C830 ${height - 20} 780 ${height} 690 ${height}H0`;
  const rearFlank = 'M1006 575C1020 700 1022 950 1000 1290C985 1500 950 1800 905 2060';
  const rearDoorFlank = 'M928 600C936 800 936 1050 922 1290C905 1520 872 1800 836 2060Q828 2130 780 2130';
  const cargoDoor = loop('M0 600H928', rearDoorFlank, 'M780 2130H0');
  const cargoPane =
    'M110 1346Q110 1316 140 1316H768Q802 1316 798 1350L742 1936Q738 1976 698 1976H150Q110 1976 110 1936Z';
  const quarter = loop(
    'M928 575H1006',
    rearFlank,
    `M905 2060C898 2110 894 2140 892 2165L790 2165L780 2130`,
    back(rearDoorFlank),
    'M928 600V575',
  );
  const rear: Sheet = {
    panels: {
      'right-cargo-door': pierced(cargoDoor, cargoPane),
      'left-cargo-door': pierced(mirrored(cargoDoor), mirrored(cargoPane)),
      'right-rear-quarter': quarter,
      'left-rear-quarter': mirrored(quarter),
      roof: whole(
        `M0 2130H780L790 2165H892C890 2200 ${height > 2400 ? `880 ${height - 200}` : `876 ${height - 70}`} 850 ${height - 60}C830 ${height - 16} 780 ${height} 690 ${height}H0`,
      ),
    },
    panes: [
      ['rear', cargoPane],
      ['rear', mirrored(cargoPane)],
    ],
    gaps: [
      'M0 600V2130',
      join('M0 600H928', rearDoorFlank, 'M780 2130H0'),
      mirrored(join('M0 600H928', rearDoorFlank, 'M780 2130H0')),
    ],
    creases: [box(90, 690, 850, 1180, 40), box(-850, 690, -90, 1180, 40)],
    parts: [
      ...twins(
        under('underbody', box(700, 0, 940, 520, 40)),
        under('plastic', 'M990 1395L1062 1420V1480L970 1470Z'),
        under('plastic', box(1052, 1376, 1230, 1700, 50)),
      ),
      under('underbody', box(-900, 250, 900, 620)),
      under('seal', box(-1000, 540, 1000, 624)),
      ...twins(
        inside('seat', seatAhead(450, 1180)),
        over('tail-lamp', 'M946 800H1006Q1012 1050 992 1300H934Q948 1050 946 800Z'),
        over('reverse-lamp', 'M948 930H1010V1000H948Z'),
        over('indicator', 'M946 1010H1009L1004 1130H944Z'),
        over('trim', 'M880 1700h60v70h-70ZM905 860h56v70h-56ZM910 1180h46v60h-50Z'),
      ),
      over('plastic', whole('M0 575H1008L1012 400Q1005 330 950 326H0')),
      over('slot', whole('M0 560H700L680 500H0')),
      over('plate', box(-780, 850, -260, 960, 10)),
      over('lamp-housing', box(-640, 972, -400, 1000, 10)),
      over('handle', box(-60, 1080, -24, 1250, 14)),
      over('brake-lamp', box(-160, 2190, 160, 2222, 8)),
      ...twins(over('reflector', box(780, 430, 900, 470, 8))),
    ],
    shades: [
      ...twins(shade(0.14, `M1100 500V2300H880C930 2000 960 1600 968 1200C972 900 968 700 960 500Z`)),
      shade(0.1, 'M-1100 500H1100V720H-1100Z'),
      light(0.3, `M-900 ${height + 10}H900V${height - 50}H-900Z`),
      shade(0.1, 'M-900 2090H900V2130H-900Z'),
      beam(0.2, 'M-880 1290L-420 600H-240L-800 1290Z'),
      beam(0.2, 'M160 1290L620 600H730L270 1290Z'),
    ],
  };

  const strip = (from: number, to: number) => box(862, from, 1022, to);
  const end = 5930 + d;
  const plan: Sheet = {
    panels: {
      ...cabPlan.panels,
      roof: whole(`M0 1452C320 1452 600 1468 800 1500L862 1700V${end - 40}Q862 ${end} 822 ${end}H0`),
      'right-front-door': strip(985, 2235),
      'left-front-door': mirrored(strip(985, 2235)),
      'right-sliding-door': strip(2235, 3540),
      'left-side-panel': mirrored(strip(2235, 3540)),
      'right-rear-quarter': strip(3540, end),
      'left-rear-quarter': mirrored(strip(3540, end)),
    },
    panes: cabPlan.panes,
    gaps: [
      ...cabPlan.gaps,
      ...[2235, 3540].flatMap((y) => [`M862 ${y}H1022`, `M-862 ${y}H-1022`]),
      `M862 1700V${end}`,
      `M-862 1700V${end}`,
    ],
    creases: [-600, -360, -120, 120, 360, 600].map((x) => `M${x} 2300V${end - 220}`),
    parts: [
      under('underbody', `M-900 300H900V${end}H-900Z`),
      under(
        'plastic',
        `M-1010 ${end}H1010V${length - 30}Q1010 ${length} 980 ${length}H-980Q-1010 ${length} -1010 ${length - 30}Z`,
      ),
      ...cabPlan.parts,
    ],
    shades: [
      ...cabPlan.shades,
      shade(0.12, `M-862 985H-1100V${end}H-862Z`),
      light(0.28, `M862 985H1100V${end}H862Z`),
      shade(0.12, `M-900 ${end - 60}H900V${end + 60}H-900Z`),
      beam(0.2, 'M-862 2500L862 3200V3750L-862 3050Z'),
      beam(0.16, 'M-862 3200L862 3900V4020L-862 3320Z'),
    ],
  };
  return {
    id,
    name,
    length,
    width,
    height,
    wheelbase: rearAxle - frontAxle,
    views: {
      left: leftView(side('left'), length, height),
      right: rightView(side('right'), length, height),
      front: endView(
        {
          ...front,
          panels: {
            ...front.panels,
            roof: whole(join('M0 2096C300 2096 600 2086 764 2048L905 2060', crown)),
          },
          shades: [...front.shades, light(0.3, `M-900 ${height + 10}H900V${height - 60}H-900Z`)],
        },
        withMirrors,
        height,
      ),
      rear: endView(rear, withMirrors, height),
      roof: roofView(plan, length, withMirrors),
    },
  };
}
