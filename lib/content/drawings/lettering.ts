import { circle, each, ground, type LineDrawing, rect, row, wall } from './strokes';

/** A capital letter, 28 units wide and high, its foot at the left at (x, y). */
const capital = (x: number, y: number) =>
  `M${x} ${y}l10-28h8l10 28h-8l-2-6H${x + 10}l-2 6zM${x + 12} ${y - 12}h4l-2-7z`;

const van = 'M6 68V32q0-6 6-6h42q4 0 7 4l10 14 12 4q7 2 7 9v11z';
const wheels = circle(24, 68, 8) + circle(70, 68, 8);

/** Film and sheet, and the places where letters go. */
export const letteringDrawings = {
  'shop-window': [
    ['body', rect(10, 12, 76, 66)],
    ['line', `${rect(17, 19, 62, 52)}M4 84h88M24 40l14-15M24 52l5-6M66 65l9-10`],
    ['accent', capital(34, 60)],
    ['mark', 'M32 65.500h34'],
  ],
  'shop-facade': [
    [
      'line',
      `${row([6, 14], [24, 0], 4, 'h12')}${each(
        [
          [6, 34],
          [78, 34],
          [6, 54],
          [82, 54],
          [6, 74],
          [78, 74],
        ],
        'h8',
      )}${row([18, 88], [24, 0], 3, 'h12')}`,
    ],
    ['ink', 'M26 76l16-50h14l16 50H60l-3-10H41l-3 10zM44 56h10l-5-17z'],
    ['bare', 'M20 72l16-50h14l16 50H54l-3-10H35l-3 10zM38 52h10l-5-17z'],
    ['coat', 'M20 72l16-50h14l16 50H54l-3-10H35l-3 10zM38 52h10l-5-17z'],
  ],
  'door-plate': [
    ['body', rect(10, 10, 42, 78)],
    ['line', 'M4 88h88M44 46v10'],
    ['coat', rect(60, 26, 28, 24)],
    ['pale', 'M66 38h15M75 32l6 6-6 6'],
  ],
  'lettered-van': [
    ['body', van],
    ['accent', `M7 50h52l14 10H7z${rect(14, 35, 32, 7)}`],
    ['line', 'M58 33h3l9 12H58zM4 76h90'],
    ['body', wheels],
  ],
  'fluted-board': [
    ['coat', 'M8 50l16-28h64L72 50z'],
    ['body', 'M8 50h64v16H8zM72 50l16-28v16L72 66z'],
    ['line', row([16, 50], [8, 0], 7, 'v16')],
    ['line', 'M8 76h64M8 73v6M72 73v6'],
  ],
  'screwed-panel': [
    ['body', rect(8, 22, 80, 52)],
    ['ink', circle(15, 29, 3) + circle(81, 29, 3) + circle(15, 67, 3) + circle(81, 67, 3)],
    ['accent', 'M24 62l10-28h8l10 28h-8l-2-6H34l-2 6zM36 50h4l-2-7z'],
    ['accent', 'M58 34h7v21h10v7H58z'],
    ['line', 'M4 84h88'],
  ],
  'engraved-plate': [
    ['body', 'M8 34h18l7 14 7-14h16l7 14 7-14h18v30H8z'],
    ['accent', 'M26 34h14l-7 14zM56 34h14l-7 14z'],
    ['body', 'M58 8h10v14l-5 12-5-12z'],
    ['line', 'M58 22h10M8 64h80M8 74h80'],
    ['line', ground(8, 74, 8)],
  ],
  'bell-plate': [
    ['line', `${wall(12, 8, 8)}`],
    ['body', rect(24, 18, 44, 52)],
    ['accent', rect(32, 28, 28, 9)],
    ['line', 'M32 47h28M32 56h18'],
    [
      'ink',
      each(
        [
          [28, 22],
          [64, 22],
          [28, 66],
          [64, 66],
        ],
        'h0',
      ),
    ],
    ['coat', circle(82, 44, 6)],
  ],
  'fascia-panel': [
    ['coat', rect(8, 12, 80, 24)],
    ['pale', 'M20 24h12M40 24h16M64 24h12'],
    ['body', `${rect(14, 36, 42, 38)}${rect(62, 36, 20, 50)}`],
    ['line', 'M4 86h88M14 74h42M20 52l10-10M22 62l18-18M76 62v4'],
  ],
  'cast-film': [
    ['accent', 'M6 50h12q5 0 7-6 5-18 23-18t23 18q2 6 7 6h12v9H76q-7 0-10-9-4-14-18-14t-18 14q-3 9-10 9H6z'],
    ['line', 'M6 50h12q5 0 7-6 5-18 23-18t23 18q2 6 7 6h12'],
    ['line', 'M6 60h14q7 0 10-9 4-14 18-14t18 14q3 9 10 9h14'],
    [
      'line',
      `${each(
        [
          [18, 62],
          [30, 60],
          [44, 48],
          [56, 50],
          [66, 60],
          [80, 62],
        ],
        'l-8 12',
      )}`,
    ],
    ['line', 'M8 86h80'],
  ],
  'calendered-film': [
    ['accent', 'M4 36h22q10 8 20 10h46v4H46q-10 2-20 10H4z'],
    ['body', circle(46, 27, 19) + circle(46, 69, 19)],
    ['line', 'M37 27a9 9 0 0 1 18 0l-4-3m4 3l4-4M37 69a9 9 0 0 0 18 0l-4 3m4-3l4 4'],
  ],
  'printed-film': [
    ['body', rect(6, 56, 84, 10)],
    ['accent', `${row([11, 49], [11, 0], 7, 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0')}`],
    ['body', 'M6 42V34h44q18 0 26-20l8 4Q74 42 52 42z'],
    ['line', ground(6, 74, 8)],
  ],
  'perforated-film': [
    ['accent', rect(8, 16, 40, 64)],
    [
      'bare',
      [0, 1, 2, 3]
        .map(
          (i) =>
            row([17, 24 + i * 15.5], [15, 0], 2, 'm-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0') +
            (i < 3
              ? row(
                  [24.5, 31.75 + i * 15.5],
                  [15, 0],
                  2,
                  'm-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0',
                )
              : ''),
        )
        .join(''),
    ],
    ['bare', rect(48, 16, 40, 64)],
    ['mark', 'M56 70V52M56 52a8 9 0 1 1 .1 0M48 70h40M70 70V48h12v22'],
    ['line', `${rect(8, 16, 80, 64)}M48 8v80`],
  ],
  composite: [
    ['accent', 'M8 32h64v24H8z'],
    ['ink', `${rect(8, 26, 50, 6)}${rect(8, 56, 80, 6)}`],
    ['line', 'M8 26v36M72 32v24M8 78h80M8 74v8M88 74v8'],
  ],
  acrylic: [
    ['line', wall(20, 8, 8)],
    ['ink', `${rect(20, 22, 22, 8)}${rect(20, 62, 22, 8)}`],
    ['accent', rect(42, 12, 6, 70)],
    ['body', rect(48, 8, 16, 78)],
    ['line', 'M56 16v14M56 36v4M90 30L72 42m0 0l7-1m-7 1l4-6'],
  ],
  'foamed-board': [
    ['coat', 'M8 42l14-22h66L74 42z'],
    ['body', 'M8 42h66v32H8zM74 42l14-22v32L74 74z'],
    [
      'line',
      circle(18, 52, 3) +
        circle(32, 60, 4) +
        circle(46, 50, 3) +
        circle(60, 62, 4) +
        circle(64, 50, 2) +
        circle(22, 66, 2) +
        circle(47, 67, 2),
    ],
  ],
  'brushed-metal': [
    ['coat', 'M16 18l12-9h20l-12 9zM36 18l12-9v41l-12 9zM36 59l12-9h34l-12 9zM70 59l12-9v20l-12 9z'],
    ['body', 'M16 18h20v41h34v20H16z'],
    ['line', 'M22 25h6M24 32h8M21 39h8M25 46h6M21 53h9M24 60h18M48 66h16M21 66h15M28 73h28'],
  ],
  'attract-or-guide': [
    ['accent', capital(8, 46)],
    ['line', 'M4 48h40M10 60a14 10 0 0 1 28 0 14 10 0 0 1-28 0z'],
    ['ink', circle(24, 60, 5)],
    ['body', rect(68, 14, 22, 34)],
    ['line', 'M60 48h32M72 30v4'],
    ['mark', 'M48 86h14q14 0 14-14V56m-7 8l7-8 7 8'],
    ['ink', circle(40, 86, 3)],
  ],
  'stamped-plan': [
    ['body', 'M12 6h52l16 16v68H12zM64 6v16h16'],
    ['line', 'M22 62V34h30v28M22 42h30M18 62h40M28 62V50h8v12'],
    ['accent', rect(22, 34, 30, 8)],
    ['mark', circle(64, 72, 14) + circle(64, 72, 8)],
  ],
  'blade-limit': [
    ['body', 'M8 62h80v12H8z'],
    ['accent', 'M8 54h30v8H8zM47 54h6v8h-6zM62 54h26v8H62z'],
    ['body', 'M36 8h16l2 26-11 18-9-18z'],
    ['line', 'M34 34h20M47 84h6M40 84h-8m8 0l-4-3m4 3l-4 3M60 84h8m-8 0l4-3m-4 3l4 3M47 79v10M53 79v10'],
  ],
  'cut-or-print': [
    ['coat', 'M6 76L20 20h10l14 56H34l-3-12H19l-3 12zM21 54h8l-4-17z'],
    [
      'accent',
      [0, 1, 2, 3, 4]
        .map((i) =>
          row(
            [55 + (i % 2) * 4, 24 + i * 12],
            [9, 0],
            4,
            `m-${4 - i * 0.5} 0a${4 - i * 0.5} ${4 - i * 0.5} 0 1 0 ${8 - i} 0a${4 - i * 0.5} ${4 - i * 0.5} 0 1 0-${8 - i} 0`,
          ),
        )
        .join(''),
    ],
    ['line', 'M48 8v80M6 84h34'],
  ],
  squeegee: [
    ['accent', 'M8 60h50v10H8z'],
    ['mark', 'M58 60c10-2 16-14 30-16'],
    ['body', 'M50 12l18 6-8 34-10 8-6-10z'],
    [
      'line',
      'M46 44l15 5M4 71h88M72 60q4 5 0 8-4-3 0-8zM82 56q5 6 0 10-5-4 0-10zM30 40h-20m0 0l6-5m-6 5l6 5',
    ],
    ['line', ground(8, 72, 8)],
  ],
  'van-rear': [
    ['body', 'M16 12h64q6 0 6 6v60H10V18q0-6 6-6z'],
    ['line', 'M48 12v66M20 22h20v20H20zM56 22h20v20H56zM4 88h88'],
    ['accent', rect(18, 50, 60, 8)],
    ['mark', 'M18 66h22M56 66h14'],
    ['ink', 'M14 78h14v10H14zM68 78h14v10H68z'],
  ],
  totem: [
    ['coat', rect(10, 10, 28, 76)],
    ['pale', 'M18 24h12M18 34h12M18 44h8M17 62h14m-5-5l5 5-5 5'],
    ['line', 'M4 87h88'],
    ['body', rect(56, 30, 30, 57)],
    ['coat', rect(62, 44, 12, 9)],
    ['line', 'M80 60v6'],
  ],
  'letter-height': [
    ['accent', 'M40 60l14-46h11l14 46H68l-3-11H53l-3 11zM55.500 39h7L59 26z'],
    ['line', 'M26 14h8M26 60h8M30 14v46m-4-7l4 7 4-7M26 21l4-7 4 7'],
    ['line', 'M6 80q10-10 20 0-10 10-20 0zM34 80h54m-7-5l7 5-7 5'],
    ['ink', circle(16, 80, 3.5)],
  ],
  'raised-dots': [
    ['body', 'M6 62h84v12H6z'],
    [
      'accent',
      each(
        [
          [12, 62],
          [27, 62],
          [42, 62],
          [72, 62],
        ],
        'a5 5 0 0 1 10 0z',
      ),
    ],
    ['body', 'M84 14L62 50q-6 8-13 4-6-5-1-12l14-30'],
    ['line', 'M52 40q6 0 8 6M6 84h84'],
  ],
  'through-stud': [
    ['line', `M34 8v80M60 8v80${row([33, 12], [0, 12], 7, 'l-12 9')}`],
    ['line', row([38, 16], [0, 14], 6, 'q5-6 9 0t9 0')],
    ['bare', 'M14 40h64v14H14z'],
    ['coat', rect(12, 42, 64, 9)],
    ['body', rect(76, 14, 10, 68)],
    ['ink', 'M86 41h6v11h-6z'],
  ],
  'distance-street': [
    ['coat', 'M8 12h26v34H8z'],
    ['pale', 'M14 24h14M14 32h14'],
    ['line', 'M21 46v40M4 87h88M34 20l42 26M34 40l42 8'],
    ['ink', `${circle(80, 48, 5)}M73 60q0-5 5-5h4q5 0 5 5v14h-3v12h-3V74h-2v12h-3V74h-3z`],
  ],
} as const satisfies Record<string, LineDrawing>;
