import { NameOn } from './name-on';
import { Worker } from './person';
import {
  ACCENT,
  dots,
  groupInk,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

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
          panel={{
            x: LEFT + 34,
            y: 148,
            width: 306,
            height: 206,
            lines: 3,
            most: 130,
            least: readableOnScene,
            align: 'start',
          }}
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
      <g transform="translate(128 444) scale(2.02)">
        <Worker
          x={0}
          y={0}
          turned
          helmet={PAPER}
          coat={groupInk('lettering')}
          tape={PAPER}
          accent={INK}
          legs={mix(24, PAPER, INK)}
          arms={[
            [
              [34, 126],
              [62, 121],
            ],
            [
              [24, 96],
              [50, 93],
            ],
          ]}
        />
      </g>
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="4"
        d="M268 200q-8 4-16 0q-26 22-22 56q-30 42-4 66t14-44q-18 30-8 52t24-34l-26-40"
      />
    </Poster>
  );
}
