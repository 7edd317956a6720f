import { arc, back, box, loop, pierced, whole } from '@/lib/drawing/outlines';
import { carFront } from './car-ends';
import { beam, gleam, inside, light, over, type Sheet, seatAside, shade, twins, under } from './draw-vehicle';

// What saloon and estate share: everything to the rear door, and the tail below the lid.

export const [length, width, withMirrors] = [4700, 1830, 2078];
export const [frontAxle, rearAxle] = [860, 3670];
const wheel = { radius: 330, rim: 240, style: 'ten' } as const;
export const archAt = (x: number, from: number, to: number) => arc(x, 330, 364, from, to);

const nose = 'M110 185C44 212 6 320 6 420C6 510 16 580 34 630';
const noseLamp = 'M34 630C46 670 70 704 108 736';
const bonnetTop = 'M108 736C320 850 800 932 1330 972';
const bonnetGap = 'M108 736C380 818 880 888 1395 946';
const screenTop = 'M1330 972C1560 1120 1790 1285 2050 1376';
export const screenFoot = 'M1395 946C1620 1090 1830 1245 2080 1362';
export const beltFront = 'M1490 945L2480 968';
export const beltBack = 'M2480 968L3390 1002';
const doorFront = 'M1490 945C1466 830 1470 600 1490 320';
const doorMiddle = 'M2480 968C2500 780 2500 480 2474 320';
export const doorBack = 'M3390 1002C3420 900 3410 790 3350 680C3290 590 3268 480 3262 320';
const bumperGap = 'M34 630C160 652 300 648 400 622C470 600 520 556 545 512';
export const rearBumperGap = 'M3968 539C4080 592 4300 624 4640 622';
const rearEnd = 'M4690 622C4706 540 4702 380 4664 260C4644 210 4606 188 4560 185';
const sideLamp = 'M92 712C220 704 360 726 500 780C524 790 534 806 536 816C400 794 230 757 120 731Z';

