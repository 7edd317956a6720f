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
  type SceneProps,
  Word,
} from './scene-parts';

// Each tray of the display stands 60 higher and 14 further to the right than the one before it.
const LEFT = 236;
const FOOT = 414;
const WOBBLER = '€';

interface TrayProps {
  step: number;
  lid: string;
  inside: string;
}

function Tray({ step, lid, inside }: TrayProps) {
  const row = (d: string) => [14, 78, 142, 206].map((x) => `M${x}${d}`).join('');
  return (
    <g transform={`translate(${LEFT + step * 14} ${FOOT - step * 60})`}>
      <path fill={inside} d="M0-62H264V0H0z" />
      <path fill={mix(84)} d={row('-50q0-6 6-6h32q6 0 6 6V0h-44z')} />
      <path fill={lid} d={row('-68h44v14h-44z')} />
      <path fill={PAPER} d={row('-44h44v18h-44z')} />
      <path fill={ACCENT} d="M0-22H264V0H0z" />
      <path fill={INK} d="M0-22H264v3H0z" />
    </g>
  );
}

/** A till: stepped counter display with its header card, shelf strips with price cards, a wobbler and a terminal. */
export function SceneCounterDisplay({ lettering = 'Melo', plate, ...poster }: SceneProps) {
  const red = groupInk('lettering');
  const dark = mix(60, ACCENT, INK);
  const steel = mix(30, PAPER, INK);
  return (
    <Poster scene="counter-display" ground={mix(24)} {...poster}>
      <path
        fill={INK}
        d="M-10 34V-20h60v54zM70 34V-20h24v54zM108 34V-20h24v54zM10 190V92h22V70h20v22h22v98zM94 190V92h22V70h20v22h22v98zM566 190V104h92v86z"
      />
      <path fill={PAPER} d="M10 126h64v36H10zM94 126h64v36H94zM566 128h74v22h-74z" />
      <path fill={dark} d="M0 34h640v40H0zM0 216h640v18H0z" />
      <path fill={mix(54)} d="M0 34h640v14H0zM0 186h640v10H0z" />
      <path fill={red} d="M0 42h640v24H0zM0 190h640v30H0z" />
      <path fill={PAPER} d="M38 36h74v38H38zM6 186h70v40H6zM90 186h70v40H90zM566 186h80v40h-80z" />
      <path
        stroke={INK}
        strokeWidth="6"
        d="M50 50h32M50 62h50M18 200h30M18 213h46M102 200h30M102 213h46M578 200h40M578 213h62"
      />
      <path fill="none" stroke={dark} strokeWidth="8" d="M184 62q40 8 34 50" />
      <circle cx="230" cy="140" r="48" fill={dark} />
      <circle cx="222" cy="132" r="48" fill={red} />
      <Word centre x={222} y={132} size={72} fill={PAPER}>
        {WOBBLER}
      </Word>
      <path fill={dark} d="M0 384h640v50H0z" />
      <path fill={INK} d="M0 434h640v46H0z" />
      <path fill={ACCENT} d="M0 430h640v9H0z" />
      <path fill={INK} opacity=".4" d="M236 414H500l100-26h60l-80 42H260zM190 426l10-30h36v30z" />
      <path fill={dark} d="M500 414V352l14-8v-52l14-8v-52l14-10V92l22-12V380z" />
      <path fill={ACCENT} d="M278 300V106Q410 12 542 106v194z" />
      <path fill={INK} d="M278 122V106Q410 12 542 106v16Q410 30 278 122z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 296, y: 122, width: 228, height: 96, lines: 3, most: 72, least: readableOnScene }}
          fill={INK}
        />
      ) : (
        <Word centre x={410} y={172} size={124} max={232} fill={INK}>
          {lettering}
        </Word>
      )}
      {[2, 1, 0].map((step) => (
        <Tray key={step} step={step} lid={step === 1 ? INK : red} inside={dark} />
      ))}
      <path fill={PAPER} d="M68 262q44 12 92 0v90H68z" />
      <path stroke={INK} strokeWidth="5" d="M82 286h30M82 302h46M82 318h30M132 286h14M138 302h8M132 318h14" />
      <path fill={INK} d="M36 354q0-20 20-20h114q20 0 20 20l18 136H20z" />
      <path fill={steel} d="M56 352h114l5 46H52z" />
      <path fill={ACCENT} d="M66 364h62l1 12H65z" />
      <path
        stroke={PAPER}
        strokeWidth="13"
        d={hatch([58, 422], [24, 0], [43, 0], 3) + hatch([54, 450], [24, 0], [46, 0], 3)}
      />
    </Poster>
  );
}
