import { circle, ground, type LineDrawing, rect, row, wall } from './strokes';

/** A person of 1.75 m beside a roll-up of 2 m, at 0.36 units a centimetre, feet at 86. */
const person = (x: number) =>
  `${circle(x, 29, 5.5)}M${x - 8} 41q0-5 5-5h6q5 0 5 5v20h-4v25h-3.500V64h-1v22H${x - 4}V61h-4z`;

const stand = (width: number, x: number): LineDrawing => [
  ['coat', rect(x, 12, width, 68)],
  ['bare', circle(x + width / 2, 34, width / 4)],
  ['pale', `M${x + 6} 60h${width - 12}M${x + 6} 68h${width / 2 - 6}`],
  ['ink', rect(x - 3, 78, width + 6, 8)],
  ['line', `M${x - 2} 12h${width + 4}M4 87h88`],
];

/** Yarns over and under each other. */
const weave = (first: number, pitch: number, count: number, width: number): LineDrawing => {
  const places = Array.from({ length: count }, (_, i) => first + i * pitch);
  return [
    ['body', places.map((x) => rect(x, 8, width, 80)).join('')],
    ['coat', places.map((y) => rect(8, y, 80, width)).join('')],
    [
      'body',
      places
        .flatMap((x, i) => places.map((y, j) => ((i + j) % 2 ? rect(x, y - 2, width, width + 4) : '')))
        .join(''),
    ],
  ];
};

/** Film wound up, from the height where it leaves. */
const coil = (y: number) => `M48 10V${y - 12}M48 ${y - 12}a12 12 0 1 0 12 12a8 8 0 1 0-16 0a4 4 0 1 0 8 0`;

