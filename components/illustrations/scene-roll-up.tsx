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
  round,
  type SceneProps,
  Word,
} from './scene-parts';

// Strict elevation at 1.68 units a centimetre: the visual of two metres is 336 units high.
const CM = 1.68;
const HEIGHT = 200 * CM;
const TOP = 92;
const FOOT = TOP + HEIGHT + 14;
const RULE = 118;

interface StandProps {
  /** Left edge of the visual. */
  x: number;
  /** Width of the visual in centimetres. */
  cm: number;
  sheet: string;
  sun: string;
  hill: string;
  word: string;
  plate: SceneProps['plate'];
}

/** A roll-up: cassette on its feet, clamping rail, and one campaign set to its width. */
function Stand({ x, cm, sheet, sun, hill, word, plate }: StandProps) {
  const width = round(cm * CM);
  const steel = mix(64, PAPER, INK);
  const print = sheet === PAPER ? INK : PAPER;
  const radius = round(width * 0.46);
  // A name needs the sky: the sun sets lower behind it.
  const noon = plate ? 234 : 196;
  return (
    <>
      <path fill={INK} opacity=".32" d={`M${x} ${FOOT}h${width}l40 36H${x + 50}z`} />
      <svg x={x} y={TOP} width={width} height={HEIGHT}>
        <path fill={sheet} d="M0 0h300v340H0z" />
        <circle cx={round(width * 0.6)} cy={noon} r={radius} fill={sun} />
        <path fill={hill} d={`M0 214Q${round(width / 2)} 216 ${width} 286V340H0z`} />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{
              x: 10,
              y: 16,
              // The widest stands half outside of the picture.
              width: Math.min(width - 20, 626 - x),
              height: noon - radius - 26,
              lines: 3,
              most: 62,
              least: readableOnScene,
            }}
            fill={print}
          />
        ) : (
          <Word
            x={12}
            y={24 + 0.672 * Math.min(110, (width - 24) / 2.1)}
            size={110}
            max={width - 24}
            fill={print}
          >
            {word}
          </Word>
        )}
        <Word x={12} y={320} size={36} fill={PAPER}>
          {String(cm)}
        </Word>
      </svg>
      <path
        fill={steel}
        d={`M${x - 5} ${FOOT - 15}h${width + 10}v15H${x - 5}zM${x - 2} ${TOP - 5}h${width + 4}v7H${x - 2}z`}
      />
      <path
        fill={PAPER}
        d={`M${x - 5} ${FOOT - 15}h${width + 10}v5H${x - 5}zM${x - 2} ${TOP - 7}h${width + 4}v3H${x - 2}z`}
      />
      <path
        fill={INK}
        d={`M${x - 8} ${FOOT - 16}h7v17h-7zM${x + width + 1} ${FOOT - 16}h7v17h-7zM${x + 14} ${FOOT}h34v5h-34zM${x + width - 48} ${FOOT}h34v5h-34z`}
      />
    </>
  );
}

/** Three roll-ups of 85, 100 and 150 cm with one campaign, in a hall, beside a ruler of two metres. */
export function SceneRollUp({ lettering = 'Zola', plate, ...poster }: SceneProps) {
  const red = groupInk('lettering');
  return (
    <Poster scene="roll-up" ground={ACCENT} {...poster}>
      <path fill={mix(66)} d="M-60 0h150l180 400H120zM130 0h150l180 400H310zM320 0h90l180 400h-90z" />
      <path fill={mix(78, ACCENT, INK)} d="M0 400h640v80H0z" />
      <path fill={ACCENT} d="M120 400h150l50 80H170zM310 400h150l50 80H360zM500 400h90l50 80h-90z" />
      <path
        stroke={INK}
        strokeWidth="3"
        d={`M${RULE} 0V${FOOT}${hatch([RULE, TOP + HEIGHT], [-12, 0], [0, -CM * 10], 25)}${hatch([RULE, TOP + HEIGHT], [-26, 0], [0, -CM * 50], 5)}`}
      />
      {[200, 150, 100, 50].map((cm) => (
        <Word key={cm} x={cm > 99 ? 36 : 51} y={round(TOP + HEIGHT - cm * CM + 9)} size={26} fill={INK}>
          {String(cm)}
        </Word>
      ))}
      <Stand x={140} cm={85} sheet={PAPER} sun={red} hill={INK} word={lettering} plate={plate} />
      <Stand x={308} cm={100} sheet={INK} sun={ACCENT} hill={red} word={lettering} plate={plate} />
      <Stand x={501} cm={150} sheet={red} sun={PAPER} hill={INK} word={lettering} plate={plate} />
    </Poster>
  );
}
