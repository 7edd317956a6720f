import { circle, each, type LineDrawing, rect, row } from './strokes';

const car = 'M6 64V55q0-7 8-9l12-3 14-14q3-3 8-3h14q5 0 9 4l11 13q8 2 8 9v12z';
const glass = 'M33 43l10-10q2-2 5-2h4v12zM57 31h5q3 0 6 3l8 9H57z';
const wheels = circle(24, 64, 9) + circle(72, 64, 9);
const road = 'M2 73h92';
const ball = circle(48, 48, 36);

/** A panel of paint of which film covers the right. */
const panel = rect(8, 12, 80, 72);

/** Bodies and what is laid over them. */
export const wrappingDrawings = {
  'partial-wrap': [
    ['body', car],
    ['accent', 'M40 29q3-3 8-3h14q5 0 9 4l2 2H37zM54 64V46l36 4v14z'],
    ['body', glass],
    ['line', `${car}${road}M54 46v18`],
    ['body', wheels],
  ],
  'full-wrap': [
    ['coat', car],
    ['body', glass],
    ['line', `${road}M54 46v18`],
    ['body', wheels],
    ['line', 'M8 20h20M8 28h12'],
  ],
  gloss: [
    ['coat', ball],
    ['bare', 'M26 38q4-12 14-16l4 10q-8 3-10 10zM47 20q4-1 8 0l-2 10h-4z'],
    ['line', ball],
  ],
  satin: [
    ['coat', ball],
    ['pale', 'M23 46q2-17 18-24M31 48q2-13 15-18M39 50q2-8 11-12'],
  ],
  matt: [
    ['coat', ball],
    [
      'pale',
      each(
        [
          [30, 30],
          [44, 24],
          [58, 28],
          [24, 46],
          [38, 42],
          [52, 40],
          [66, 42],
          [32, 58],
          [46, 56],
          [60, 56],
          [72, 54],
          [42, 70],
          [56, 70],
        ],
        'h0',
      ),
    ],
  ],
  'clear-gloss': [
    ['body', panel],
    ['line', 'M16 42l22-22M16 56l34-34M48 76l32-32M62 76l18-18'],
    ['mark', 'M36 12v60q0 12-14 12M36 12h52v72H22'],
    ['accent', 'M36 66v6q0 12-14 12h-4q12-4 12-18z'],
  ],
  'clear-satin': [
    ['body', panel],
    ['line', 'M14 42l16-16M14 56l16-16'],
    ['mark', 'M36 12v60q0 12-14 12M36 12h52v72H22'],
    ['mark', row([48, 70], [8, 0], 4, 'l14-44')],
    ['accent', 'M36 66v6q0 12-14 12h-4q12-4 12-18z'],
  ],
  'tinted-film': [
    ['body', panel],
    ['line', 'M14 42l16-16M14 56l16-16'],
    ['coat', 'M36 12h52v72H22q14 0 14-12z'],
    ['pale', 'M52 58l28-28M66 70l14-14'],
    ['ink', 'M36 66v6q0 12-14 12h-4q12-4 12-18z'],
  ],
  'front-film': [
    ['body', car],
    ['accent', 'M6 64V55q0-7 8-9l12-3h6v21z'],
    ['body', glass],
    ['line', `${car}${road}M32 43v21M54 46v18`],
    ['body', wheels],
    ['ink', circle(10, 34, 2) + circle(4, 42, 2) + circle(18, 26, 2)],
    ['line', 'M22 20l6-5M10 24l5-4'],
  ],
  'full-film': [
    ['mark', 'M2 58v-4q0-10 10-13l12-3 14-14q4-4 10-4h15q7 0 12 5l11 13q9 3 9 12v4'],
    ['body', car],
    ['line', `${glass}${road}M54 46v18`],
    ['body', wheels],
  ],
  'part-film': [
    ['body', car],
    ['accent', rect(33, 57, 30, 7)],
    ['coat', 'M27 36q6-3 6 3v4h-6z'],
    ['line', `${glass}${road}M54 46v11M33 57h30`],
    ['body', wheels],
  ],
  'classic-film': [
    ['body', 'M4 64q0-12 10-14l14-2q6-16 22-16t22 16q14 2 18 16z'],
    ['coat', 'M10 64a14 14 0 0 1 28 0zM58 64a14 14 0 0 1 28 0z'],
    ['line', `M36 48q4-9 12-9v9zM53 39q8 0 11 9H53z${road}`],
    ['body', circle(24, 65, 8) + circle(72, 65, 8)],
  ],
  'vinyl-or-urethane': [
    ['accent', 'M6 60h36v6H6zM54 50h36v16H54z'],
    ['line', 'M6 60h36v6H6zM54 50h13q5 8 10 0h13v16H54zM4 67h88'],
    ['line', row([12, 70], [10, 0], 8, 'l-6 8')],
    ['ink', `${circle(72, 44, 5)}${circle(24, 26, 5)}`],
    ['line', 'M24 36v14m-5-6l5 6 5-6M72 34V14m-5 6l5-6 5 6M48 8v80'],
  ],
  'stone-chip': [
    ['coat', 'M4 46h30q14 14 28 0h30v16H4z'],
    ['body', 'M4 62h88v7H4z'],
    ['line', row([12, 72], [10, 0], 9, 'l-8 12')],
    ['ink', 'M40 38l6-9 10 2 4 9-6 8h-9z'],
    ['line', 'M70 28l14-14M58 20l6-12M22 36V18m-5 6l5-6 5 6'],
  ],
  'film-thickness': [
    ['body', rect(8, 56, 36, 28)],
    ['body', rect(52, 56, 36, 28)],
    ['accent', 'M8 46h36v10H8zM52 34h36v22H52z'],
    ['line', 'M8 46h36M52 34h36M8 56h36M52 56h36M26 22v20m-4-6l4 6 4-6M70 10v20m-4-6l4 6 4-6'],
    ['line', 'M8 70h36M52 70h36'],
  ],
  'bare-parts': [
    ['coat', 'M8 70V50l12-10 10-22h36l10 22 12 10v20z'],
    ['body', 'M33 24h30l7 16H26zM12 50l12 2v8H12zM84 50l-12 2v8h12zM36 56h24v10H36z'],
    ['ink', 'M12 70h12v14H12zM72 70h12v14H72z'],
    ['line', 'M4 84h88M42 61h12'],
  ],
  'all-sides': [
    ['body', 'M10 36q0-4 4-4h10l5-8h20l5 8h10q4 0 4 4v32q0 4-4 4H14q-4 0-4-4z'],
    ['coat', circle(39, 51, 13)],
    ['bare', circle(35, 47, 4)],
    ['line', 'M58 40h4M76 14h12v12M88 70v12H76M76 40h12M82 34v12'],
  ],
  'paint-gauge': [
    ['body', 'M6 68h84v6H6z'],
    ['accent', 'M6 60h84v8H6z'],
    ['body', 'M34 8h28v34l-8 8v10H42V50l-8-8z'],
    ['line', 'M40 16h16v12H40zM6 60h84M70 52V40m-4 7l4 7 4-7M70 84V74m-4 4l4-6 4 6M44 36h8'],
  ],
  'in-the-bay': [
    ['line', 'M6 84V26L48 8l42 18v58M2 84h92M18 36h60'],
    ['coat', 'M20 78V68q0-6 6-7l7-2 8-8h16l8 9q10 1 10 8v10z'],
    ['body', circle(32, 78, 6) + circle(64, 78, 6)],
    ['line', 'M28 36v6M48 36v6M68 36v6'],
  ],
  'hand-over': [
    ['coat', circle(28, 34, 18)],
    ['bare', circle(22, 28, 6)],
    ['line', 'M41 47l36 36 10-10-8-8-6 6-6-6 6-6-18-18'],
    ['body', 'M41 47l36 36 10-10-7-7-6 5-5-5 5-6-19-20z'],
  ],
  'clay-bar': [
    ['body', 'M4 66q44-20 88 0v10H4z'],
    ['coat', 'M26 40l40-6q6 0 6 6v10q-22-5-46 2z'],
    ['body', 'M30 40q-2-22 8-24l6 4 6-8 8 4 6-2q8 6 4 18l-2 4z'],
    [
      'ink',
      each(
        [
          [12, 56],
          [80, 56],
          [88, 60],
        ],
        'm-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
      ),
    ],
    ['line', 'M44 20v12M54 18v12M12 84h72'],
  ],
  'taken-off': [
    ['body', 'M8 46h80v36H8z'],
    ['mark', 'M26 58h44M30 66v3M66 66v3'],
    ['coat', 'M20 14h56q6 0 6 6v6H70q-4-6-10-6H36q-6 0-10 6H14v-6q0-6 6-6z'],
    ['line', 'M30 32v14m-4-7l4 7M66 32v14M30 32l-4 5 4-5 4 5M66 32l-4 5 4-5 4 5'],
  ],
  'stretched-film': [
    ['body', 'M6 78q6-24 42-24t42 24z'],
    ['mark', 'M4 40q16 14 44 14t44-14'],
    ['mark', 'M20 58q10-4 28-4t28 4'],
    ['body', 'M40 22h18l-3 24-6 8-7-8z'],
    ['line', 'M20 28L6 22m4 7l-4-7 8-1M76 28l14-6m-8-1l8 1-4 7M4 84h88'],
  ],
  'heat-gun': [
    ['body', 'M6 16h36q8 0 8 8v8q0 8-8 8H32l-6 30H12l4-30H6z'],
    ['ink', rect(50, 22, 8, 12)],
    ['mark', 'M64 18q6 4 12 0t12 0M64 28q6 4 12 0t12 0M64 38q6 4 12 0t12 0'],
    ['coat', 'M44 74q24-18 46 0v8H44z'],
    ['line', 'M20 48l8 2'],
  ],
  polisher: [
    ['body', 'M20 26h36q10 0 10 12v14H34V40H20z'],
    ['coat', 'M28 52h44v14H28z'],
    ['body', 'M66 36l22-10v10L68 46z'],
    ['line', 'M4 72h88M22 80a28 6 0 0 0 56 0m-6-3l6 3 2-5M20 26q-12 0-14 14'],
  ],
  'panel-cut': [
    ['body', 'M8 20h80v62H8z'],
    ['coat', 'M20 68q-4-26 8-38 20-8 40 0 12 12 8 38-28-10-56 0z'],
    ['ink', rect(4, 12, 88, 8)],
    ['body', 'M40 6h18v22l-9 10-9-10z'],
  ],
  'drying-film': [
    ['coat', 'M8 74q40-16 80 0v10H8z'],
    ['line', 'M20 56q-5-6 0-12t0-12M76 56q-5-6 0-12t0-12'],
    ['body', circle(48, 32, 22)],
    ['line', 'M48 18v14l10 8'],
  ],
  'film-or-ceramic': [
    ['body', rect(6, 62, 38, 22)],
    ['body', rect(52, 62, 38, 22)],
    ['coat', rect(6, 44, 38, 18)],
    ['mark', 'M52 58h38'],
    ['line', 'M14 44q8 10 16 0M60 50q-3-14 7-14t7 14zM78 50q-2-8 4-8t4 8zM48 8v80M52 62l38 0'],
    ['ink', circle(22, 36, 5)],
    ['line', 'M30 26l8-8M22 24V14'],
  ],
  'car-papers': [
    ['body', 'M12 8h58v80H12z'],
    ['coat', 'M20 46q0-6 6-7l6-7h16l7 8q7 0 7 6v6H20z'],
    ['body', circle(30, 52, 4) + circle(52, 52, 4)],
    ['line', 'M22 18h24M22 66h38M22 76h26'],
    ['mark', circle(74, 76, 12)],
    ['mark', 'M68 76l4 5 8-9'],
  ],
  'edge-warranty': [
    ['body', 'M6 66h84v14H6z'],
    ['coat', 'M6 58h52q14 0 20-14l5 3q-6 19-23 19H6z'],
    ['line', 'M70 26q12 0 12 12m-5-4l5 6 5-6M6 80h84'],
    ['body', 'M12 12h38v30H12z'],
    ['mark', 'M20 27l6 7 14-14'],
  ],
  'coloured-in': [
    ['body', 'M8 74V46q0-6 6-6h32q4 0 7 4l10 12 14 4q6 2 6 8v6z'],
    ['accent', 'M8 74V46q0-6 6-6h24v34z'],
    ['line', 'M8 74V46q0-6 6-6h32q4 0 7 4l10 12 14 4q6 2 6 8v6zM2 83h92M38 34v46'],
    ['body', circle(24, 74, 8) + circle(68, 74, 8)],
    ['coat', circle(52, 16, 8) + circle(74, 16, 8)],
    ['bare', circle(74, 16, 5)],
    ['ink', circle(30, 16, 9)],
  ],
  'rinsed-arch': [
    ['coat', 'M4 72V40q20-24 56-22l32 8v46h-8a26 26 0 0 0-52 0z'],
    ['body', circle(58, 72, 18)],
    ['ink', circle(58, 72, 6)],
    ['line', 'M2 91h92'],
    ['pale', 'M12 50l14 8M12 60l10 5M22 42l12 8M36 34l10 8'],
    ['line', 'M2 18l12 6M2 28l8 4M12 8l12 8'],
  ],
} as const satisfies Record<string, LineDrawing>;
