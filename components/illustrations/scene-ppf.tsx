import { NameOn } from './name-on';
import {
  ACCENT,
  dots,
  INK,
  mix,
  PAPER,
  Poster,
  readableOnScene,
  round,
  type SceneProps,
  Word,
} from './scene-parts';

type Point = [number, number];

const large: Point[] = [
  [306, 236],
  [344, 330],
  [262, 372],
  [446, 196],
  [414, 392],
  [216, 404],
];
const medium: Point[] = [
  [330, 276],
  [306, 396],
  [412, 250],
  [498, 164],
  [420, 326],
  [350, 214],
  [574, 170],
  [290, 330],
];
const small: Point[] = [
  [280, 246],
  [356, 262],
  [312, 296],
  [366, 364],
  [328, 368],
  [298, 206],
  [476, 168],
  [420, 222],
  [400, 286],
  [430, 290],
  [408, 354],
  [436, 410],
  [536, 156],
  [548, 176],
  [606, 198],
  [336, 410],
  [256, 320],
];

// The lens has vertical flutes, each as long as the circle lets it be.
const LAMP = [540, 308] as const;
const flutes = [-66, -44, -22, 0, 22, 44, 66]
  .map((x) => {
    const half = Math.round(Math.sqrt(82 * 82 - x * x));
    return `M${LAMP[0] + x} ${LAMP[1] - half}v${2 * half}`;
  })
  .join('');

/**
 * Water on film: shadow, body, the light that gathers opposite the sun, and the highlight. Each is the same path, moved: what
 * repeats weighs next to nothing.
 */
function Beads({ points, size }: { points: Point[]; size: number }) {
  const layer = (by: number) => ({
    d: dots(points),
    transform: `translate(${round(by * size)} ${round(by * size)})`,
  });
  return (
    <>
      <path stroke={mix(50, ACCENT, INK)} strokeWidth={size} {...layer(0.2)} />
      <path stroke={mix(76)} strokeWidth={size} d={dots(points)} />
      <path stroke={mix(50)} strokeWidth={size * 0.6} {...layer(0.1)} />
      <path stroke={PAPER} strokeWidth={size * 0.25} {...layer(-0.2)} />
    </>
  );
}

/** The nose of a car: clear film is folded back over the bonnet; where it lies, water stands in beads. */
export function ScenePpf({ lettering = 'ALTO', plate, ...poster }: SceneProps) {
  const dark = mix(62, ACCENT, INK);
  const steel = mix(70, PAPER, INK);
  return (
    <Poster scene="ppf" ground={mix(20)} {...poster}>
      <path fill={mix(10)} d="M330 0h130L640 300V0z" />
      <path fill={INK} d="M0 0h350Q424 70 462 200L0 240z" />
      <path fill={mix(34, ACCENT, INK)} d="M90 0h96L40 214H0V132zM214 0h28L96 208H68z" />
      <path fill="none" stroke={dark} strokeWidth="13" d="M344-6Q420 66 460 186" />
      <path stroke={steel} strokeWidth="5" fill="none" d="M20 204 250 120M176 190 330 132" />
      <path fill={ACCENT} d="M0 206Q200 174 376 188 432 138 536 136 622 140 690 230V480H0z" />
      <path stroke={INK} strokeWidth="9" fill="none" d="M0 206Q200 174 380 188" />
      <path fill={mix(80)} d="M376 188Q432 138 536 136q70 2 120 54-90-46-164-28-70 20-96 90-14-36-20-64z" />
      <path fill={mix(84)} d="M0 212Q110 194 210 189L110 428H0z" />
      <path fill={dark} d="M604 152Q660 180 690 230V440H600Q670 300 604 152z" />
      <path fill="none" stroke={INK} strokeWidth="4" d="M376 188Q398 310 356 430" />
      <path
        fill="none"
        stroke={mix(44)}
        strokeWidth="2"
        d="M24 356Q70 300 146 284M60 372Q96 330 130 320M16 262Q60 240 108 242M20 412Q30 392 52 384"
      />
      <path
        stroke={dark}
        strokeWidth="7"
        strokeLinecap="round"
        d="M88 408h0M40 324h2M154 226h0M122 366h1M66 268h0"
      />
      <g strokeLinecap="round">
        <Beads points={large} size={30} />
        <Beads points={medium} size={19} />
        <Beads points={small} size={10} />
      </g>
      <path fill={dark} d="M210 189Q270 240 282 300 214 326 140 430H110z" />
      <path fill={mix(40)} d="M210 189Q250 230 258 284 180 310 110 430z" />
      <path fill={PAPER} d="M210 189Q250 230 258 284 232 290 212 300 220 240 210 189z" />
      <circle cx="548" cy="318" r="110" fill={dark} />
      <circle cx="540" cy="308" r="106" fill={PAPER} />
      <circle cx="540" cy="308" r="94" fill={steel} />
      <circle cx="540" cy="308" r="88" fill={mix(30)} />
      <path stroke={mix(52)} strokeWidth="4" d={flutes} />
      <path fill={PAPER} d="M452 308a88 88 0 0 1 88-88q-72 16-88 88z" />
      <path fill={INK} d="M0 440Q300 420 640 440V480H0z" />
      <path fill={steel} d="M0 432Q340 410 640 434v24Q340 434 0 456z" />
      <path fill={PAPER} d="M0 432Q340 410 640 434v8Q340 418 0 440z" />
      <path fill={PAPER} d="M352 424h196v44H352z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 360, y: 428, width: 180, height: 36, most: 26, least: readableOnScene }}
          fill={INK}
        />
      ) : (
        <Word centre x={450} y={446} size={36} max={176} fill={INK}>
          {lettering}
        </Word>
      )}
    </Poster>
  );
}
