import { ACCENT, groupInk, hatch, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

// A letter of two circles and a stem: a bowl of radius 168 about (236, 250), its counter set low to the left, a tail of 84.
const MARK =
  'M68 250a168 168 0 0 1 336 0 168 168 0 0 1-336 0zm72 18a78 78 0 0 0 156 0 78 78 0 0 0-156 0zM320 82h84v252a84 84 0 0 0 84 84H404a84 84 0 0 1-84-84z';
const CIRCLES =
  'M68 250a168 168 0 0 1 336 0 168 168 0 0 1-336 0zM140 268a78 78 0 0 1 156 0 78 78 0 0 1-156 0zM404 334a84 84 0 0 1 168 0 84 84 0 0 1-168 0z';

/** A mark on the drawing board: circles, guides and a compass; the same mark cut in film, its waste half weeded. */
export function SceneLogoGrid(poster: SceneProps) {
  const red = groupInk('lettering');
  const shade = mix(56, ACCENT, INK);
  const steel = mix(66, PAPER, INK);
  return (
    <Poster scene="logo-grid" {...poster}>
      <path
        stroke={mix(20)}
        strokeWidth="1.5"
        d={hatch([26, 0], [0, 480], [42, 0], 15) + hatch([0, 40], [640, 0], [0, 42], 11)}
      />
      <g transform="translate(-30)">
        <path fill={ACCENT} d={MARK} />
        <g fill="none" stroke={red} strokeWidth="2.5">
          <path d={CIRCLES} />
          <path
            strokeDasharray="16 5 3 5"
            d="M0 82H700M0 418H700M68 0V480M404 0V480M320 0V480M0 250H700M236 0V480M0 14 466 480"
          />
        </g>
        <path stroke={red} strokeWidth="12" strokeLinecap="round" d="M218 268h0M488 334h0" />
      </g>
      <g transform="translate(574 372)rotate(-9)">
        <path fill={shade} d="M-92-112H130V140H-92z" />
        <path fill={mix(22)} d="M-108-128H116V140H-108z" />
        <path fill={ACCENT} transform="translate(-116-116)scale(.29)" d={MARK} />
        <path fill={ACCENT} d="M52-128Q32 40-92 140H116V-128z" />
        <path fill={shade} d="M52-128Q96-40 78 64-6 76-70 140h-22Q32 40 52-128z" />
        <path fill={mix(60)} d="M52-128Q74-40 56 48-30 60-92 140 32 40 52-128z" />
        <path fill={mix(40)} d="M56 48Q40 50 20 56 48-20 52-128 74-40 56 48z" />
      </g>
      <g transform="translate(-30)">
        <path fill={INK} opacity=".25" d="M250 262 560 66l20 26zM368 382 552 86l26 10z" />
        <path fill={INK} d="M236 250 534 44l22 30z" />
        <path fill={steel} d="M355 369 528 64l32 16z" />
        <path fill={INK} d="M355 369l17-56 15 9zM536 46 622-46l24 22-88 92z" />
        <circle cx="547" cy="60" r="32" fill={INK} />
        <circle cx="544" cy="57" r="22" fill={steel} />
        <path stroke={INK} strokeWidth="5" d="M532 69 556 45" />
      </g>
    </Poster>
  );
}
