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

const STRIPE = 64;
const BASE = 322;
const hours = ['9 – 12', '13 – 18'];

/** Every second stripe of the awning with its scallop. */
function stripes(first: number): string {
  return Array.from({ length: 6 }, (_, i) => `M${first + i * 2 * STRIPE}-9v75a32 32 0 0 0 64 0v-75z`).join(
    '',
  );
}

/** A shop window from the street: vinyl letters go on under transfer tape, pressed down with a squeegee. */
export function SceneWindowLettering({ lettering = 'Rosa', plate, ...poster }: SceneProps) {
  const amber = groupInk('signs');
  const glass = mix(20, ACCENT, INK);
  const inside = mix(36, ACCENT, INK);
  const shade = mix(66, ACCENT, INK);
  const skin = mix(42);
  // A name that is somebody's is left to be read.
  const aside = plate ? 'translate(84)' : undefined;
  return (
    <Poster scene="window-lettering" ground={glass} {...poster}>
      <path fill={inside} d="M322 136 226 404H480L370 136zM560 60h80v344h-80z" />
      <path
        fill={INK}
        d="M344 60h5v40h-5zM560 176h80v10h-80zM560 296h80v10h-80zM572 176v-50h18v-16h10v16h16v50zM584 296v-66q20-22 40 0v66z"
      />
      <path fill={amber} d="M296 146q0-46 50-46t50 46z" />
      <path fill={PAPER} d="M326 146h40q-4 14-20 14t-20-14z" />
      <path
        fill={PAPER}
        opacity=".09"
        d="M196 60h150L174 404H64V324zM396 60h46L270 404h-46zM640 190v214H533z"
      />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{
            x: 104,
            y: 150,
            width: 410,
            height: BASE - 144,
            lines: 3,
            most: 124,
            least: readableOnScene,
            align: 'start',
          }}
          fill={PAPER}
        />
      ) : (
        <Word x={108} y={BASE} size={232} fill={PAPER}>
          {lettering}
        </Word>
      )}
      {hours.map((row, i) => (
        <Word key={row} x={112} y={362 + i * 26} size={24} fill={PAPER}>
          {row}
        </Word>
      ))}
      <path fill={PAPER} d="M226 347h40v3h-40zM226 373h40v3h-40z" />
      <g transform={aside}>
        <path fill={PAPER} opacity=".26" d="M516 128H660V372H402V264Q474 208 516 128z" />
        <path fill={INK} opacity=".4" d="M516 128Q570 190 574 258 490 254 420 290L402 264Q474 208 516 128z" />
        <path fill={mix(26)} d="M516 128Q552 186 556 240 476 236 402 264 474 208 516 128z" />
        <path fill={mix(56)} d="M516 128Q496 214 402 264 472 202 516 128z" />
      </g>
      <path fill={INK} opacity=".4" d="M64 0h576v96H64z" />
      <path fill={ACCENT} d="M0 0h72v480H0zM0 418h640v62H0z" />
      <path
        fill={shade}
        d="M60 60h12v340H60zM14 118h34v280H14zM0 418h640v14H0zM92 450h226v40H92zM340 450h226v40H340zM588 450h60v40h-60z"
      />
      <path fill={mix(26)} d="M0 402h640v16H0z" />
      <path fill={PAPER} d={stripes(-40)} />
      <path fill={ACCENT} d={stripes(24)} />
      <g transform={`${aside ?? ''}translate(500 352)rotate(-14)`}>
        <path fill={INK} opacity=".4" d="M-66 8H80l-8 64H-58z" />
        <path fill={amber} d="M-74-4H66l-8 62H-66z" />
        <path fill={INK} d="M-76-12H68l-2 14H-74z" />
        <path fill={INK} d="M-44 90 44 74 108 260H6z" />
        <path fill={PAPER} d="M-48 84 44 66l6 18-92 20z" />
        <path
          fill="none"
          stroke={skin}
          strokeWidth="19"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M-30 34v40M-10 24v44M10 24v44M30 32v40M-38 60l-20-22"
        />
        <path fill={skin} d="M-48 50H39L42 70-44 88z" />
        <path stroke={shade} strokeWidth="2.5" d="M-20 32v30M0 26v36M20 32v30" />
      </g>
    </Poster>
  );
}
