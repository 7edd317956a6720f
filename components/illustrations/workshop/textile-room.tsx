import { Worker } from '../person';
import { groupInk } from '../scene-parts';
import { blend, INK, PAPER } from '../tones';
import { dark, FLOOR, Lamp, type Outline, Room, Shadow, steel } from './room-parts';

const pink = groupInk('textile');
const amber = groupInk('signs');
const inks = [
  groupInk('lettering'),
  groupInk('wrapping'),
  amber,
  groupInk('walls'),
  groupInk('design'),
  PAPER,
];
const heads = [1060, 1118, 1176, 1234];

/** Four heads on one beam sew the same letter four times. */
function Embroidery({ outline }: { outline: Outline }) {
  return (
    <g>
      <Shadow x={1034} width={240} />
      <path fill={INK} d="M1044 456h10v74h-10zM1256 456h10v74h-10zM1036 524h26v6h-26zM1248 524h26v6h-26z" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="1.2"
        d={heads.map((x) => [-12, 0, 12].map((d) => `M${x + d} 336V304L${x} 298V360`).join('')).join('')}
      />
      <path fill={steel} d="M1036 296h238v5h-238zM1042 296h5v62h-5zM1263 296h5v62h-5z" />
      <path fill={INK} d="M1034 350h242v20h-242z" />
      {heads.map((x, head) => (
        <g key={x}>
          {[-12, 0, 12].map((d, i) => (
            <path key={d} fill={inks[(head + i * 2) % 6]} d={`M${x + d - 3} 330h6l3 20h-12z`} />
          ))}
          <path fill={PAPER} d={`M${x - 17} 360h34v44l-8 10h-18l-8-10z`} />
          <path fill={pink} d={`M${x - 17} 372h34v6h-34z`} />
          <path fill={INK} d={`M${x - 1.5} 414h3v24h-3zM${x - 8} 384h16v3h-16zM${x - 8} 391h16v3h-16z`} />
        </g>
      ))}
      <path fill={dark} d="M1030 444h250v14h-250z" />
      <path fill={PAPER} d="M1030 440h250v6h-250z" />
      {heads.map((x) => (
        <g key={x}>
          <path fill={blend(74, groupInk('wrapping'), INK)} d={`M${x - 24} 436h48l4 50h-56z`} />
          <circle cx={x} cy="460" r="15" fill={groupInk('wrapping')} stroke={PAPER} strokeWidth="3" />
          <path fill={PAPER} transform={`translate(${x - 7.5} 467)`} d={outline('M', 13)} />
        </g>
      ))}
    </g>
  );
}

/** A T-shirt lies on the platen; the hot plate is up. */
function Press() {
  return (
    <g>
      <Shadow x={1348} width={74} />
      <path fill={INK} d="M1376 456h18v68h-18zM1352 522h68v8h-68z" />
      <path fill={steel} d="M1336 406h12v46h-12z" />
      <path fill={INK} d="M1334 412 1384 350l14 11-50 62z" />
      <path fill={pink} d="M1348 423 1398 361l5 4-50 62z" />
      <path fill={INK} d="M1392 352l14-10 4 5-13 10z" />
      <path fill={INK} d="M1334 448h88v12h-88z" />
      <path fill={PAPER} d="M1334 440h92l4 24-9 2-3-14h-76l-3 14-9-2z" />
      <path fill={amber} d="M1366 440h30v5h-30z" />
    </g>
  );
}

/** Folded, by colour. */
function Shelves() {
  return (
    <>
      <path fill={INK} d="M1322 330h138v6h-138zM1322 284h138v5h-138z" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((stack) => (
        <path
          key={stack}
          fill={inks[(stack * 3 + (stack > 3 ? 1 : 0)) % 6]}
          d={[0, 1, 2]
            .map((i) => `M${1328 + (stack % 4) * 33} ${(stack < 4 ? 275 : 321) - i * 10}h28v8h-28z`)
            .join('')}
        />
      ))}
    </>
  );
}

/** Thread and heat. */
export function TextileRoom({ outline }: { outline: Outline }) {
  return (
    <Room
      group="textile"
      wall="M1024 540V146L1248 226V146L1472 226V540z"
      left={1024}
      right={1472}
      number="3"
      numberAt={[1040, 284]}
      outline={outline}
    >
      <Lamp x={1300} from={166} to={262} />
      <Shelves />
      <Embroidery outline={outline} />
      <Shadow x={1274} width={44} />
      <Worker
        x={1298}
        y={FLOOR + 2}
        coat={pink}
        accent={INK}
        bun
        tone="#8a5335"
        arms={[
          [
            [26, 100],
            [36, 114],
          ],
          [
            [10, 96],
            [38, 90],
          ],
        ]}
      />
      <Press />
      <Shadow x={1424} width={40} />
      <Worker
        x={1446}
        y={FLOOR + 2}
        coat={groupInk('design')}
        accent={amber}
        arms={[
          [
            [36, 104],
            [58, 98],
          ],
          [
            [10, 96],
            [30, 92],
          ],
        ]}
      />
    </Room>
  );
}
