import { ACCENT, groupInk, hatch, INK, mix, PAPER, Poster, round, type SceneProps, Word } from './scene-parts';

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

/** Two windows to each storey of each house, as far as they still count. */
function windows(x: number, row: Row): string {
  return row
    .slice(0, 4)
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
  [[0, 0, 1.2, 7], [0, 0, 4, 1.3], [0, 2.85, 3.4, 1.3], [0, 5.7, 4, 1.3]],
  [[5, 0, 1.2, 7], [5, 0, 3.6, 1.3]],
  [[9.2, 0, 1.2, 7], [9.2, 5.7, 4, 1.3], [9.2, 2.7, 3.4, 1.3]],
  [[14, 0, 1.2, 7]],
].flat() as [number, number, number, number][];

const fascia = letters
  .map(([x, y, w, h]) => onWall(LEFT + 0.1, 1.5 + x * 0.034, 1.5 + (x + w) * 0.034, 2.95 + y * 0.1, 2.95 + (y + h) * 0.1))
  .join('');

interface HangingProps {
  side: number;
  height: number;
  depth: number;
  fill: string;
  round?: boolean;
}

/** A sign square to the wall, so it faces us: bracket, rim, face. */
function Hanging({ side, height, depth, fill, round: disc = false }: HangingProps) {
  const out = side < 0 ? 1 : -1;
  const r = 66 / depth;
  const wall = VANISH[0] + (side * METRE) / depth;
  const x = round(wall + out * (r + 26 / depth));
  const y = round(VANISH[1] - ((height - EYE) * METRE) / depth);
  const size = round(r * 2);
  return (
    <g fill="none" strokeLinecap={disc ? 'round' : 'butt'}>
      <path stroke={INK} strokeWidth={round(9 / depth)} d={`M${round(wall)} ${round(y - r * 0.6)}H${x}M${round(wall)} ${round(y + r * 0.6)}H${x}`} />
      <path stroke={INK} strokeWidth={size} d={disc ? `M${round(x + 10 / depth)} ${round(y + 4 / depth)}h0` : `M${round(x - r + 10 / depth)} ${round(y + 5 / depth)}h${size}`} />
      <path stroke={fill} strokeWidth={size} d={disc ? `M${x} ${y}h0` : `M${round(x - r)} ${y}h${size}`} />
    </g>
  );
}

/** A shopping street by day with every kind of sign: fascia, hanging signs, feather flag, banner across, roll-up. */
export function SceneSignStreet({ lettering = 'Salta', ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const brown = mix(36, ACCENT, INK);
  const deep = mix(18, ACCENT, INK);
  const cream = mix(26);
  const walls = (x: number, row: Row, odd: boolean) =>
    row
      .filter((_, i) => i % 2 === Number(odd))
      .map(([near, far, height]) => onWall(x, near, far, 0, height))
      .join('');
  return (
    <Poster group="signs" ground={ACCENT} {...poster}>
      <circle cx="300" cy="210" r="120" fill={mix(60)} />
      <path fill={brown} d="M352 340v-96h8v-14l14-44 14 44v14h8v96z" />
      <path fill={mix(56, PAPER, INK)} d={`M${at(LEFT, 0, 0.9)}L390 322 ${at(RIGHT, 0, 0.9)}z`} />
      <path fill={mix(34, PAPER, INK)} d={`M${at(LEFT, 0, 0.9)}L390 322 ${at(LEFT + 3.2, 0, 0.9)}z`} />
      <path fill={deep} d={walls(LEFT, lefts, false)} />
      <path fill={brown} d={walls(LEFT, lefts, true)} />
      <path fill={PAPER} d={walls(RIGHT, rights, false)} />
      <path fill={cream} d={walls(RIGHT, rights, true)} />
      <path fill={INK} d={windows(LEFT, lefts)} />
      <path fill={mix(64)} d={windows(RIGHT, rights)} />
      <path fill={ACCENT} d={onWall(LEFT, 1.44, 2.08, 0.3, 2.5)} />
      <path fill={red} d={onWall(LEFT, 1.43, 2.1, 2.7, 3.9)} />
      <path fill={PAPER} d={fascia} />
      <path fill={INK} d={onWall(RIGHT, 1.3, 1.56, 0, 2.5)} />
      <Hanging side={LEFT} height={3.4} depth={4.4} fill={PAPER} />
      <Hanging side={LEFT} height={3.6} depth={3.2} fill={red} round />
      <Hanging side={RIGHT} height={3.6} depth={3.6} fill={red} />
      <Hanging side={RIGHT} height={3.6} depth={2.5} fill={INK} round />
      <path stroke={INK} strokeWidth="3" d="M166 66 222 80M166 140 222 134M560 58 508 80M560 150 508 134" />
      <path fill={red} d="M216 72Q364 84 514 72L510 142Q364 154 220 142z" />
      <Word centre x={365} y={112} size={74} max={250} fill={PAPER}>
        {lettering}
      </Word>
      <Hanging side={LEFT} height={3.9} depth={1.3} fill={ACCENT} round />
    </Poster>
  );
}
