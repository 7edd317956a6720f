import { ACCENT, groupInk, hatch, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

/** A fitter from above, facing up the sheet: feet hidden, both hands on the film. */
const ARMS = 'M-23 4Q-30-24-16-44M23 4Q30-24 16-44';

/** The wrapping hall from above: front and bonnet of the amber car are dressed, two fitters draw film over its roof. */
export function SceneWrapHall(poster: SceneProps) {
  const amber = groupInk('signs');
  const red = groupInk('lettering');
  const floor = mix(38, ACCENT, INK);
  const night = mix(18, ACCENT, INK);
  const shade = mix(66, ACCENT, INK);
  const ochre = mix(72, amber, INK);
  const steel = mix(60, PAPER, INK);
  const rolls = [PAPER, ACCENT, amber, mix(40), INK, mix(70)];
  return (
    <Poster group="wrapping" ground={floor} {...poster}>
      <path fill={mix(48, ACCENT, INK)} d="M0 168 640 32v54L0 222zM0 388 640 252v54L0 442z" />
      <path fill="none" stroke={mix(50)} strokeWidth="5" d="M30 480 6 214M640 358 516 384M612 106 618 170" />
      <path fill={night} d="M0 0h640v88H0z" />
      {rolls.map((roll, i) => {
        const x = (i % 3) * 216 + 2;
        const y = i < 3 ? 6 : 44;
        return (
          <g key={roll} transform={`translate(${x} ${y})`}>
            <path fill={steel} d="M6 10h196v10H6z" />
            <path fill={roll} d="M16 0h176v30H16z" />
            <path fill={INK} opacity=".3" d="M16 20h176v10H16z" />
            <path fill={PAPER} opacity=".4" d="M16 4h176v5H16z" />
          </g>
        );
      })}
      <path fill={steel} d="M0 0h9v88H0zM208 0h17v88h-17zM424 0h17v88h-17z" />
      <g transform="translate(326 272)rotate(-12)">
        <path
          fill={night}
          d="M-206-64H150q96 10 100 84 0 84-40 98H-80q-120 0-132-24-16-30-14-84z"
        />
        <path
          fill={amber}
          d="M-226-82Q-180-96-100-96H126Q192-95 222-74 242-54 242 0 242 54 222 74 192 95 126 96H-100Q-180 96-226 82-240 58-240 0-240-58-226-82z"
        />
        <path fill={ochre} d="M-226 82Q-180 96-100 96H-30V84H-140Q-190 82-228 60z" />
        <path fill={ACCENT} d="M-30-96H126Q192-95 222-74 242-54 242 0 242 54 222 74 192 95 126 96H-30z" />
        <path fill={shade} d="M-30 96V84H120Q190 80 238 34 236 62 222 74 192 95 126 96z" />
        <path fill={mix(78)} d="M118-72Q170-72 224-46 232-24 232 0L126 0Q130-40 118-72z" />
        <path fill="none" stroke={night} strokeWidth="3" d="M108-84Q190-84 228-56M108 84Q190 84 228 56M96-96v12M96 96V84M-30-96v12M-30 96V84M-128-95v12M-128 95V83M-196-62Q-206 0-196 62" />
        <path fill={PAPER} d="M190-82Q216-76 228-58 218-52 196-62zM190 82Q216 76 228 58 218 52 196 62z" />
        <path fill={red} d="M-230-76-214-82-206-60-234-56zM-230 76-214 82-206 60-234 56z" />
        <path fill={INK} d="M96-82Q122 0 96 82H-140Q-172 82-186 62-196 0-186-62-172-82-140-82z" />
        <path fill={shade} d="M100-66Q112-30 110-6L40-34 36-60zM-150-56-184-50Q-188-24-188-4L-124-26v-28z" />
        <path stroke={ACCENT} strokeWidth="7" d="M24-66 98-86M24 66 98 86M-30-90v30M-30 90V60" />
        <path stroke={amber} strokeWidth="7" d="M-106-62-166-82M-106 62-166 82" />
        <path fill={amber} d="M30-64Q44 0 30 64H-112Q-124 0-112-64z" />
        <path fill={ACCENT} d="M64-94h22v-8q0-14-14-14-10 0-8 22zM64 94h22v8q0 14-14 14-10 0-8-22z" />
      </g>
    </Poster>
  );
}
