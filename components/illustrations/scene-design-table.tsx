import { NameOn } from './name-on';
import { ACCENT, CAP, groupInk, INK, mix, PAPER, Poster, type SceneProps, Word } from './scene-parts';

interface LetterProps {
  letter: string;
  plate: SceneProps['plate'];
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** One letter of the sheets, or the initial of a visitor's name in its place. */
function Letter({ letter, plate, x, y, size, fill }: LetterProps) {
  const cap = size * CAP;
  if (plate)
    return (
      <NameOn
        plate={plate}
        initial
        panel={{ x, y: y - cap, width: size * 0.7, height: cap }}
        fill={fill}
        strokeWidth={3}
      />
    );
  return (
    <Word x={x} y={y} size={size} fill={fill}>
      {letter}
    </Word>
  );
}

/** The drawing table from above: letter sketches, a letter cut from red paper, pencil, steel rule and colour fan. */
export function SceneDesignTable({ lettering = 'R', plate, ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const amber = groupInk('signs');
  const drawn = { letter: [...lettering][0] ?? 'R', plate };
  const shade = mix(58, ACCENT, INK);
  // From the bottom card to the top one: the fan opens to the right and each card shades the one below it.
  const fan = [INK, shade, mix(66), mix(36), mix(50, amber), amber, mix(50, red, amber), red];
  return (
    <Poster scene="design-table" ground={ACCENT} {...poster}>
      <path fill={mix(84)} d="M0 0H330L90 480H0z" />
      <g transform="translate(216-26)rotate(7)">
        <path fill={shade} d="M14 16H364V400H14z" />
        <path fill={PAPER} d="M0 0H350V386H0z" />
        <path stroke={mix(30)} strokeWidth="2" d="M0 62H350M0 142H350M0 172H350M22 0V386" />
        <g stroke={ACCENT} strokeWidth="3">
          <Letter {...drawn} x={40} y={142} size={119} fill="none" />
          <Letter {...drawn} x={138} y={142} size={119} fill={mix(30)} />
          <Letter {...drawn} x={236} y={142} size={119} fill={ACCENT} />
        </g>
      </g>
      <g transform="translate(-34 76)rotate(-11)">
        <path fill={shade} d="M12 14H238V318H12z" />
        <path fill={red} d="M0 0H226V304H0z" />
        <Letter {...drawn} x={20} y={244} size={270} fill={ACCENT} />
        <path fill={shade} d="M-20 344H302V398H-20z" />
        <path fill={mix(72, PAPER, INK)} d="M-30 332H292V386H-30z" />
        <path stroke={INK} strokeWidth="12" strokeDasharray="2 6" d="M-26 338H292" />
        <path stroke={INK} strokeWidth="24" strokeDasharray="2 38" d="M-26 344H292" />
      </g>
      <g transform="translate(216 380)rotate(8)">
        <Letter {...drawn} x={10} y={12} size={270} fill={shade} />
        <Letter {...drawn} x={0} y={0} size={270} fill={red} />
      </g>
      <g transform="translate(474 132)rotate(24)">
        <path fill={shade} d="M30 16H240V32H44z" />
        <path fill={mix(40, amber)} d="M0 0 46-13V13z" />
        <path fill={INK} d="M0 0 16-4.500V4.500zM200-13h8v26h-8z" />
        <path fill={amber} d="M38-13H220V13H38l6-6-6-7 6-6z" />
        <path fill={mix(70, amber, INK)} d="M44 6H220v7H38z" />
        <path fill={mix(50, amber)} d="M38-13H220v6H44z" />
      </g>
      {fan.map((colour, i) => (
        <g key={colour} transform={`translate(596 500)rotate(${8 - i * 12.5})`}>
          <path opacity=".3" d="M-20 0V-218H37L30 0z" />
          <path fill={PAPER} d="M-30 0V-131H30V0z" />
          <path fill={colour} d="M-30-226H30v96H-30z" />
          <path d="M4-120h18v6H4z" />
        </g>
      ))}
    </Poster>
  );
}
