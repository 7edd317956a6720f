import { NameOn } from './name-on';
import {
  ACCENT,
  groupInk,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

// One-point perspective at eye height: 115 units to the metre at depth 1, the street six metres wide.
const VANISH = [390, 322] as const;
const METRE = 115;
const EYE = 1.65;

/** A point `x` metres right of the eye and `y` metres above the street, at a depth. */
function at(x: number, y: number, depth: number): string {
  return `${Math.round(VANISH[0] + (x * METRE) / depth)} ${Math.round(VANISH[1] - ((y - EYE) * METRE) / depth)}`;
}

const LEFT = -3.4;
const RIGHT = 2.6;

/** A quad on the wall at `x` between two depths and two heights. */
function onWall(x: number, near: number, far: number, low: number, high: number): string {
  return `M${at(x, low, near)}L${at(x, high, near)} ${at(x, high, far)} ${at(x, low, far)}z`;
}

type Row = readonly (readonly [near: number, far: number, height: number])[];
const lefts: Row = [
  [0.8, 1.42, 12],
  [1.42, 2.1, 8.6],
  [2.1, 3, 10],
  [3, 4.2, 8],
  [4.2, 6, 9.4],
  [6, 9, 8],
];
const rights: Row = [
  [0.8, 1.6, 11],
  [1.6, 2.3, 8.4],
  [2.3, 3.2, 10],
  [3.2, 4.6, 8],
  [4.6, 9, 9],
];

/** Two windows to each storey of the three nearest houses. */
function windows(x: number, row: Row): string {
  return row
    .slice(0, 3)
    .flatMap(([near, far]) =>
      [4.5, 7].flatMap((low) =>
        [0.16, 0.6].map((part) => {
          const from = near + (far - near) * part;
          return onWall(x, from, from + (far - near) * 0.26, low, low + 1.6);
        }),
      ),
    )
    .join('');
}

// Letters of straight strokes, each stroke [left, bottom, width, height] on a grid four wide and seven high.
const letters = [
  [
    [0, 0, 1.2, 7],
    [0, 0, 4, 1.3],
    [0, 2.85, 3.4, 1.3],
    [0, 5.7, 4, 1.3],
  ],
  [
    [5, 0, 1.2, 7],
    [5, 0, 3.6, 1.3],
  ],
  [
    [9.2, 0, 1.2, 7],
    [9.2, 5.7, 4, 1.3],
    [9.2, 2.7, 3.4, 1.3],
  ],
  [[14, 0, 1.2, 7]],
].flat() as [number, number, number, number][];

const fascia = letters
  .map(([x, y, w, h]) =>
    onWall(LEFT + 0.1, 1.5 + x * 0.034, 1.5 + (x + w) * 0.034, 2.95 + y * 0.1, 2.95 + (y + h) * 0.1),
  )
  .join('');

interface Hanging {
  side: number;
  height: number;
  depth: number;
}

/** A sign square to the wall at `side`, so it faces us: its bracket and shadow, and its face, a disc or a square. */
function hanging({ side, height, depth }: Hanging, disc: boolean) {
  const out = side < 0 ? 1 : -1;
  const r = Math.round(64 / depth);
  const wall = Math.round(VANISH[0] + (side * METRE) / depth);
  const x = wall + out * Math.round(90 / depth);
  const y = Math.round(VANISH[1] - ((height - EYE) * METRE) / depth);
  const drop = Math.round(11 / depth);
  const bar = Math.round(9 / depth);
  const face = (cx: number, cy: number) =>
    disc
      ? `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`
      : `M${cx - r} ${cy - r}h${2 * r}v${2 * r}h-${2 * r}z`;
  const bracket = [y - Math.round(r / 2), y + Math.round(r / 2)].map(
    (top) => `M${wall} ${top}H${x}v${bar}H${wall}z`,
  );
  return { back: bracket.join('') + face(x + drop, y + drop), face: face(x, y), x, y };
}

const cafe = hanging({ side: LEFT, height: 4.55, depth: 1.3 }, true);
const second = hanging({ side: LEFT, height: 3.9, depth: 3.1 }, true);
const third = hanging({ side: LEFT, height: 2.9, depth: 4.2 }, false);
const ring = hanging({ side: RIGHT, height: 3.9, depth: 3.3 }, true);
const last = hanging({ side: RIGHT, height: 3, depth: 4.4 }, false);

/** A shopping street by day with every kind of sign: fascia, hanging signs, feather flag, banner across, roll-up. */
export function SceneSignStreet({ lettering = 'Salta', plate, ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const brown = mix(36, ACCENT, INK);
  const cream = mix(26);
  const walls = (x: number, row: Row, odd: boolean) =>
    row
      .filter((_, i) => i % 2 === Number(odd))
      .map(([near, far, height]) => onWall(x, near, far, 0, height))
      .join('');
  return (
    <Poster scene="sign-street" ground={ACCENT} {...poster}>
      <circle cx="320" cy="200" r="112" fill={mix(58)} />
      <path fill={brown} d="M352 340v-96h8v-14l14-44 14 44v14h8v96z" />
      <path fill={mix(60, PAPER, INK)} d={`M${at(LEFT, 0, 0.9)}L390 322 ${at(RIGHT, 0, 0.9)}z`} />
      <path
        fill={mix(34, PAPER, INK)}
        d={`M${at(LEFT, 0, 0.9)}L390 322 ${at(-0.2, 0, 0.9)}zM390 322 ${at(1.5, 0, 0.9)}h14z`}
      />
      <path fill={mix(18, ACCENT, INK)} d={walls(LEFT, lefts, false)} />
      <path fill={brown} d={walls(LEFT, lefts, true)} />
      <path fill={PAPER} d={walls(RIGHT, rights, false)} />
      <path fill={cream} d={walls(RIGHT, rights, true)} />
      <path fill={INK} d={windows(LEFT, lefts) + onWall(RIGHT, 1.3, 1.56, 0, 2.5)} />
      <path fill={mix(60)} d={windows(RIGHT, rights)} />
      <path fill={ACCENT} d={onWall(LEFT, 1.46, 1.74, 0.5, 2.5) + onWall(LEFT, 1.8, 2.06, 0, 2.5)} />
      <path fill={red} d={onWall(LEFT, 1.43, 2.1, 2.7, 3.9)} />
      <path fill={PAPER} d={fascia} />
      <path fill={INK} d={second.back + third.back + ring.back + last.back} />
      <path fill={red} d={second.face + last.face} />
      <path fill={PAPER} d={third.face} />
      <circle cx={ring.x} cy={ring.y} r="10" fill="none" stroke={ACCENT} strokeWidth="6" />
      <path
        fill={INK}
        d="M362 328q-5-6 0-8t5 6q6 2 6 16l-3 1-1 22h-4l-1-16-2 16h-4l-1-22q0-12 5-15zM540 148v5h-54v-5zM540 262v5h-54v-5zM490 153h46v110h-46z"
      />
      <path fill={ACCENT} d="M490 153h46L490 263z" />
      <path stroke={INK} strokeWidth="3" d="M161 62 222 78M161 146 222 134M566 58 508 78M566 150 508 134" />
      <path fill={red} d="M216 72Q364 84 514 72L510 142Q364 154 220 142z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 236, y: 84, width: 258, height: 56, most: 46, least: readableOnScene }}
          fill={PAPER}
        />
      ) : (
        <Word centre x={365} y={112} size={74} max={250} fill={PAPER}>
          {lettering}
        </Word>
      )}
      <path fill={INK} d={`${cafe.back}M180 444l26-8V212h6v224l28 8-28 8z`} />
      <path fill={ACCENT} d={cafe.face} />
      <path
        fill={INK}
        d={`M${cafe.x - 26} ${cafe.y - 14}h42v6h8q8 0 8 9t-14 11q-6 10-15 10-29 0-29-36zM${cafe.x - 30} ${cafe.y + 26}h52v5h-52z`}
      />
      <path fill={PAPER} d="M209 408V222q0-26 18-26 34 2 34 70 0 84-52 142z" />
      <path fill={red} d="M209 408V300q26 12 48 4-10 60-48 104z" />
      <path fill={INK} opacity=".3" d="M488 470h72l56 10H488z" />
      <path fill={ACCENT} d="M484 292h74V462H484z" />
      <path fill={INK} d="M484 292h74v5H484zM480 458h82v12H480zM484 424h74v36H484z" />
      <path
        fill={PAPER}
        d="M494 378a27 27 0 0 1 54 0 27 27 0 0 1-54 0zM494 312h54v10H494zM494 436h54v6H494z"
      />
    </Poster>
  );
}