/** Light, cloth and sheet: sections through what hangs on a street. */
export const signsDrawings = {
  'light-box': [
    ['line', wall(14, 8, 8)],
    ['body', rect(14, 12, 50, 72)],
    ['ink', row([15, 22], [0, 20], 3, 'h8v12h-8z')],
    ['mark', row([30, 28], [0, 20], 3, 'h26m-26-5l20-5m-20 15l20 5')],
    ['coat', rect(64, 8, 10, 80)],
    ['mark', 'M81 28h9M81 48h9M81 68h9'],
  ],
  'halo-letters': [
    ['line', wall(16, 8, 8)],
    ['accent', 'M17 10h6v76h-6z'],
    ['line', 'M17 40h29M17 56h29'],
    ['mark', 'M44 20L28 12M44 26l-16 0M44 76l-16 8M44 70h-16'],
    ['ink', 'M46 24h28v48H46v-6h20V30H46z'],
    ['accent', `${rect(56, 36, 8, 8)}${rect(56, 52, 8, 8)}`],
  ],
  'led-neon': [
    ['body', 'M14 16h68q4 0 4 4v50q0 4-4 4H14q-4 0-4-4V20q0-4 4-4z'],
    ['ink', circle(17, 23, 2.5) + circle(79, 23, 2.5) + circle(17, 67, 2.5) + circle(79, 67, 2.5)],
    ['cord', 'M22 52c10-4 18-26 12-26s-8 34 2 32 8-20 14-20-4 20 4 20 6-20 12-20 2 22 10 14'],
    ['line', 'M76 52q8 4 4 22v14'],
  ],
  'heavy-banner': weave(12, 20, 4, 14),
  'mesh-banner': [
    ...weave(14, 28, 3, 7),
    ['line', 'M24 34q6-6 12 0M54 34q6-6 12 0M24 62q6-6 12 0M54 62q6-6 12 0'],
  ],
  'standard-banner': [
    ['coat', 'M8 18h80v48q-10 14-20 0t-20 0-20 0-20 0z'],
    ['pale', 'M14 27h68'],
    ['body', row([17, 22], [31, 0], 3, 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0')],
    ['line', 'M17 18V8M48 18V8M79 18V8M28 66V44M48 66V54M68 66V40'],
  ],
  'stand-85': [...stand(31, 24), ['ink', person(76)]],
  'stand-100': [...stand(36, 20), ['ink', person(76)]],
  'stand-150': [...stand(54, 10), ['ink', person(80)]],
  'basic-cassette': [
    ['body', circle(48, 62, 19)],
    ['mark', coil(62)],
    ['line', 'M42 10h12M14 87h68M36 77l-10 10M60 77l10 10'],
  ],
  'wide-cassette': [
    ['body', 'M6 87q2-12 20-24 10-15 22-15t22 15q18 12 20 24z'],
    ['mark', coil(68)],
    ['line', 'M42 10h12'],
  ],
  'blockout-film': [
    ['accent', rect(38, 8, 8, 80)],
    ['ink', rect(46, 8, 8, 80)],
    ['line', `${circle(82, 48, 7)}M70 48h-9M72 40l-10-8M72 56l-10 8M78 36l-4-12M78 60l-4 12`],
    ['line', 'M38 8h16v80H38z'],
  ],
  'window-poster': [
    ['body', rect(8, 8, 80, 80)],
    ['coat', 'M18 18h60v42q-16 0-20 18H18z'],
    ['body', 'M58 78q4-18 20-18-2 14-20 18z'],
    ['pale', 'M28 32h36M28 44h24'],
  ],
  'shelf-strip': [
    ['body', 'M16 44V24q0-4 4-5v-7h8v7q4 1 4 5v20zM40 44V22h18v22zM66 44V28q0-6 7-6t7 6v16z'],
    ['coat', rect(4, 44, 88, 18)],
    ['pale', 'M12 53h10M36 53h10'],
    ['line', 'M66 62v10'],
    ['coat', circle(66, 78, 9)],
    ['line', 'M16 30h16M40 32h18'],
  ],
  'counter-display': [
    ['coat', 'M22 8h52v46H22z'],
    ['bare', circle(48, 28, 11)],
    ['body', 'M28 58V44h10v14M44 58V44h10v14M60 58V44h10v14'],
    ['body', 'M10 58h76l-8 28H18z'],
    ['line', 'M18 70q5-5 10 0t10 0 10 0 10 0 10 0 10 0'],
  ],
  'floor-graphic': [
    ['body', 'M22 52V14h20l3 18q2 4 10 6l14 4q9 3 9 10z'],
    ['ink', 'M22 52h58v8H22z'],
    ['line', `M44 26h8M46 33h8${row([6, 70], [8, 0], 10, 'l4-5 4 5')}`],
    ['accent', rect(6, 71, 80, 6)],
    ['line', ground(6, 78, 8)],
  ],
  'hanging-sign': [
    ['ink', `${rect(18, 12, 14, 5)}${rect(64, 12, 14, 5)}`],
    ['line', 'M4 11h88M25 17v21M71 17v21'],
    ['coat', rect(10, 38, 76, 38)],
    ['pale', 'M24 57h44M58 47l11 10-11 10'],
    ['line', row([14, 76], [7.5, 0], 10, 'v6')],
    ['line', 'M10 82h76'],
  ],
  'wind-load': [
    ['coat', 'M38 14h40q16 34 0 68H38q16-34 0-68z'],
    ['line', 'M38 6v84M78 6v84M4 30h24q8 0 8-7t-7-7-7 5M4 48h28M4 66h22q8 0 8 7t-7 7-7-5'],
  ],
  'hem-eyelet': [
    ['coat', 'M36 8v80h54V8z'],
    ['pale', 'M58 10v6M58 22v6M58 34v6M58 46v6M58 58v6M58 70v6M58 82v5'],
    ['body', circle(47, 28, 7) + circle(47, 68, 7)],
    ['line', 'M8 4v88M16 4v88'],
    ['line', 'M47 28L4 22M47 31L4 40M47 68L4 62M47 71L4 80'],
  ],
  'safe-area': [
    ['coat', rect(16, 8, 64, 80)],
    ['bare', rect(24, 16, 48, 64)],
    ['line', 'M24 16h48v64H24zM24 2v8M72 2v8M24 86v8M72 86v8M10 16h8M10 80h8M78 16h8M78 80h8'],
    ['ink', rect(34, 28, 28, 8)],
    ['line', 'M34 46h28M34 56h18'],
  ],
  'flame-test': [
    ['body', 'M30 6h36v44q-6 8-12 2t-12 4-12-2z'],
    ['coat', 'M48 46q16 16 8 28-3 6-8 6t-8-6q-6-12 8-28z'],
    ['bare', 'M48 64q6 6 2 12h-4q-4-6 2-12z'],
    ['line', 'M34 88h28M48 80v8M30 14h36'],
  ],
  'two-signs': [
    ['body', rect(6, 32, 62, 56)],
    ['coat', rect(6, 18, 62, 18)],
    ['pale', 'M16 27h28'],
    ['line', 'M14 46h26v34H14zM50 46h12v42M68 40h6'],
    ['coat', circle(82, 46, 10)],
    ['line', 'M2 88h92M74 40l4-2'],
  ],
  'five-hours': [
    ['body', circle(48, 48, 38)],
    ['accent', 'M48 48v33A33 33 0 0 1 31.500 19.500z'],
    [
      'line',
      'M48 14v6M76 48h6M65 18.500l-2 4M77.500 31l-4 2M77.500 65l-4-2M65 77.500l-2-4M48 48v34M48 48L31 19',
    ],
    ['ink', circle(48, 48, 4)],
  ],
  'power-supply': [
    ['body', 'M10 30h42v34H10z'],
    ['coat', 'M16 36h14v10H16z'],
    ['line', 'M31 64v24M38 38h8M38 46h8M52 40h12q8 0 8-8V20M52 54h20q10 0 10-10V20'],
    ['coat', rect(62, 6, 28, 14)],
    ['pale', 'M68 13h16'],
    ['line', 'M24 88h14M18 54h26'],
  ],
  'lights-out': [
    ['body', 'M6 88V42h38v46z'],
    ['accent', 'M50 88V56h40v32z'],
    ['line', 'M50 88V56h40v32M2 88h92M14 52h8v10h-8zM28 52h8v10h-8zM14 70h8v10h-8z'],
    ['ink', 'M28 70h8v10h-8z'],
    ['coat', 'M74 8a17 17 0 1 0 14 26A15 15 0 0 1 74 8z'],
    ['pale', 'M58 68h24'],
  ],
  // In its rack, under a roof.
  bicycle: [
    ['coat', rect(6, 8, 84, 8)],
    ['line', `M12 16v66M84 16v66M2 82h92${circle(28, 64, 16)}${circle(68, 64, 16)}`],
    ['cord', 'M28 64L40 40H60L48 64H28M40 40L48 64M60 40L68 64'],
    ['line', 'M36 34h10M40 40l-1-6M60 40l-2-10h8'],
  ],
  'fitters-lift': [
    ['body', 'M8 66h30v14H8z'],
    ['line', 'M28 66L44 40l10-12M34 66l14-24 14-10M2 88h92M90 6v82'],
    ['coat', rect(70, 12, 20, 18)],
    ['body', 'M46 16h18v14H46z'],
    ['ink', circle(55, 8, 4) + circle(16, 82, 6) + circle(32, 82, 6)],
    ['line', 'M55 12v8l12-2'],
  ],
  'walked-down': [
    ['coat', 'M30 40h36v36H30z'],
    ['body', 'M24 34h48v6H24z'],
    ['ink', rect(26, 76, 44, 10)],
    ['body', 'M40 34V16q0-4 4-4t4 4v-4q4-4 8 0 6-2 7 4v18z'],
    ['line', 'M82 30v34m-6-8l6 8 6-8M14 30v34m-6-8l6 8 6-8M6 87h84'],
  ],
  'travel-bag': [
    ['coat', 'M10 44h76q6 0 6 12t-6 12H10q-6 0-6-12t6-12z'],
    ['pale', 'M18 56h60'],
    ['line', 'M28 44V32q0-8 8-8h24q8 0 8 8v12M28 44v24M68 44v24M4 78h88'],
  ],
  'turning-circle': [
    ['body', circle(48, 48, 40)],
    ['coat', 'M36 38h24v24H36z'],
    ['ink', 'M30 36h5v28h-5zM61 36h5v28h-5z'],
    ['line', 'M40 38V28M56 38V28M48 50h0'],
    ['mark', 'M84 48a36 36 0 0 1-36 36m6-5l-6 5 6 5M12 48a36 36 0 0 1 36-36m-6 5l6-5-6-5'],
  ],
  'at-the-till': [
    ['body', 'M6 52h84v34H6z'],
    ['coat', 'M12 24h30v28H12z'],
    ['line', 'M18 32h18M18 40h6M28 40h8M64 52V34'],
    ['coat', 'M52 14h24v20H52z'],
    ['pale', 'M58 24h12'],
    ['line', 'M6 64h84'],
  ],
  'audit-walk': [
    ['line', 'M8 88V8h80v80H58M8 88h30'],
    ['body', `${rect(24, 22, 10, 40)}${rect(44, 22, 10, 40)}${rect(64, 22, 10, 40)}`],
    [
      'mark',
      'M48 92v-6M48 80v-5M46 72h-5M36 72h-6M24 72h-6M16 66v-6M16 54v-6M16 42v-6M16 30v-6M18 15h6M30 15h5M39 18v8M39 32v6M39 44v6M39 56v5',
    ],
    ['coat', circle(39, 66, 5)],
  ],
  'ticked-list': [
    ['body', 'M14 8h52l16 16v64H14zM66 8v16h16'],
    ['mark', 'M24 34l5 6 9-11M24 54l5 6 9-11M24 74l5 6 9-11'],
    ['line', 'M46 37h24M46 57h24M46 77h14'],
  ],
  'from-outside': [
    ['body', rect(32, 12, 56, 62)],
    ['coat', 'M32 12h56v16H32z'],
    ['line', 'M40 36h24v38M72 36h10v38M26 88h66'],
    ['ink', `${circle(14, 46, 5.5)}M6 58q0-5 5-5h6q5 0 5 5v16h-3v14h-4V74h-2v14H9V74H6z`],
    ['mark', 'M24 44h6m-3-3l3 3-3 3'],
  ],
} as const satisfies Record<string, LineDrawing>;
