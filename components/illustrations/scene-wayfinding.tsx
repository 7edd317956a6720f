import { Person } from './person';
import { ACCENT, groupInk, INK, mix, PAPER, Poster, type SceneProps, Word } from './scene-parts';

type Point = readonly [number, number];

// One-point perspective: metres are 144 units at depth 1, the eye is 1.6 m above the floor.
const VANISH = [214, 244] as const;
const LEFT = -400;
const RIGHT = 436;
const FLOOR = 230;
const CEILING = -300;
const END = 5;

const ROUTES = ['A', 'B'] as const;
const ROOMS = '1–24';

function at(x: number, y: number, depth: number): string {
  return `${Math.round(VANISH[0] + x / depth)} ${Math.round(VANISH[1] + y / depth)}`;
}

/** A quad lying on the floor or the ceiling. */
function lying(y: number, from: number, to: number, near: number, far: number): string {
  return `M${at(from, y, near)}L${at(to, y, near)} ${at(to, y, far)} ${at(from, y, far)}z`;
}

/** A quad on a side wall. */
function standing(x: number, high: number, low: number, near: number, far: number): string {
  return `M${at(x, high, near)}L${at(x, low, near)} ${at(x, low, far)} ${at(x, high, far)}z`;
}

/** A figure of the unit square painted on the right wall, where reading runs from far to near. */
function painted(points: readonly Point[], high: number, low: number, near: number, far: number): string {
  return `M${points.map(([u, v]) => at(RIGHT, low + (high - low) * v, far + (near - far) * u)).join('L')}z`;
}

const four: readonly Point[] = [
  [0.5, 1],
  [0.84, 1],
  [0.84, 0.4],
  [1, 0.4],
  [1, 0.19],
  [0.84, 0.19],
  [0.84, 0],
  [0.57, 0],
  [0.57, 0.19],
  [0, 0.19],
  [0, 0.4],
];
const eye: readonly Point[] = [
  [0.57, 0.4],
  [0.57, 0.76],
  [0.27, 0.4],
];
/** A corridor on the fourth floor: painted number, floor lines in the colours of two routes, a hanging sign. */
export function SceneWayfinding(poster: SceneProps) {
  const blue = groupInk('wrapping');
  const shade = mix(62, ACCENT, INK);
  return (
    <Poster scene="wayfinding" ground={mix(12)} {...poster}>
      <path fill={mix(20, INK, PAPER)} d={lying(FLOOR, LEFT, RIGHT, 0.9, END)} />
      <path fill={mix(34)} d={lying(CEILING, LEFT, RIGHT, 0.8, END)} />
      <path fill={PAPER} d={[1.1, 1.75, 2.8].map((z) => lying(CEILING, -90, 90, z, z * 1.3)).join('')} />
      <path fill={mix(22, PAPER, INK)} d={standing(LEFT, CEILING, FLOOR, 1, END)} />
      <path fill={INK} d={standing(LEFT, -110, FLOOR, 1.9, 2.45) + standing(LEFT, -110, FLOOR, 3.1, 3.9)} />
      <path
        fill={ACCENT}
        d={
          standing(LEFT, -50, 20, 2.54, 2.74) +
          standing(LEFT, -50, 20, 4.05, 4.3) +
          standing(LEFT, CEILING, -240, 1, END)
        }
      />
      <path fill={ACCENT} d={standing(RIGHT, CEILING, FLOOR, 0.9, 2.06)} />
      <path fill={shade} d={standing(RIGHT, 208, FLOOR, 0.9, 2.06)} />
      <path fill={blue} d={standing(RIGHT, -130, FLOOR, 2.4, 3.3)} />
      <path
        fill={mix(50, blue, INK)}
        d={`M${at(RIGHT, -130, 3.3)}L${at(RIGHT, FLOOR, 3.3)}h26V${Math.round(VANISH[1] - 39)}z`}
      />
      <path
        fill={PAPER}
        fillRule="evenodd"
        d={painted(four, -112, 186, 1.1, 1.8) + painted(eye, -112, 186, 1.1, 1.8)}
      />
      <path fill={ACCENT} d={lying(FLOOR, -150, -60, 0.9, END)} />
      <path fill={blue} d={`${lying(FLOOR, 60, 150, 0.9, 2.95)}${lying(FLOOR, 60, RIGHT, 2.62, 2.95)}`} />
      <path fill={ACCENT} d={`M${at(LEFT, CEILING, END)}H${VANISH[0] + 87}V${VANISH[1] + 46}H134z`} />
      <Word centre x={214} y={236} size={84} fill={PAPER}>
        {ROUTES[0]}
      </Word>
      <path fill={INK} opacity=".3" d="M286 411h54l74 12h-60z" />
      <Person x={312} y={413} cm={1.06} coat={blue} accent={groupInk('lettering')} />
      <path fill={INK} d="M150 0h8v56h-8zM452 0h8v56h-8z" />
      <path fill={INK} d="M86 50h446v104H86z" />
      <path fill={mix(30, PAPER, INK)} d="M86 154h446l-26 10H100z" />
      <path fill={ACCENT} d="M86 50h104v104H86z" />
      <path fill={blue} d="M428 50h104v104H428z" />
      <path
        fill={PAPER}
        d="M138 66l34 34-11 12-15-15v43h-16V97l-15 15-11-12zM516 102l-34 34-12-11 15-15h-43V94h43l-15-15 12-11z"
      />
      <Word x={206} y={126} size={72} fill={PAPER}>
        {ROUTES[0]}
      </Word>
      <Word x={272} y={126} size={38} max={64} fill={PAPER}>
        {ROOMS}
      </Word>
      <Word x={364} y={126} size={72} fill={PAPER}>
        {ROUTES[1]}
      </Word>
    </Poster>
  );
}
