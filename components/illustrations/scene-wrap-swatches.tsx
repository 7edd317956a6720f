import { ACCENT, groupInk, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

const HUB = [548, 392] as const;

/** The openings between the five spokes of the rim, each given by polar corners about the hub. */
const openings = [0, 72, 144, 216, 288]
  .map((turn) => {
    const corners = [
      [26, -16],
      [49, -24],
      [49, 24],
      [26, 16],
    ] as const;
    return `M${corners
      .map(([radius, offset]) => {
        const angle = ((turn + offset - 18) * Math.PI) / 180;
        return `${Math.round(HUB[0] + radius * Math.cos(angle))} ${Math.round(HUB[1] + radius * Math.sin(angle))}`;
      })
      .join('L')}z`;
  })
  .join('');

/** A fan of film swatches before a car in side elevation whose door, wing and roof already try other colours. */
export function SceneWrapSwatches(poster: SceneProps) {
  const red = groupInk('lettering');
  const dark = mix(56, ACCENT, INK);
  const skin = mix(30);
  const steel = mix(60, PAPER, INK);
  const blades = [mix(24), mix(54), ACCENT, INK, red];
  return (
    <Poster scene="wrap-swatches" ground={mix(16)} {...poster}>
      <path fill={PAPER} d="M360 0h110l170 260V420zM540 0h60l40 62v94z" />
      <path fill={mix(40)} d="M0 436h640v44H0z" />
      <path fill={dark} d="M0 424h640v38H0z" />
      <path fill={INK} d="M-10 66 268 62q60 0 104 42L474 194 450 214H-10zM420 380H660V440H420z" />
      <path fill={dark} d="M-10 96H206V204H-10zM228 96h46q30 0 56 24l88 84H228z" />
      <path fill={mix(60)} d="M40 96h70L60 204H-10zM262 96h12q30 0 50 18l-34 90H218z" />
      <path fill={mix(54)} d="M-10 200H220V414H-10z" />
      <path fill={ACCENT} d="M220 200H448Q456 310 436 414H220z" />
      <path fill={red} d="M448 198l26-6Q600 200 660 244V414H646a100 100 0 0 0-196 0H436q20-110 12-216z" />
      <path fill={PAPER} opacity=".34" d="M-10 206H448l26-10q96 6 150 32-80-12-150-8H-10z" />
      <path
        fill={INK}
        opacity=".3"
        d="M-10 350H444l-8 64H-10zM640 316q20 40 20 98h-14q-2-58-40-86 20 0 34-12z"
      />
      <path fill="none" stroke={INK} strokeWidth="4" d="M220 200V410M448 198q8 116-12 216M-10 204H450" />
      <path
        fill={INK}
        d="M372 240h48q8 0 8 8t-8 8h-48q-8 0-8-8t8-8zM140 240h48q8 0 8 8t-8 8h-48q-8 0-8-8t8-8zM-10 404H446l-4 24H-10z"
      />
      <path fill={red} d="M384 164q0-16 20-16h22q20 2 20 34v14h-46q-16-8-16-32z" />
      <path fill={PAPER} d="M590 232q44 4 70 26v28q-56-8-70-54z" />
      <circle cx="548" cy="392" r="84" fill={INK} />
      <circle cx="548" cy="392" r="60" fill={steel} />
      <circle cx="546" cy="390" r="57" fill={PAPER} />
      <path fill={dark} d={openings} />
      <circle cx="548" cy="392" r="10" fill={INK} />
      <path stroke={skin} strokeWidth="26" strokeLinecap="round" d="M150 396h82M150 424h84M150 452h74" />
      {blades.map((blade, i) => (
        <g key={blade} transform={`translate(150 430)rotate(${i * 24 - 50})`}>
          <path fill={INK} opacity=".3" d="M-30 20V-274H38q18 0 18 18V20z" />
          <path fill={blade} d="M-42 26V-282q0-18 18-18H24q18 0 18 18V26z" />
          <path fill={PAPER} opacity=".22" d="M-42-130V-282q0-18 18-18H24z" />
          <circle cy="-272" r="9" fill={PAPER} />
        </g>
      ))}
      <path fill={skin} d="M56 480q-8-50 20-76l74-40q20-8 26 8 2 12-12 20l-36 26q20 10 24 30v32z" />
      <path fill={INK} d="M40 462H168V490H40z" />
      <path fill={PAPER} d="M44 448H164v16H44z" />
    </Poster>
  );
}
