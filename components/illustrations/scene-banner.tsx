import { NameOn } from './name-on';
import { ACCENT, dots, groupInk, INK, mix, PAPER, Poster, type SceneProps, Word } from './scene-parts';

// 206 units a metre: eyelets every half metre, a scaffold lift of two metres.
const LEFT = 252;
const PITCH = 100;
const columns = [0, 1, 2, 3].map((i) => LEFT + 16 + i * PITCH);
const rows = [104, 200, 296, 392];
const eyelets: [number, number][] = [
  ...columns.flatMap((x): [number, number][] => [
    [x, 104],
    [x, 392],
  ]),
  [LEFT + 16, 200],
  [LEFT + 16, 296],
];

// Between two eyelets the hem gives way a little: every side is a row of shallow arcs.
const cloth = `M${LEFT} 88h16${'q50 14 100 0'.repeat(4)}V408${'q-50-14-100 0'.repeat(4)}h-16v-16${'q14-48 0-96'.repeat(3)}z`;
const lacing = [
  ...columns.map((x) => `M${x - 50} 36L${x} 104l50-68M${x - 50} 446L${x} 392l50 54`),
  ...rows.slice(2).map((y) => `M${LEFT + 16} ${y}l-46-40m46 40l-46 34`),
].join('');

/** A PVC banner laced to a scaffold: reinforced hem, eyelets, cords and their pull in the cloth; one cord to go. */
export function SceneBanner({ lettering = 'Salto', plate, ...poster }: SceneProps) {
  const fold = mix(80, ACCENT, INK);
  const steel = mix(62, PAPER, INK);
  const wall = mix(24);
  const shade = mix(78, wall, INK);
  const dusk = mix(30, PAPER, INK);
  return (
    <Poster scene="banner" ground={wall} {...poster}>
      <path fill={PAPER} d="M-30 92H72V330H-30zM300-30h120V74H300zM520-30h130V74H520z" />
      <path fill={dusk} d="M0 104h60v200H0zM312 0h96v58h-96zM532 0h108v58H532z" />
      <path
        fill={shade}
        d="M246 42h18v406h-18zM0 62h640v14H0zM286 128h360v320H286zM72 104h10v240H20v-14h52z"
      />
      <path fill={INK} d="M212 0h18v480h-18zM582 0h18v480h-18zM0 28h640v15H0zM0 440h640v40H0z" />
      <path stroke={INK} strokeWidth="11" d="M-10 440 212 40" />
      <path fill={steel} d="M215 0h4v440h-4zM585 0h4v440h-4zM0 31h640v4H0zM0 444h640v4H0z" />
      <path fill={INK} d="M204 20h34v31h-34zM574 20h34v31h-34z" />
      <path fill={ACCENT} d={cloth} />
      <path
        fill={fold}
        d={
          columns.map((x) => `M${x} 104q2 40 26 88-30-34-42-70zM${x} 392q2-34 24-72-32 24-42 54z`).join('') +
          `M640 88v320l-60-3q40-150 20-312z`
        }
      />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: LEFT + 34, y: 148, width: 306, height: 206, lines: 3, most: 130, align: 'start' }}
          fill={INK}
        />
      ) : (
        <Word x={LEFT + 34} y={310} size={186} fill={INK}>
          {lettering}
        </Word>
      )}
      <path fill="none" stroke={PAPER} strokeWidth="4" d={lacing} />
      <path stroke={steel} strokeWidth="15" strokeLinecap="round" d={dots(eyelets)} />
      <path stroke={INK} strokeWidth="7" strokeLinecap="round" d={dots(eyelets)} />
      <path fill={mix(20, PAPER, INK)} d="M92 268h80l4 60-6 112h-36l-4-96-8 96H86l-2-112z" />
      <path fill={INK} d="M80 436h46v8H74zM132 436h40l8 8h-48z" />
      <path
        fill="none"
        stroke={mix(20, PAPER, INK)}
        strokeWidth="26"
        strokeLinejoin="round"
        d="M164 178 206 228 254 204M98 178 82 230 84 276"
      />
      <path
        fill={mix(60)}
        d="M250 190l16-4q8 6 4 14l-14 16-14-8zM72 274h24v16q-12 14-24 0zM120 130h22v30h-22z"
      />
      <path
        fill={groupInk('lettering')}
        d="M112 156q20 12 38 0 24 4 32 16l-8 30v74H90v-74l-8-30q8-12 30-16z"
      />
      <path fill={PAPER} d="M90 226h84v12H90zM90 250h84v12H90zM104 158h10v118h-10zM150 158h10v118h-10z" />
      <path stroke={mix(60)} strokeWidth="11" strokeLinecap="round" d="M108 130v4M154 130v4" />
      <path fill={mix(60)} d="M119 130h24v30h-24z" />
      <path fill={INK} d="M108 120h46l-6 24h-34z" />
      <path fill={PAPER} d="M102 126q-2-46 29-46t29 46q-28 10-58 0z" />
      <path fill={steel} d="M127 80h8v50h-8z" />
      <path fill="none" stroke={PAPER} strokeWidth="4" d="M256 204q-18 60 4 92t-18 44-8-30 30 26" />
    </Poster>
  );
}
