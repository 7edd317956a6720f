import { ACCENT, CAP, dots, emWidth, INK, mix, PAPER, Poster, round, type SceneProps } from './scene-parts';

const START = 58;
const DEPTH = 16;

/** A façade: relief letters on their spacers, the fitter's paper template half torn away, one letter still to come. */
export function SceneShopLetters({ lettering = 'KOLO', ...poster }: SceneProps) {
  const size = round(Math.min(290, 652 / emWidth(lettering)));
  const cap = round(size * CAP);
  const base = round(206 + cap / 2);
  const edge = (index: number) => round(START + emWidth(lettering.slice(0, index)) * size);
  const last = lettering.length - 1;
  const mounted = lettering.slice(0, last);
  const coming = lettering.slice(last);
  const sheet = edge(last - 1) - 8;
  const length = round(emWidth(mounted) * size);
  const middle = (edge(last) + edge(last + 1)) / 2;
  const shade = mix(58, ACCENT, INK);
  const relief = Array.from({ length: DEPTH }, (_, i) => DEPTH - i);
  const squeeze = { textLength: length, lengthAdjust: 'spacingAndGlyphs' } as const;
  return (
    <Poster scene="shop-letters" ground={ACCENT} {...poster}>
      <g transform="translate(0 34)skewY(-6)">
        <path fill={mix(30)} d="M0-40h640v64H0z" />
        <path fill={PAPER} d="M0 18h640v24H0z" />
        <path fill={shade} d="M0 42h640v24H0z" />
        <path fill={shade} d={`M${sheet + 20} 100h400v258H${sheet - 8}z`} />
        <path fill={PAPER} d={`M${sheet + 4} 84h20v258h-50l-6-18 12-26-14-24 8-36-5-40 6-34-4-42z`} />
        <path
          fill={mix(26)}
          d={`M${sheet + 4} 84h400v258H${sheet - 20}l4-34-10-24 10-40-6-44 10-36-5-34 12-38z`}
        />
        <path
          fill="none"
          stroke={ACCENT}
          strokeWidth="2"
          strokeDasharray="10 6"
          d={`M${sheet - 14} ${base}h400m-400 ${-cap}h400M${round(middle)} 90v244`}
        />
        <text
          fontSize={size}
          x={edge(last)}
          y={base}
          fill={mix(12)}
          stroke={ACCENT}
          strokeWidth="6"
          paintOrder="stroke"
        >
          {coming}
        </text>
        <path
          fill="none"
          stroke={ACCENT}
          strokeWidth="10"
          strokeLinecap="round"
          d={dots([
            [edge(last) + size * 0.15, base - cap / 2],
            [middle, base - cap * 0.9],
            [middle, base - cap * 0.1],
          ])}
        />
        <text fontSize={size} {...squeeze} x={START + 38} y={base + 40} fill={INK} opacity=".32">
          {mounted}
        </text>
        <g fontSize={size} fill={INK} stroke={INK} strokeLinejoin="round">
          {relief.map((d) => (
            <text key={d} {...squeeze} x={START + d} y={base + d}>
              {mounted}
            </text>
          ))}
        </g>
        <text fontSize={size} {...squeeze} x={START} y={base} fill={PAPER}>
          {mounted}
        </text>
        <path fill={INK} d="M0 372h640v230H0z" />
        <path
          fill={shade}
          d="M0 412h60L22 560h-96zM120 412h60L158 560H52zM240 412h60l-6 148H184zM360 412h60l10 148H320zM480 412h60l26 148H456zM600 412h60v148h-68z"
        />
        <path fill={PAPER} d="M0 366h640v22H0z" />
      </g>
    </Poster>
  );
}
