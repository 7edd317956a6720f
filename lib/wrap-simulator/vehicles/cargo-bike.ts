import { arc, back, box, circle, loop, whole } from '@/lib/drawing/outlines';
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
import type { Vehicle } from './vehicle';

const [length, width, height] = [2560, 660, 1150];
const [frontAxle, rearAxle] = [275, 2210];

const chestTop = 'M470 872L1352 872';
const chestBack = 'M1352 872C1346 720 1316 520 1284 366C1280 344 1266 330 1244 330';
const chestFront = 'M690 330C664 330 648 342 640 364C600 480 520 700 470 872';
const lidTop = 'M470 872C470 930 500 956 560 962C800 976 1060 976 1270 962C1324 956 1352 930 1352 872';
const frame =
  'M1384 868L1440 876C1470 640 1560 452 1722 404L1616 812L1672 824L1812 340L1800 262L1240 300V362L1560 346C1450 430 1404 620 1384 868Z';

function side(which: 'left' | 'right'): Sheet {
  return {
    panels: {
      lid: loop(lidTop, back(chestTop)),
      [`${which}-chest-side`]: loop(chestTop, chestBack, 'M1244 330H690', chestFront),
      [`${which}-frame`]: frame,
    },
    gaps: [chestTop],
    creases: ['M560 780C800 800 1100 800 1326 780', 'M676 400C860 420 1080 420 1276 400'],
    parts: [
      under('metal', `M${frontAxle} 254L372 590L470 640`, 30),
      under('metal', 'M372 590L400 700', 44),
      under('metal', 'M400 660C500 560 560 330 700 316H1260', 40),
      under('metal', `M1780 296L${rearAxle} 334L1660 760`, 24),
      under('metal', 'M1680 690H2420', 20),
      under('metal', `M${rearAxle} 340L2330 690M${rearAxle} 340L2100 690`, 14),
      under('underbody', `M1790 330L${rearAxle} 384M1790 244L${rearAxle} 286`, 9),
      under('metal', 'M1640 800L1616 944', 34),
      under('metal', 'M1412 866L1392 1010C1388 1060 1400 1092 1436 1104', 30),
      over('plastic', arc(frontAxle, 254, 276, 40, 190), 16),
      over('plastic', arc(rearAxle, 334, 356, 24, 176), 16),
      over(
        'seat',
        'M1500 958C1560 934 1620 940 1680 934C1730 926 1780 940 1792 970C1794 992 1770 1000 1730 996C1650 990 1580 992 1530 990C1500 986 1490 970 1500 958Z',
      ),
      over(
        'handle',
        'M1424 1082C1500 1104 1560 1104 1606 1092C1622 1092 1626 1120 1610 1126C1550 1146 1480 1144 1416 1126Z',
      ),
      over('plastic', 'M1420 1060L1436 1140L1400 1142Z'),
      over(
        'plastic',
        'M1850 640H2280C2300 640 2310 630 2310 610V560C2310 540 2300 532 2280 532H1860C1840 532 1834 545 1836 560Z',
      ),
      over('metal', circle(1790, 300, 92)),
      over('plastic', circle(1790, 300, 66)),
      over('metal', which === 'left' ? 'M1790 300L1700 160' : 'M1790 300L1880 440', 22),
      over('underbody', which === 'left' ? box(1640, 132, 1760, 164, 12) : box(1820, 436, 1940, 468, 12)),
      over('metal', circle(rearAxle, 334, 62)),
      over('plastic', circle(rearAxle, 334, 40)),
      over('lamp-housing', 'M446 760L500 744L488 820L434 824C420 810 424 774 446 760Z'),
      over('headlamp', 'M436 772C424 784 424 806 436 816L450 814V766Z'),
      over('tail-lamp', box(2400, 640, 2440, 690, 8)),
      over('metal', 'M1010 330L930 60M930 60H860', 22),
      over('chrome', 'M1000 905h90v26h-90Z'),
    ],
    shades: [
      shade(0.15, 'M400 0H1400V470C1100 440 800 440 500 480Z'),
      shade(0.14, 'M1352 900L1240 300H1160C1220 500 1260 700 1270 900Z'),
      shade(0.16, 'M1240 300L1800 250L1812 330L1300 340Z'),
      light(0.36, 'M460 990H1360V936C1100 950 700 950 480 920Z'),
      light(0.3, 'M480 872H1352V836C1100 846 760 846 490 830Z'),
      beam(0.26, 'M760 872H960L800 330H660Z'),
      beam(0.22, 'M1010 872H1056L896 330H850Z'),
      light(0.3, 'M1384 868L1404 871C1430 640 1500 470 1640 400L1590 390C1470 470 1410 640 1384 868Z'),
    ],
    wheels: [
      { x: frontAxle, radius: 254, rim: 214, style: 'spokes' },
      { x: rearAxle, radius: 334, rim: 294, style: 'spokes' },
    ],
  };
}

const chest = 'M0 872H316C314 700 292 500 262 366C256 342 240 330 216 330H0';
const lid = 'M0 966C120 966 220 964 268 956C300 946 316 916 316 872H0';

const bars: Sheet['parts'] = [
  under('metal', 'M-250 1100C-150 1090 150 1090 250 1100', 24),
  under('metal', 'M0 900V1092', 34),
  ...twins(under('handle', box(236, 1082, 326, 1126, 20)), under('metal', 'M210 1096L190 1060', 10)),
];

