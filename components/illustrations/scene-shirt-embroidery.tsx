import { FittedLetters } from './name-on';
import { ACCENT, hatch, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

// The needle stands where the stitched part of the monogram ends.
const NEEDLE = 392;

/** Cloth in a hoop under the needle: a monogram in satin stitch, its last stroke still a dashed outline. */
export function SceneShirtEmbroidery({ lettering = 'Mado', plate, ...poster }: SceneProps) {
  const deep = mix(66, ACCENT, INK);
  const letter = lettering.slice(0, 1).toUpperCase();
  const monogram = plate?.fitInitial({ x: 122, y: 131, width: 344, height: 263 });
  const set = {
    fontSize: 392,
    textLength: 352,
    lengthAdjust: 'spacingAndGlyphs',
  } as const;
  return (
    <Poster scene="shirt-embroidery" ground={deep} {...poster}>
      <path
        fill={mix(84, ACCENT, INK)}
        d="M500 60 580 0h60v20zM566 150 640 96v90l-64 10zM560 410 640 450v30h-90zM0 0h60Q20 30 0 90z"
      />
      <circle cx="312" cy="288" r="292" fill={INK} opacity=".4" />
      <path fill={INK} d="M540 300l84 14-6 44-88-14z" />
      <path fill={mix(50, PAPER, INK)} d="M604 300l36 6v64l-48-8z" />
      <circle cx="290" cy="262" r="290" fill={mix(38)} />
      <circle cx="290" cy="262" r="288" fill="none" stroke={PAPER} strokeWidth="4" />
      <circle cx="290" cy="262" r="262" fill={INK} />
      <circle cx="293" cy="265" r="256" fill={deep} />
      <circle cx="296" cy="270" r="250" fill={ACCENT} />
      <g stroke={PAPER} fill="none" strokeWidth="2.5" strokeDasharray="9 7">
        <path d="M296 34v58M296 440v70M56 270h50M486 270h50" />
        {monogram ? (
          <FittedLetters name={monogram} fill={ACCENT} strokeWidth={5} dashes={[9, 7]} paintOrder="stroke" />
        ) : (
          <text {...set} x="118" y="394" fill={ACCENT} strokeWidth="5" paintOrder="stroke">
            {letter}
          </text>
        )}
      </g>
      <svg width={NEEDLE} height="480">
        {monogram ? (
          <>
            <FittedLetters name={monogram} fill={deep} transform="translate(9 9)" />
            <FittedLetters name={monogram} fill={PAPER} stroke={PAPER} strokeWidth={6} dashes={[2.4, 2.4]} />
          </>
        ) : (
          <>
            <text {...set} x="127" y="403" fill={deep}>
              {letter}
            </text>
            <text
              {...set}
              x="118"
              y="394"
              fill={PAPER}
              stroke={PAPER}
              strokeWidth="6"
              strokeDasharray="2.4 2.4"
            >
              {letter}
            </text>
          </>
        )}
        <path
          fill="none"
          stroke={ACCENT}
          strokeWidth="1.7"
          d={`${hatch([121, 98], [139, 34], [0, 8], 39)}${hatch([260, 132], [150, -36], [0, 8], 39)}`}
        />
      </svg>
      <path fill="none" stroke={PAPER} strokeWidth="2.5" d="M500 0Q452 60 430 130T394 226" />
      <path fill={INK} d="M366 0h52v96h-52zM378 96h28v34h-28z" />
      <path fill={mix(50, PAPER, INK)} d="M366 60h70v14h-70zM389 130h7l-3 116z" />
      <ellipse cx="393" cy="250" rx="27" ry="13" fill="none" stroke={INK} strokeWidth="8" />
      <path fill={INK} d="M418 96h12v146l-14 8z" />
    </Poster>
  );
}
