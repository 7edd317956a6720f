import { NameOn } from './name-on';
import {
  ACCENT,
  hatch,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  type SceneProps,
  Word,
} from './scene-parts';

/** The mark, two quarter discs about a square and a dot in the open quarter, in a square of `size` from (x, y). */
function mark(x: number, y: number, size: number): { leaf: string; dot: string } {
  const r = size / 2;
  return {
    leaf: `M${x + r} ${y}a${r} ${r} 0 0 0-${r} ${r}v${r}h${r}a${r} ${r} 0 0 0 ${r}-${r}h-${r}z`,
    dot: `M${x + r} ${y + r / 2}a${r / 2} ${r / 2} 0 1 1 ${r} 0 ${r / 2} ${r / 2} 0 1 1-${r} 0z`,
  };
}

/** A brand guide on the cutting mat: construction of the mark, colours, letterhead and cards. */
export function SceneBrandSheet({ lettering = 'Orbe', plate, ...poster }: SceneProps) {
  const mat = mix(46, ACCENT, INK);
  const line = mix(64, ACCENT, INK);
  const dark = mix(24, ACCENT, INK);
  const big = mark(94, 24, 192);
  const crop = mark(40, 24, 330);
  const head = mark(24, 76, 40);
  const card = mark(14, 14, 30);
  const back = mark(46, 22, 42);
  return (
    <Poster scene="brand-sheet" ground={mat} {...poster}>
      <g transform="rotate(-9 320 240)translate(26)">
        <path
          stroke={line}
          strokeWidth="1.5"
          d={hatch([-98, -60], [0, 620], [38, 0], 21) + hatch([-98, -52], [780, 0], [0, 38], 17)}
        />
      </g>
      <g transform="rotate(6 200 400)">
        <path fill={dark} d="M92 318h230v240H92z" />
        <g transform="translate(78 304)">
          <path fill={PAPER} d="M0 0h230v240H0z" />
          <path fill={ACCENT} d={head.leaf} />
          <path fill={INK} d={head.dot} />
          <path stroke={mix(34)} strokeWidth="5" d="M146 82h58M146 96h58M24 138h150M24 154h180" />
        </g>
      </g>
      <g transform="rotate(-9 320 240)translate(26)">
        <path fill={dark} d="M14-100H640V336H14z" />
        <path fill={PAPER} d="M-6-120H320V320H-6z" />
        <path fill={ACCENT} d="M320-120H620V320H320z" />
        <svg x="320" y="-120" width="300" height="370">
          <path fill={mix(78)} d={crop.leaf} />
          <path fill={PAPER} d={crop.dot} />
        </svg>
        <path fill={INK} d="M320 250h75v70h-75z" />
        <path fill={mix(50)} d="M395 250h75v70h-75z" />
        <path fill={mix(22)} d="M470 250h75v70h-75z" />
        <path fill={PAPER} d="M545 250h75v70h-75z" />
        <path
          stroke={mix(34)}
          strokeWidth="1.5"
          d={hatch([46, -120], [0, 440], [48, 0], 6) + hatch([-6, -72], [326, 0], [0, 48], 8)}
        />
        <path fill={ACCENT} d={big.leaf} />
        <path fill={INK} d={big.dot} />
        <path
          fill="none"
          stroke={INK}
          strokeWidth="1.5"
          d="M94 24h192v192H94zM94 24 286 216M94 216 286 24M190 0V230M70 120H310M94 120a96 96 0 1 1 192 0 96 96 0 0 1-192 0"
        />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{ x: 76, y: 234, width: 228, height: 78, most: 42, least: readableOnScene }}
            fill={INK}
          />
        ) : (
          <Word centre x={190} y={260} size={64} max={192} fill={INK}>
            {lettering}
          </Word>
        )}
        <path fill={INK} opacity=".16" d="M308-120h12V320h-12z" />
        <path fill={dark} d="M402 462h300v48H402z" />
        <path fill={mix(70, PAPER, INK)} d="M392 450h300v48H392z" />
        <path
          stroke={INK}
          strokeWidth="1.5"
          d={hatch([400, 450], [0, 12], [8, 0], 36) + hatch([400, 450], [0, 22], [40, 0], 7)}
        />
      </g>
      <g transform="rotate(-18 420 400)">
        <path fill={dark} d="M356 362h134v86H356zM440 296h134v86H440z" />
        <g transform="translate(430 286)">
          <path fill={INK} d="M0 0h134v86H0z" />
          <path fill={mix(70)} d={back.leaf} />
          <path fill={PAPER} d={back.dot} />
        </g>
        <g transform="translate(346 352)">
          <path fill={PAPER} d="M0 0h134v86H0z" />
          <path fill={ACCENT} d={card.leaf} />
          <path fill={INK} d={card.dot} />
          <path stroke={mix(34)} strokeWidth="4" d="M14 62h70M14 72h52" />
        </g>
      </g>
    </Poster>
  );
}
