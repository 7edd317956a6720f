import { circle, each, type LineDrawing, rect, row } from './strokes';

/** A pane cut through, street on the left; its film is on the room side. */
const pane: LineDrawing = [
  ['body', rect(46, 6, 10, 84)],
  ['accent', rect(56, 6, 6, 84)],
];

/** What is hung, and what light does at a pane. */
export const wallsDrawings = {
  'paste-the-wall': [
    ['coat', rect(8, 8, 28, 80)],
    ['coat', 'M36 8h28v42H36z'],
    ['pale', 'M8 64l14-20 14 16M36 46l12-18 16 14'],
    ['body', 'M33 50h34q4 0 4 6t-4 6H33q-4 0-4-6t4-6z'],
    [
      'line',
      `${each(
        [
          [40, 70],
          [52, 74],
          [42, 82],
          [56, 66],
          [56, 84],
        ],
        'q3-4 6 0',
      )}M64 8h24v80H36M76 8v80`,
    ],
  ],
  'textured-vinyl': [
    ['coat', 'M10 12h76v54L66 86H10z'],
    [
      'pale',
      [0, 1, 2, 3, 4].map((i) => row([i % 2 ? 26 : 18, 22 + i * 13], [18, 0], i < 3 ? 4 : 3, 'h8')).join(''),
    ],
    ['pale', [0, 1, 2, 3].map((i) => row([i % 2 ? 21 : 31, 25 + i * 13], [18, 0], 3, 'v6')).join('')],
    ['body', 'M66 86V66h20z'],
  ],
  'wall-film': [
    ['coat', 'M16 80C4 42 30 10 78 10q4 34-12 52z'],
    ['pale', 'M28 68q10-28 38-46M36 50l-2-12M48 36l-1-10'],
    ['body', 'M16 80q16-24 50-18-20 24-50 18z'],
    ['line', 'M4 90h88'],
  ],
  'framed-fabric': [
    ['line', 'M8 8v80M8 16l-4 4M8 32l-4 4M8 48l-4 4M8 64l-4 4M8 80l-4 4'],
    ['body', 'M10 56h50v-8h8v22h-8v-6h-14v14h22v10H10z'],
    ['line', row([16, 12], [0, 12], 4, 'q7-6 14 0t14 0')],
    ['cord', 'M72 8v60q0 6-6 6h-7'],
    ['ink', rect(50, 68, 9, 9)],
  ],
  'reflecting-film': [
    ...pane,
    ['line', 'M6 8L44 30 6 52M12 44l-6 8 9 0M6 38L44 60 6 82M12 74l-6 8 9 0'],
    ['mark', 'M66 70l20 12m-8-1l8 1-3-7'],
  ],
  'selective-film': [
    ...pane,
    ['line', 'M4 20h40M64 20h26m-7-6l7 6-7 6M4 36h40M64 36h26m-7-6l7 6-7 6'],
    ['mark', 'M6 54q5-7 10 0t10 0 10 0 8 4M44 66q-6 8-10 2t-10 0-10 2-8 8m1-9l-1 9 9-1'],
  ],
  'frosted-film': [
    ...pane,
    ['line', 'M4 48h40m-8-6l8 6-8 6'],
    ['mark', 'M66 48h24M66 44l22-12M66 52l22 12M66 40l15-22M66 56l15 22'],
  ],
  'pull-test': [
    ['line', 'M16 4v88M16 12l-8 6M16 28l-8 6M16 44l-8 6M16 60l-8 6M16 76l-8 6'],
    ['coat', 'M16 8h7v40q0 10 14 10l30-2v8l-30 2q-21 0-21-18z'],
    ['body', 'M64 48h16q10 0 10 12t-10 12H64q6-6 4-12t-4-12z'],
    ['line', 'M52 80h30m-8-6l8 6-8 6'],
  ],
  'filled-crack': [
    ['line', 'M6 8h84v80H6zM30 8l8 16-8 12 10 10'],
    ['accent', 'M40 46l-6 16 10 10-4 16h10l4-16-9-12 5-14z'],
    ['body', 'M52 30l26 18-12 16-26-18z'],
    ['coat', 'M76 40l16-22-8-6-16 22z'],
  ],
  'paint-vapour': [
    ['coat', 'M6 62h84v10H6z'],
    ['line', row([10, 74], [10, 0], 8, 'l-5 10')],
    [
      'line',
      'M20 52q-6-8 0-16t0-16m-5 6l5-8 6 6M48 52q-6-8 0-16t0-16m-5 6l5-8 6 6M76 52q-6-8 0-16t0-16m-5 6l5-8 6 6',
    ],
  ],
  'plumb-line': [
    ['coat', rect(38, 8, 36, 72)],
    ['pale', 'M46 60l10-18 18 24M46 24h10'],
    ['line', 'M22 8v56M4 86l88 4M4 8h88'],
    ['ink', 'M17 64h10l-5 14z'],
  ],
  'edge-to-edge': [
    ['body', 'M6 66h84v8H6z'],
    ['coat', 'M6 56h42v10H6zM48 56h42v10H48z'],
    ['line', row([12, 76], [11, 0], 7, 'l-6 8')],
    ['body', 'M6 30h84v6H6z'],
    ['coat', 'M6 22h48v8H6zM42 14h12v0h36v8q-20 0-36 0H42z'],
    ['line', 'M48 44v8M42 6v4M54 6v4'],
  ],
  'banded-glass': [
    ['body', rect(12, 6, 44, 82)],
    ['accent', rect(13, 32, 42, 24)],
    ['pale', 'M18 38l4 4M28 38l4 4M38 38l4 4M48 38l4 4M18 48l4 4M28 48l4 4M38 48l4 4M48 48l4 4'],
    ['line', 'M12 32h44M12 56h44M50 62v8M2 88h92'],
    ['ink', `${circle(76, 32, 6)}M67 46q0-6 6-6h6q6 0 6 6v18h-3v23h-4.500V64h-3v23H70V64h-3z`],
  ],
  'solar-energy': [
    ['line', 'M8 84h80M8 84V10'],
    ['line', 'M12 82q4-12 8-14 6-54 18-52 8 2 12 24'],
    ['accent', 'M50 40q4 14 10 16t8 8 8 2 8 14v2H50z'],
    ['line', 'M50 14v70M50 40q4 14 10 16t8 8 8 2 8 14'],
    ['line', 'M24 84V56'],
  ],
  'stamped-glass': [
    ['body', 'M10 8h76v80H10z'],
    ['accent', circle(48, 46, 16)],
    ['line', 'M48 22v-6m-4 4l4-4 4 4M24 46h-6m4-4l-4 4 4 4M72 46h6m-4-4l4 4-4 4'],
    ['line', 'M62 88l-6-12 9-6-7-10M17 80h14M17 73h8'],
  ],
  'in-or-out': [
    ['body', `${rect(34, 6, 10, 84)}${rect(54, 6, 10, 84)}`],
    ['accent', rect(26, 6, 8, 84)],
    ['mark', 'M69 6v84'],
    ['line', `${circle(8, 16, 5)}M12 24l10 10m-7 0h7v-7M84 88V62h8M84 74h8M76 88h18`],
    ['ink', rect(44, 82, 10, 8)],
  ],
  'shared-facade': [
    ['body', rect(16, 8, 64, 80)],
    ['line', 'M24 18h18v16H24zM54 18h18v16H54zM24 44h18v16H24zM54 44h18v16H54zM42 88V70h12v18M4 88h88'],
    ['accent', rect(54, 44, 18, 16)],
    ['line', 'M54 44h18v16H54zM56 52h14'],
  ],
  'laser-measure': [
    ['line', 'M6 8v80M90 8v80M2 88h92'],
    ['coat', 'M8 52h22v14H8z'],
    ['mark', 'M32 59h4M42 59h4M52 59h4M62 59h4M72 59h4M82 59h6'],
    ['body', rect(42, 16, 30, 28)],
    ['line', 'M57 16v28M42 30h30M6 76h84m-84 0l6-4m-6 4l6 4M90 76l-6-4m6 4l-6 4'],
  ],
  'sample-square': [
    ['body', rect(10, 8, 76, 80)],
    ['line', 'M48 8v80'],
    ['coat', 'M56 22h22v22q-8 2-8 10H56z'],
    ['body', 'M70 54q0-8 8-10-2 8-8 10z'],
    ['line', 'M18 34l14-14M18 50l22-22'],
  ],
  'glare-desk': [
    ['body', rect(6, 8, 38, 50)],
    ['coat', circle(25, 30, 10)],
    ['line', 'M25 12v4M10 30h-4M25 44v6M38 30h6M36 19l3-3M36 41l3 3M44 40l14 10M44 28l16 6'],
    ['body', 'M56 38h34v24H56z'],
    ['line', 'M73 62v10M50 73h44M56 73v15M90 73v15'],
    ['accent', 'M62 44h22v12H62z'],
  ],
} as const satisfies Record<string, LineDrawing>;