const front: Sheet = {
  panels: { 'chest-front': whole(chest), lid: whole(lid) },
  gaps: ['M-316 872H316'],
  creases: [box(-230, 470, 230, 800, 40)],
  parts: [
    ...bars,
    under('seat', box(-90, 930, 90, 1000, 30)),
    ...twins(under('metal', 'M58 250L50 560', 26), under('metal', 'M262 400L240 330', 16)),
    over('metal', 'M-70 590H70', 40),
    ...twins(over('metal', 'M62 254L54 590', 26)),
    over('underbody', box(-25, 0, 25, 508, 25)),
    over('plastic', box(-36, 300, 36, 530, 30)),
    over('lamp-housing', box(-56, 748, 56, 828, 34)),
    over('headlamp', box(-42, 762, 42, 814, 26)),
    ...twins(over('reflector', box(200, 420, 240, 450, 6))),
  ],
  shades: [
    ...twins(shade(0.14, 'M340 980V300H220C262 480 284 700 284 980Z')),
    shade(0.14, 'M-340 300H340V440H-340Z'),
    light(0.34, 'M-340 990H340V936C100 946 -100 946 -340 936Z'),
    beam(0.24, 'M-220 872H-90L-210 330H-240Z'),
    beam(0.2, 'M-50 872H-14L-134 330H-170Z'),
  ],
};

const rear: Sheet = {
  panels: { 'chest-rear': whole(chest), lid: whole(lid) },
  gaps: ['M-316 872H316'],
  parts: [
    ...bars,
    over('metal', 'M0 420V900', 44),
    ...twins(over('metal', 'M44 334L36 690', 18), over('metal', 'M110 690L70 340', 12)),
    over('underbody', box(-25, 0, 25, 668, 25)),
    over('plastic', box(-36, 380, 36, 690, 34)),
    over('plastic', box(-74, 540, 74, 640, 20)),
    over('metal', 'M-130 690H130', 22),
    over('tail-lamp', box(-50, 640, 50, 690, 10)),
    over('seat', 'M-110 946C-100 990 -60 1000 0 1000C60 1000 100 990 110 946C60 930 -60 930 -110 946Z'),
    ...twins(over('metal', 'M20 300H110', 18), over('underbody', box(96, 286, 196, 316, 10))),
  ],
  shades: [
    ...twins(shade(0.14, 'M340 980V300H220C262 480 284 700 284 980Z')),
    shade(0.16, 'M-340 300H340V480H-340Z'),
    light(0.34, 'M-340 990H340V936C100 946 -100 946 -340 936Z'),
    beam(0.22, 'M-230 872H-120L-210 330H-246Z'),
  ],
};

const plan: Sheet = {
  panels: {
    lid: box(-300, 520, 300, 1310, 60),
    'chest-front': whole('M0 470H240Q316 476 316 540V900H300V580Q300 520 240 520H0'),
    'chest-rear': whole('M0 1352H250Q316 1346 316 1290V900H300V1250Q300 1310 240 1310H0'),
  },
  gaps: [box(-300, 520, 300, 1310, 60)],
  creases: ['M-200 600V1230', 'M0 600V1230', 'M200 600V1230'],
  parts: [
    under('underbody', box(-25, 21, 25, 529, 25)),
    under('plastic', box(-36, 60, 36, 400, 30)),
    under('metal', 'M-58 275H58', 24),
    under('underbody', box(-25, 1876, 25, 2544, 25)),
    under('plastic', box(-36, 1900, 36, 2440, 30)),
    under('metal', 'M0 1340V1900', 46),
    under('metal', box(-110, 1720, 110, 2420, 20)),
    over('metal', 'M-280 1500C-200 1420 -60 1410 0 1410C60 1410 200 1420 280 1500', 24),
    ...twins(
      over('handle', 'M262 1470L300 1474L310 1600L276 1604Z'),
      over('underbody', box(110, 1730, 200, 1830, 14)),
    ),
    over(
      'seat',
      'M-22 1500C-20 1470 20 1470 22 1500C30 1600 60 1660 110 1700C130 1760 110 1790 60 1792H-60C-110 1790 -130 1760 -110 1700C-60 1660 -30 1600 -22 1500Z',
    ),
    over('tail-lamp', box(-50, 2420, 50, 2444, 8)),
    over('slot', 'M-60 1820V2400M60 1820V2400', 10),
    over('headlamp', box(-46, 430, 46, 468, 14)),
  ],
  shades: [
    shade(0.12, 'M-320 460H-240V1360H-320Z'),
    light(0.3, 'M320 460H260V1360H320Z'),
    beam(0.24, 'M-300 900L300 640V820L-300 1080Z'),
    beam(0.2, 'M-300 1130L300 870V910L-300 1170Z'),
  ],
};

export const cargoBike: Vehicle = {
  id: 'cargo-bike',
  name: { fr: 'Vélo-cargo', nl: 'Bakfiets', en: 'Cargo bike' },
  length,
  width,
  height,
  wheelbase: rearAxle - frontAxle,
  views: {
    left: leftView(side('left'), length, height),
    right: rightView(side('right'), length, height),
    front: endView(front, width, height),
    rear: endView(rear, width, height),
    roof: roofView(plan, length, width),
  },
};
