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

// One-point perspective: the houses on the left are a plane through x = 0, the eye is at the height of the point.
const VANISH = [516, 404] as const;

/** A quad on the row of houses between two depths (1 is the picture plane) and two heights above the eye. */
function onRow(near: number, far: number, low: number, high: number): string {
  const at = (depth: number, height: number) =>
    `${Math.round(VANISH[0] * (1 - 1 / depth))} ${Math.round(VANISH[1] - height / depth)}`;
  return `M${at(near, low)}L${at(near, high)} ${at(far, high)} ${at(far, low)}z`;
}

const bays = [1.03, 1.21, 1.45, 1.75, 2.15, 2.7, 3.5];
const lit = ['1-1', '0-3', '2-4', '0-5', '1-6'];

/** What fits into the ring of the box: the wider, the lower. */
const faces = [
  { x: 245, y: 168, width: 210, height: 64, lines: 1, most: 76, least: readableOnScene },
  { x: 254, y: 144, width: 192, height: 112, least: readableOnScene },
  { x: 266, y: 128, width: 168, height: 144, lines: 3, least: readableOnScene },
] as const;

/** Dusk in a Belgian street: a round light box on its bracket; its glow is flat rings, its reflection flat bars. */
export function SceneLightBox({ lettering = 'Luma', plate, ...poster }: SceneProps) {
  const blue = groupInk('wrapping');
  const sky = mix(74, INK, blue);
  const metal = mix(46, ACCENT, INK);
  const panes = [40, 250, 470].flatMap((low, storey) =>
    bays.map((near, bay) => ({
      d: onRow(near, near * 1.1, low + 40, low + 166),
      on: lit.includes(`${storey}-${bay}`),
    })),
  );
  const windows = (on: boolean) =>
    panes
      .filter((pane) => pane.on === on)
      .map((pane) => pane.d)
      .join('');
  return (
    <Poster scene="light-box" ground={sky} {...poster}>
      <circle cx="350" cy="200" r="330" fill={mix(52, INK, blue)} />
      <circle cx="350" cy="200" r="256" fill={mix(26, INK, blue)} />
      <circle cx="350" cy="200" r="192" fill={blue} />
      <path
        fill={mix(84, INK, blue)}
        d="M480 480v-98h10v-18h14v-18h14v-18h20v18h14v18h14v18h12v-66l30-46 32 46v-22h14v-20h14v-20h14v210z"
      />
      <path fill={ACCENT} d="M522 346h9v18h-9zM604 330h8v22h-8zM588 370h8v20h-8zM522 384h9v14h-9z" />
      <path fill={INK} d={`${onRow(1, 60, -400, 690)}M516 404 640 432v50H0z`} />
      <path fill={mix(16, ACCENT, INK)} d={windows(false)} />
      <path fill={ACCENT} d={windows(true)} />
      <path
        fill={mix(30, ACCENT, INK)}
        d={[230, 450, 668].map((height) => onRow(1, 60, height, height + 20)).join('')}
      />
      <path fill={metal} d="M512 405 150 480h-16zM514 406 262 480h-18z" />
      <path
        fill="none"
        stroke={ACCENT}
        strokeWidth="7"
        strokeLinecap="round"
        d="M330 424h76M306 440h150M348 456h64M290 472h128"
      />
      <path fill={metal} d="M130 92h22v218h-22zM152 136h80v12h-80zM152 258h80v12h-80z" />
      <path fill={ACCENT} d="M146 92h6v218h-6zM152 136h80v4h-80zM152 258h80v4h-80z" />
      <path stroke={INK} strokeWidth="286" strokeLinecap="round" d="M350 200l30 12" />
      <path stroke={metal} strokeWidth="272" strokeLinecap="round" d="M350 200l30 12" />
      <circle cx="350" cy="200" r="143" fill={INK} />
      <circle cx="350" cy="200" r="133" fill={ACCENT} />
      <circle cx="350" cy="200" r="116" fill="none" stroke={PAPER} strokeWidth="6" />
      {plate ? (
        <NameOn plate={plate} panel={faces} fill={INK} />
      ) : (
        <Word centre x={350} y={200} size={112} max={204} fill={INK}>
          {lettering}
        </Word>
      )}
    </Poster>
  );
}