/** Panels, gaps and parts of one side that both bodies have. */
export function sharedSide(which: 'left' | 'right') {
  return {
    panels: {
      'front-bumper': loop(nose, bumperGap, archAt(frontAxle, 150, 203.5), 'M526 185H110'),
      bonnet: loop(bonnetTop, 'M1330 972L1395 946', back(bonnetGap)),
      [`${which}-front-wing`]: pierced(
        loop(
          bonnetGap,
          'M1395 946L1490 945',
          doorFront,
          'M1490 320H1224',
          archAt(frontAxle, -1.6, 150),
          back(bumperGap),
          noseLamp,
        ),
        sideLamp,
      ),
      [`${which}-front-door`]: loop(doorFront, 'M1490 320H2474', back(doorMiddle), back(beltFront)),
      [`${which}-rear-door`]: loop(doorMiddle, 'M2474 320H3262', back(doorBack), back(beltBack)),
      [`${which}-sill`]: loop(
        'M1224 320H3306',
        archAt(rearAxle, 181.6, 205.2),
        'M3341 175H1189',
        archAt(frontAxle, -25.2, -1.6),
      ),
      'rear-bumper': loop(
        rearBumperGap,
        'M4640 622H4690',
        rearEnd,
        'M4560 185H4004',
        archAt(rearAxle, -23.5, 35),
      ),
      [`${which}-mirror`]:
        'M1556 992C1556 952 1640 938 1724 950C1746 986 1740 1040 1712 1064C1640 1076 1568 1060 1556 992Z',
    },
    screen: loop(screenTop, 'M2050 1376L2080 1362', back(screenFoot)),
    gaps: [bumperGap, bonnetGap, doorFront, doorMiddle, doorBack, 'M1224 320H3262', rearBumperGap],
    creases: [
      'M560 800C1500 862 3000 900 4340 868',
      'M1520 430C2200 470 2900 470 3256 440',
      'M60 500C200 474 400 470 520 486',
    ],
    obstacles: which === 'right' ? [{ kind: 'fuel-flap', path: box(3640, 780, 3790, 920, 40) } as const] : [],
    parts: [
      under('underbody', 'M180 195H4540V700H300Z'),
      inside('seat', seatAside(2240, 740)),
      inside('seat', seatAside(3080, 730)),
      inside('interior', 'M1740 940L1840 1050L1870 1040L1820 940Z'),
      over('lamp-housing', sideLamp),
      over('headlamp', 'M220 726C310 728 420 752 486 788C484 798 476 802 462 802C370 788 290 770 222 750Z'),
      over('daylight', 'M104 717C230 711 370 733 500 786L494 798C370 746 230 726 116 730Z'),
      over('handle', box(2290, 850, 2440, 884, 17)),
      over('handle', box(3170, 872, 3320, 906, 17)),
      over('plastic', 'M112 184C70 200 40 240 24 296C210 284 400 270 520 270V184Z'),
      over('plastic', 'M1196 226H3334L3352 168H1178Z'),
      over('plastic', 'M4008 260C4200 284 4440 300 4676 298C4660 220 4616 188 4560 184H4004Z'),
      over('plastic', 'M1500 945L1596 948L1576 972Z'),
    ],
    shades: [
      shade(0.15, 'M0 0H4700V424C3100 396 1500 396 0 430Z'),
      shade(0.1, 'M1490 830C2300 862 3200 880 4300 866L4250 822C3200 824 2300 800 1490 772Z'),
      light(0.26, 'M560 804C1500 868 3000 906 4340 872L4300 900C3000 932 1500 896 620 834Z'),
      light(0.3, 'M118 748C330 856 810 930 1330 968L1385 944C860 892 370 824 126 742Z'),
      gleam(0.32, 'M1510 930L3360 988C3100 944 2400 908 1510 898Z'),
      beam(0.26, 'M1720 812L2030 824L1790 330H1490Z'),
      beam(0.22, 'M2100 826L2176 829L1936 330H1860Z'),
      gleam(0.3, 'M460 848C700 894 980 920 1260 938L1240 916C980 896 720 868 520 838Z'),
    ],
    wheels: [
      { x: frontAxle, ...wheel },
      { x: rearAxle, ...wheel },
    ],
  } satisfies Omit<Sheet, 'panes'> & { screen: string };
}

export const contour = { half: 912, roof: 592, shoulder: 940, low: 185, track: 765, tyre: 225 };

const lamp =
  'M446 720C560 704 740 732 872 800C882 822 876 842 862 856C720 838 560 796 470 758C454 746 446 732 446 720Z';
const grille = whole('M0 598H372C400 598 420 576 412 548L372 410C366 386 350 376 326 376H0');

export function front(height: number): Sheet {
  return carFront({
    ...contour,
    height,
    bumper: 600,
    lead: 712,
    corner: [440, 752],
    bumperCorner: [420, 640],
    lamp,
    openings: [grille],
    creases: ['M560 560C680 590 800 580 908 540'],
    parts: [
      over('grille', grille),
      ...[420, 462, 504, 546].map((y) =>
        over(
          'slot',
          `M${-330 - (y - 376) * 0.22} ${y}H${330 + (y - 376) * 0.22}v14H${-330 - (y - 376) * 0.22}Z`,
        ),
      ),
      over('chrome', whole('M0 690C220 690 340 700 440 722L436 708C340 684 220 672 0 672')),
      over('plate', box(-260, 440, 260, 550, 8)),
      over('plastic', whole('M0 312H520C600 312 760 300 880 262C850 204 810 186 775 184H0')),
      ...twins(
        over('lamp-housing', lamp),
        over('headlamp', 'M560 752C640 744 740 770 812 806C822 822 816 836 802 840C710 822 630 798 566 772Z'),
        over('daylight', 'M454 728C570 714 740 742 868 808L870 824C740 760 570 734 458 746Z'),
        over('grille', 'M560 430C680 440 800 452 872 470C872 400 850 370 810 350C700 350 600 366 548 384Z'),
        over('chrome', 'M556 434C680 444 800 456 872 474V462C800 444 680 432 556 422Z'),
      ),
    ],
  });
}
