import { ACCENT, groupInk, INK, mix, PAPER, Poster, type SceneProps } from './scene-parts';

const columns = [18, 234, 450];
const rows = [4, 44];

/** The same bar on every roll of the rack, `inset` from its left end and `top` from its upper edge. */
function bars(inset: number, top: number, height: number): string {
  const width = 176 - 2 * inset;
  return rows
    .flatMap((y) => columns.map((x) => `M${x + inset} ${y + top}h${width}v${height}h-${width}z`))
    .join('');
}

/** The wrapping hall from above: the front of the amber car is dressed, two fitters draw film over its roof. */
export function SceneWrapHall(poster: SceneProps) {
  const amber = groupInk('signs');
  const night = mix(18, ACCENT, INK);
  const shade = mix(64, ACCENT, INK);
  const steel = mix(64, PAPER, INK);
  const pale = mix(40);
  return (
    <Poster scene="wrap-hall" ground={mix(38, ACCENT, INK)} {...poster}>
      <path fill={mix(48, ACCENT, INK)} d="M0 168 640 32v54L0 222zM0 388 640 252v54L0 442z" />
      <path fill={night} d="M0 0h640v88H0z" />
      <path fill={steel} d={`${bars(-10, 11, 9)}M0 0h9v88H0zM208 0h17v88h-17zM424 0h17v88h-17z`} />
      <path fill={PAPER} d="M18 4h176v31H18z" />
      <path fill={ACCENT} d="M234 4h176v31H234zM450 44h176v31H450z" />
      <path fill={amber} d="M450 4h176v31H450zM18 44h176v31H18z" />
      <path fill={INK} d="M234 44h176v31H234z" />
      <path fill={INK} opacity=".3" d={bars(0, 20, 11)} />
      <path fill={PAPER} opacity=".4" d={bars(0, 5, 5)} />
      <g transform="translate(326 276)rotate(-12)">
        <path
          fill={night}
          d="M-206-64H150q96 10 100 84 0 84-40 98H-80q-120 0-132-24-16-30-14-84zM-142-132h60v30h-60zM-90 140l30-20q20 30-10 60h-60z"
        />
        <path
          fill={amber}
          d="M-226-82Q-180-96-100-96H-30V96H-100Q-180 96-226 82-240 58-240 0-240-58-226-82z"
        />
        <path
          fill={mix(70, amber, INK)}
          d="M-30 96H-100Q-180 96-226 82-236 64-239 34-226 62-196 72-170 84-100 84H-30z"
        />
        <path
          fill={ACCENT}
          d="M-30-96H126Q192-95 222-74 242-54 242 0 242 54 222 74 192 95 126 96H-30zM64-94v-8q0-14 14-14 10 0 8 22zM64 94v8q0 14 14 14 10 0 8-22z"
        />
        <path
          fill="none"
          stroke={night}
          strokeWidth="3"
          d="M108-84Q190-84 228-56M108 84Q190 84 228 56M96-96v12M96 96V84M-128-95v12M-128 95V83M-198-62Q-210 0-198 62"
        />
        <path fill={groupInk('lettering')} d="M-230-76-214-82-206-60-234-56zM-230 76-214 82-206 60-234 56z" />
        <path fill={INK} d="M96-82Q122 0 96 82H-140Q-172 82-186 62-196 0-186-62-172-82-140-82z" />
        <path
          fill={shade}
          d="M100-66Q112-30 110-6L40-34 36-60zM-150-56-184-50Q-188-24-188-4L-124-26v-28zM-30 96V84H120Q200 80 240 34 236 62 222 74 192 95 126 96z"
        />
        <path stroke={ACCENT} strokeWidth="7" d="M24-66 98-86M24 66 98 86" />
        <path stroke={amber} strokeWidth="7" d="M-106-62-166-82M-106 62-166 82" />
        <path fill={amber} d="M0-64V64H-112Q-124 0-112-64z" />
        <path opacity=".4" d="M-78-106Q-52-50-52 0T-78 116L-106 112Q-76 50-76 0T-96-112z" />
        <path fill={shade} d="M34-64 22-92Q-40-92-98-122L-30 0-98 122Q-40 92 22 92L34 64z" />
        <path fill={ACCENT} d="M34-64Q46 0 34 64L-98 122-40 0-98-122z" />
        <path
          fill={mix(78)}
          d="M34-64Q40-34 40-6L-36-20-98-122zM118-72Q170-72 224-46 232-24 232 0L126 0Q130-40 118-72z"
        />
        <path fill={pale} d="M-98-122Q-66-50-66 0T-98 122Q-26 60-26 0T-98-122z" />
        <path
          fill={PAPER}
          d="M-98-122Q-66-50-66 0L-44 0Q-46-54-98-122zM190-82Q216-76 228-58 218-52 196-62zM190 82Q216 76 228 58 218 52 196 62z"
        />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            stroke={pale}
            strokeWidth="14"
            d="M-130-152-128-124-108-116M-70-152-72-126-88-114M-130 152-128 124-108 116M-70 152-72 126-88 114"
          />
          <path stroke={PAPER} strokeWidth="34" d="M-122-156q22-8 44 0M-122 156q22 8 44 0" />
          <path stroke={amber} strokeWidth="26" d="M-100-156v5M-100 156v-5" />
          <path stroke={INK} strokeWidth="6" d="M-108-138h16M-108 138h16" />
        </g>
      </g>
      <g transform="translate(462 374)rotate(-12)">
        <path fill={night} d="M14 16H150V104H14z" />
        <path fill={steel} d="M0 0h136v88H0z" />
        <path fill={INK} d="M7 7h122v74H7z" />
        <path fill={amber} d="M18 20h30v38H18z" />
        <path fill={PAPER} d="M18 52h30v12H18zM62 24h56v8H62z" />
        <path fill={ACCENT} d="M88 24h30v8H88zM62 44h40v14H82l4 18H72l-4-18h-6z" />
        <circle cx="112" cy="64" r="9" fill="none" stroke={PAPER} strokeWidth="6" />
      </g>
    </Poster>
  );
}
