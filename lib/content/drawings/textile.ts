import { circle, each, type LineDrawing, rect, row } from './strokes';

const shirt = 'M34 12q14 9 28 0l24 13-9 17-11-5v49H30V37l-11 5-9-17z';

/** Fibres, threads and how colour gets onto cloth. */
export const textileDrawings = {
  'cotton-knit': [
    [
      'coat',
      [14, 32, 50, 68]
        .map((y) => row([8, y], [27, 0], 3, 'q10 3 12 18-11-2-12-18zm26 0q-10 3-12 18 11-2 12-18z'))
        .join(''),
    ],
  ],
  'mixed-yarn': [
    ['body', 'M4 36h88v24H4z'],
    ['accent', row([4, 60], [22, 0], 4, 'q10-2 14-24h8q-4 22-14 24z')],
    ['line', `${row([4, 60], [22, 0], 4, 'q10-2 14-24m8 0q-4 22-14 24')}M4 36h88M4 60h88`],
    ['line', 'M14 36q2-10 8-12M60 60q4 8 10 9M40 36q4-7 9-6'],
  ],
  'sport-mesh': [
    ['coat', rect(10, 40, 76, 20)],
    ['bare', row([20, 50], [14, 0], 5, 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0')],
    ['line', 'M20 34V14m-5 6l5-6 5 6M48 34V14m-5 6l5-6 5 6M76 34V14m-5 6l5-6 5 6'],
    [
      'line',
      each(
        [
          [20, 66],
          [48, 66],
          [76, 66],
        ],
        'q8 10 0 14-8-4 0-14z',
      ),
    ],
  ],
  'shell-layers': [
    ['accent', rect(8, 44, 80, 10)],
    ['line', 'M8 44h80M8 54h80M8 62h80'],
    ['line', row([12, 72], [12, 0], 7, 'a5 5 0 1 1 .1 0')],
    ['line', 'M8 84h80'],
    ['body', 'M18 44q-4-16 10-16t10 16zM56 44q-6-22 13-22t13 22z'],
    ['line', 'M65 34q1-4 5-5'],
  ],
  'screen-print': [
    ['ink', `${rect(4, 48, 10, 16)}${rect(82, 48, 10, 16)}`],
    ['line', row([18, 62], [8, 0], 8, 'h3')],
    ['accent', 'M48 60q12-16 26 0zM14 72h34v6H14z'],
    ['body', 'M32 12h16l6 32-6 16-10-12z'],
    ['line', 'M4 80h88M58 22h20m0 0l-6-5m6 5l-6 5'],
  ],
  'dtf-transfer': [
    ['accent', 'M14 62h50v8H14z'],
    ['line', 'M6 71h84M6 71q4 5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 4 2 4 0'],
    ['line', 'M14 58h22q28 0 42-40'],
    [
      'mark',
      each(
        [
          [44, 56],
          [52, 52],
          [60, 46],
          [66, 39],
          [71, 31],
        ],
        'h0',
      ),
    ],
    ['line', 'M78 18l8 3M30 44l14-14m-9 0h9v9'],
  ],
  'cut-vinyl': [
    ['body', 'M8 20h60v66H8z'],
    ['coat', 'M20 42l16-12h4v40h10v8H20v-8h8V50l-8 3z'],
    ['body', 'M70 6l18 12-24 34-12 6 1-13z'],
    ['line', 'M63 16l18 12M53 47l9 6'],
  ],
  'direct-print': [
    ['body', rect(24, 10, 48, 30)],
    ['ink', row([30, 40], [10, 0], 4, 'h6v6h-6z')],
    [
      'accent',
      each(
        [
          [33, 50],
          [43, 56],
          [53, 50],
          [63, 58],
        ],
        'q5 7 0 9-5-2 0-9z',
      ),
    ],
    ['cord', 'M14 71h30'],
    ['line', 'M6 75h84M6 75q5 6 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 4 0M24 20H6M72 20h18'],
  ],
  'thread-cone': [
    ['coat', 'M38 14h20l14 58H24z'],
    ['pale', 'M35 26l24-6M33 37l30-8M30 49l36-10M28 60l40-11M28 70l42-11'],
    ['body', 'M18 72h60v10H18zM40 6h16v8H40z'],
    ['mark', 'M58 16q22 4 22 26 0 12 10 14'],
  ],
  'rayon-thread': [
    ['cord', 'M4 78c18 0 22-10 26-26s10-36 26-36 16 32 2 36-18-18-4-26 32-2 38 4'],
    ['pale', 'M34 40q3-12 10-18M67 26q2 10-2 18'],
    ['line', 'M4 88h88'],
  ],
  'cut-away': [
    ['body', 'M14 24q10-14 30-12t30 14q6 18-4 34T40 74 12 58q-6-18 2-34z'],
    ['coat', 'M26 28h36v32H26z'],
    ['pale', row([32, 55], [7, 0], 4, 'l6-22')],
    ['line', 'M86 44L60 78M90 62L58 70'],
    ['body', circle(54, 84, 6) + circle(50, 70, 6)],
  ],
  'tear-away': [
    ['line', row([5, 28], [12, 0], 8, 'h5')],
    ['line', row([10, 60], [11, 0], 8, 'c-6-16 8-20 5-2')],
    ['bare', rect(26, 32, 44, 24)],
    ['coat', 'M26 34h44v20H26z'],
    ['pale', row([32, 50], [8, 0], 5, 'l3-12')],
    ['line', 'M4 61h88'],
    ['body', 'M4 70h56l4 6 4-6 4 8-6 2-3 6-5-4H4z'],
    ['line', 'M76 74l14 8m-8 1l8-1-2-8'],
  ],
  'heart-logo': [
    ['body', shirt],
    ['coat', circle(57, 40, 6)],
    ['line', 'M40 15q8 8 16 0'],
  ],
  'stitch-width': [
    ['line', 'M6 74h84M6 82h84'],
    ['cord', 'M14 70V30M22 70V30M30 70V30'],
    ['mark', 'M66 70V30'],
    ['line', 'M10 18h24M10 14v8M34 14v8M62 18h8M56 18h-4m18 0h4M62 14v8M70 14v8'],
  ],
  'cap-front': [
    ['body', 'M14 62q-2-46 34-46t34 46z'],
    ['coat', 'M34 38h28v16H34z'],
    ['pale', row([38, 50], [7, 0], 4, 'l4-8')],
    ['body', 'M8 62h80q4 18-40 18T8 62z'],
    ['line', 'M48 16v14M44 16h8'],
  ],
  'outline-or-fill': [
    ['line', 'M8 18h34v26q0 22-17 32Q8 66 8 44zM54 18h34v26q0 22-17 32-17-10-17-32z'],
    ['mark', 'M14 24h22v20q0 16-11 24-11-8-11-24z'],
    ['accent', 'M54 18h34v26q0 22-17 32-17-10-17-32z'],
    ['pale', 'M60 26l22 0M60 34h22M60 42h22M62 50h18M64 58h14'],
    ['line', 'M54 18h34v26q0 22-17 32-17-10-17-32z'],
  ],
  'folded-stack': [
    ['body', 'M10 66h76v18H16q-6 0-6-9zM10 48h76v18H16q-6 0-6-9z'],
    ['coat', 'M10 30h76v18H16q-6 0-6-9z'],
    ['body', 'M14 14h72v16H14q-6 0-6-8t6-8z'],
    ['line', 'M20 75h66M20 57h66M20 22h66'],
    ['pale', 'M20 39h60'],
  ],
  'marked-up-logo': [
    ['coat', 'M16 54a22 22 0 0 1 44 0z'],
    ['line', 'M16 62h44M22 70h32M28 77h20'],
    ['body', 'M58 32l22-22 8 8-22 22-11 3z'],
    ['line', 'M74 16l8 8'],
    ['mark', 'M10 86l56-22M10 64l56 22'],
  ],
  'needle-path': [
    ['body', circle(42, 52, 36)],
    ['mark', 'M20 68l8-34 6 32 8-38 6 38 8-32 6 26'],
    ['line', 'M84 6L62 60M84 6l4 4-26 50'],
    [
      'ink',
      each(
        [
          [20, 68],
          [28, 34],
          [34, 66],
          [42, 28],
          [48, 66],
          [56, 34],
        ],
        'm-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0',
      ),
    ],
  ],
  'sewn-sample': [
    ['body', 'M10 8h76v56H10z'],
    ['coat', circle(48, 36, 18)],
    ['pale', 'M36 44l8-20M43 48l10-26M51 48l8-20'],
    ['body', 'M4 70h88v18H4z'],
    ['line', row([12, 70], [9, 0], 9, 'v7')],
    ['line', 'M21 70v11M48 70v11M75 70v11'],
  ],
  'machine-heads': [
    ['ink', rect(4, 10, 88, 10)],
    ['body', `${rect(12, 20, 18, 26)}${rect(39, 20, 18, 26)}${rect(66, 20, 18, 26)}`],
    ['line', 'M21 46v18M48 46v18M75 46v18M4 84h88'],
    ['coat', 'M8 66h26v14H8zM35 66h26v14H35zM62 66h26v14H62z'],
    ['pale', 'M15 73h12M42 73h12M69 73h12'],
  ],
  'measured-shirt': [
    ['body', shirt],
    ['mark', 'M30 52h36m-36 0l5-4m-5 4l5 4M66 52l-5-4m5 4l-5 4'],
    ['pale', 'M30 52h0'],
    ['line', 'M40 15q8 8 16 0'],
  ],
  'three-lines': [
    ['body', 'M18 6h60v84l-10-6-10 6-10-6-10 6-10-6-10 6z'],
    ['line', 'M28 22h26M28 36h20M28 50h24'],
    ['mark', 'M60 22h8M60 36h8M60 50h8'],
    ['accent', rect(28, 62, 40, 8)],
  ],
  'placed-proof': [
    ['body', shirt],
    ['coat', 'M38 36h20v20H38z'],
    ['line', 'M38 66h20M38 62v8M58 62v8M48 21v11m-3-4l3 4 3-4'],
  ],
  'taped-parcel': [
    ['body', 'M8 30l40-16 40 16v42L48 88 8 72z'],
    ['line', 'M8 30l40 16 40-16M48 46v42'],
    ['coat', 'M26 22l40 17v14l-9 4V43L17 26z'],
  ],
  'white-beneath': [
    ['ink', 'M4 62h88v20H4z'],
    ['bare', 'M14 52h68v10H14z'],
    ['accent', 'M20 40h56v12H20z'],
    ['line', 'M14 62V52h68v10M20 52V40h56v12'],
    ['pale', 'M10 72q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0'],
    ['line', 'M48 10v20m-6-8l6 8 6-8'],
  ],
  'heat-press': [
    ['ink', 'M10 26h76v14H10z'],
    ['body', 'M38 8h20v18H38z'],
    ['accent', rect(22, 64, 52, 6)],
    ['body', 'M10 70h76v10H10z'],
    ['mark', 'M26 46q4 4 0 8t0 6M48 46q4 4 0 8t0 6M70 46q4 4 0 8t0 6'],
    ['line', 'M30 80v8M66 80v8'],
  ],
  'run-lengths': [
    ['coat', 'M8 76h18v8H8z'],
    ['coat', [0, 1, 2, 3].map((i) => rect(38, 52 + i * 8, 18, 8)).join('')],
    ['coat', [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => rect(68, 12 + i * 8, 20, 8)).join('')],
    ['line', 'M2 85h92'],
  ],
  'inside-out': [
    ['body', 'M8 8h80v80H8z'],
    ['body', circle(48, 54, 28)],
    ['coat', 'M38 40l10 4 10-4 10 8-5 8-4-2v16H37V54l-4 2-5-8z'],
    ['line', 'M16 16h20M70 16h8M8 24h80M26 66q6 5 11 4M59 70q6 0 11-5'],
  ],
  'worn-apron': [
    ['ink', circle(48, 14, 9)],
    ['body', 'M20 88V42q0-16 16-16h24q16 0 16 16v46z'],
    ['coat', 'M36 26v14l-8 8v40h40V48l-8-8V26'],
    ['body', 'M38 62h20v14H38z'],
    ['pale', 'M42 46h12'],
  ],
  'pencil-sketch': [
    ['body', 'M8 8h68v80H8z'],
    ['line', 'M30 26q12 8 24 0l14 8-6 12-6-3v30H28V43l-6 3-6-12z'],
    ['accent', rect(34, 44, 16, 12)],
    ['body', 'M66 60l20-20 6 6-20 20-9 3z'],
  ],
  'print-zones': [
    ['body', shirt],
    ['coat', rect(54, 34, 9, 9)],
    ['mark', 'M36 48h24v30H36zM16 32l8-4 5 9-8 5z'],
  ],
  'pixel-width': [
    [
      'accent',
      'M8 30h12v12H8zM20 18h12v12H20zM32 30h12v12H32zM20 42h12v12H20zM8 54h12v12H8zM32 54h12v12H32z',
    ],
    ['line', 'M8 18h36v48H8zM20 18v48M32 18v48M8 30h36M8 42h36M8 54h36'],
    ['coat', circle(72, 42, 18)],
    ['line', 'M48 8v68M8 80h80M8 76v8M88 76v8'],
  ],
} as const satisfies Record<string, LineDrawing>;
