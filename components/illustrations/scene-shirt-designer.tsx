import { NameOn } from './name-on';
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

// Eight units a centimetre on the rulers. A shirt's own origin is the middle of its collar.
const CM = 8;
const SHIRT =
  'M-76 0Q0 60 76 0L158 26Q226 72 292 164L210 234 174 196Q166 400 186 640H-186Q-166 400-174 196L-210 234-292 164Q-226 72-158 26z';

/** The shirt designer at work: print area in centimetres, artwork with its handles, the next colours of cloth. */
export function SceneShirtDesigner({ lettering = 'Yala', plate, ...poster }: SceneProps) {
  const amber = groupInk('signs');
  const shade = mix(66, ACCENT, INK);
  const pale = mix(40);
  return (
    <Poster scene="shirt-designer" ground={ACCENT} {...poster}>
      <path fill={shade} transform="translate(342 54)" d={SHIRT} />
      <g transform="translate(316 30)">
        <path fill={PAPER} d={SHIRT} />
        <path fill={shade} d="M-76 0Q0-24 76 0 0 60-76 0z" />
        <path
          fill="none"
          stroke={pale}
          strokeWidth="4"
          d="M-86 3Q0 86 86 3M-158 26-174 196M158 26 174 196M-280 178-198 244M280 178 198 244"
        />
        <path fill={mix(16)} d="M174 196Q166 400 186 640H120Q150 400 174 196zM-174 196-158 120-120 300z" />
      </g>
      <path fill="none" stroke={ACCENT} strokeWidth="3" strokeDasharray="12 8" d="M212 124H420V470H212z" />
      <path stroke={INK} strokeWidth="3" d="M204 124h-22M212 116V94M428 124h22M420 116V94" />
      <g transform="rotate(-8 316 290)">
        <circle cx="336" cy="236" r="58" fill={amber} />
        <path fill={ACCENT} d="M226 268q46-40 92 0t92 0V400H226z" />
        <path fill={INK} d="M226 362q46-30 92 0t92 0v38H226z" />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{ x: 232, y: 280, width: 172, height: 66, most: 44, least: readableOnScene }}
            fill={PAPER}
          />
        ) : (
          <Word centre x={318} y={318} size={62} max={160} fill={PAPER}>
            {lettering}
          </Word>
        )}
        <path fill="none" stroke={INK} strokeWidth="3" d="M216 164H420V410H216zM318 164v-34" />
        <path
          fill={PAPER}
          stroke={INK}
          strokeWidth="3"
          d="M208 156h16v16h-16zM412 156h16v16h-16zM208 402h16v16h-16zM412 402h16v16h-16zM310 156h16v16h-16zM310 402h16v16h-16zM208 279h16v16h-16zM412 279h16v16h-16zM308 126a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
        />
      </g>
      <path fill={INK} d="M0 0h46v480H0zM46 0h594v36H46z" />
      <path
        stroke={PAPER}
        strokeWidth="2.5"
        d={
          hatch([60, 36], [0, -9], [CM, 0], 73) +
          hatch([60, 36], [0, -20], [CM * 5, 0], 15) +
          hatch([46, 44], [-9, 0], [0, CM], 55) +
          hatch([46, 44], [-20, 0], [0, CM * 5], 11)
        }
      />
      <path fill={amber} d="M212 36l-8-16h16zM420 36l-8-16h16zM46 124l-16-8v16z" />
      <path stroke={INK} strokeWidth="54" strokeLinecap="round" d="M572 252h0" />
      <path stroke={PAPER} strokeWidth="54" strokeLinecap="round" d="M572 320h0" />
      <path stroke={amber} strokeWidth="54" strokeLinecap="round" d="M572 388h0" />
      <path stroke={pale} strokeWidth="54" strokeLinecap="round" d="M572 456h0" />
      <circle cx="572" cy="320" r="36" fill="none" stroke={PAPER} strokeWidth="4" />
      <path
        fill={INK}
        stroke={PAPER}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M438 388l66 62-34 2 22 44-20 10-22-44-22 26z"
      />
    </Poster>
  );
}
