import { ACCENT, groupInk, hatch, INK, mix, PAPER, Poster, type SceneProps, Word } from './scene-parts';

/** The drawing table from above: letter sketches, a letter cut from red paper, pencil, steel rule and colour fan. */
export function SceneDesignTable({ lettering = 'R', ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const amber = groupInk('signs');
  const letter = [...lettering][0] ?? 'R';
  const shade = mix(58, ACCENT, INK);
  const steel = mix(66, PAPER, INK);
  const blush = mix(50, red, PAPER);
  const fan = [red, blush, amber, mix(50, amber, PAPER), mix(40), mix(66), ACCENT, shade, INK];
  return (
    <Poster group="design" ground={ACCENT} {...poster}>
      <path fill={mix(84)} d="M0 0H330L90 480H0z" />
      <g transform="translate(220-24)rotate(7)">
        <path fill={shade} d="M14 16H364V400H14z" />
        <path fill={PAPER} d="M0 0H350V386H0z" />
        <path stroke={mix(30)} strokeWidth="2" d="M0 62H350M0 142H350M0 166H350M20 0V386" />
        <g fill="none" stroke={ACCENT} strokeWidth="3">
          <Word x={36} y={142} size={119} fill="none">
            {letter}
          </Word>
          <Word x={136} y={142} size={119} fill={mix(30)}>
            {letter}
          </Word>
          <Word x={236} y={142} size={119} fill={ACCENT}>
            {letter}
          </Word>
        </g>
      </g>
      <g transform="translate(-34 96)rotate(-11)">
        <path fill={shade} d="M12 14H242V334H12z" />
        <path fill={red} d="M0 0H230V320H0z" />
        <Word x={20} y={262} size={300} fill={ACCENT}>
          {letter}
        </Word>
      </g>
      <g transform="translate(236 404)rotate(8)">
        <Word x={10} y={12} size={300} fill={shade}>
          {letter}
        </Word>
        <Word x={0} y={0} size={300} fill={red}>
          {letter}
        </Word>
      </g>
      {fan.map((ink, i) => (
        <g key={ink} transform={`translate(598 476)rotate(${i * 11 - 84})`}>
          <path fill={INK} opacity=".25" d="M-24 20V-246H36V20z" />
          <path fill={PAPER} d="M-30 24V-254H30V24z" />
          <path fill={ink} d="M-30-254H30V-150H-30z" />
          <path fill={INK} d="M-20-140H6v6H-20zM-20-126H-4v4H-16z" />
        </g>
      ))}
      <circle cx="598" cy="476" r="10" fill={steel} />
      <g transform="translate(430 60)rotate(38)">
        <path fill={amber} d="M0 0h200v22H0z" />
      </g>
      <path stroke={INK} d={hatch([0, 0], [0, 0], [0, 0], 0)} />
    </Poster>
  );
}
