import { NameOn } from './name-on';
import { Worker } from './person';
import {
  ACCENT,
  groupInk,
  hatch,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

/** Sash windows of `w` by `h` with their corners at `list`: panes, bars and the light on the glass. */
function sashes(list: readonly (readonly [number, number])[], w: number, h: number) {
  const each = (draw: (x: number, y: number) => string) => list.map(([x, y]) => draw(x, y)).join('');
  return {
    pane: each((x, y) => `M${x} ${y}h${w}v${h}h-${w}z`),
    bars: each((x, y) => `M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.36}h${w}`),
    light: each((x, y) => `M${x} ${y}h${w * 0.62}L${x} ${y + h * 0.7}z`),
  };
}

const bays = [230, 362, 494, 626];

/** A street in elevation by daylight: a fitter on the ladder screws a façade panel to the amber house. */
export function SceneShopSign({ lettering = 'Tamo', plate, ...poster }: SceneProps) {
  const blue = groupInk('wrapping');
  const dark = mix(70, ACCENT, INK);
  const pane = mix(40, blue, INK);
  const wall = mix(20);
  const upper = sashes(
    bays.map((x) => [x, 52]),
    68,
    112,
  );
  const side = sashes(
    [
      [20, 126],
      [20, 286],
    ],
    48,
    100,
  );
  return (
    <Poster scene="shop-sign" ground={mix(30, blue, PAPER)} {...poster}>
      <path fill={PAPER} d="M0 480V92h26V62h28V32h24V4h30v28h24v30h28v30h26V480z" />
      <path
        fill={wall}
        d="M92 4h16v28H92zM116 32h16v30h-16zM144 62h16v30h-16zM0 252h176v12H0zM150 92h30v388h-30z"
      />
      <path fill={ACCENT} d="M176 480V10H640V480z" />
      <path fill={dark} d="M176 10H640V36H176z" />
      <path fill={PAPER} d="M162-2H640V20H162z" />
      <path fill={PAPER} d={bays.map((x) => `M${x - 11} 42h90v134h-90z`).join('')} />
      <path fill={dark} d={bays.map((x) => `M${x - 11} 176h98v9h-98zM${x + 79} 50h8v128h-8z`).join('')} />
      <path fill={pane} d={upper.pane + side.pane} />
      <path fill={blue} d={upper.light + side.light} />
      <path stroke={PAPER} strokeWidth="5" d={upper.bars + side.bars} />
      <path fill={pane} d="M222 350h230v110H222zM490 350h120v130H490z" />
      <path fill={blue} d="M222 350h130l-80 110h-50zM392 350h40l-80 110h-40zM490 350h90l-90 124z" />
      <path fill={INK} d="M250 460v-44h22v-18h16v18h18v44zM340 460v-70h12v-14h14v14h12v70z" />
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="9"
        d="M222 336v124h230V336M490 480V336M610 480V336M636 336v144"
      />
      <path fill={dark} d="M206 350h440v34H240z" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="4"
        d="M322 220q-4-28 20-28 18 0 20 22M530 220q-4-28 20-28 18 0 20 22"
      />
      <path fill={INK} d="M346 226l8-16h16l8 16zM554 226l8-16h16l8 16zM206 222H640V352H206z" />
      <path fill={dark} d="M206 222H640v6H206zM206 222h6v130h-6z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 264, y: 240, width: 358, height: 98, lines: 3, most: 88, least: readableOnScene }}
          fill={ACCENT}
        />
      ) : (
        <Word x={232} y={336} size={142} max={400} fill={ACCENT}>
          {lettering}
        </Word>
      )}
      <path fill={mix(34, PAPER, INK)} d="M0 458h640v22H0z" />
      <path fill={INK} opacity=".3" d="M76 470h170l60 10H80z" />
      <path
        stroke={INK}
        strokeWidth="9"
        d={`M78 474 140 186M138 474 198 186${hatch([83, 452], [58, 0], [5.6, -26], 11)}`}
      />
      <path fill={mix(64, PAPER, INK)} d="M192 216h48v20h-22l-2 24h-14l-2-24h-8z" />
      <path fill={PAPER} d="M240 223h16v5h-16z" />
      <g transform="translate(124 412)scale(1.55)">
        <Worker
          x={0}
          y={0}
          turned
          stance="climbs"
          helmet={groupInk('signs')}
          coat={blue}
          accent={groupInk('lettering')}
          arms={[
            [
              [32, 110],
              [54, 106],
            ],
            [
              [-8, 106],
              [20, 98],
            ],
          ]}
        />
      </g>
    </Poster>
  );
}
