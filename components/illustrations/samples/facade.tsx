import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk, hatch, INK, mix, PAPER, Word } from '../scene-parts';

export type FacadeDrawing = Extract<SampleDrawing, { of: 'facade' }>;

const STONE = '#d8d1c4';
const WORN = '#b9b1a3';

/** Upper windows, cornice and door of the house: what stays. */
function House({ wall, trim }: { wall: string; trim: string }) {
  return (
    <>
      <path fill={wall} d="M40 0h560v420H40z" />
      <path stroke={INK} strokeWidth="2" opacity=".1" d={hatch([40, 18], [560, 0], [0, 14], 9)} />
      <path fill={trim} d="M92-20h96v104H92zM272-20h96v104h-96zM452-20h96v104h-96z" />
      <path fill={INK} d="M102-20h76v90h-76zM282-20h76v90h-76zM462-20h76v90h-76z" />
      <path fill={mix(40, '#8fb4c9', INK)} d="M106-20h32v86h-32zM286-20h32v86h-32zM466-20h32v86h-32z" />
      <path fill={trim} d="M84 78h112v12H84zM264 78h112v12H264zM444 78h112v12H444zM40 112h560v14H40z" />
    </>
  );
}

/** The neighbours left and right, the pavement, the kerb. */
function Street() {
  return (
    <>
      <path fill="#8c8478" d="M0 0h40v420H0z" />
      <path fill="#a39a8c" d="M600 0h40v420h-40z" />
      <path fill="#cfc9be" d="M0 420h640v34H0z" />
      <path
        stroke={INK}
        strokeWidth="2"
        opacity=".25"
        d="M0 437h640M60 420l-8 17M160 420l-5 17M260 420l-2 17M380 420l2 17M480 420l5 17M580 420l8 17M20 437l-8 17M110 437l-6 17M210 437l-4 17M430 437l4 17M530 437l6 17"
      />
      <path fill={PAPER} d="M0 452h640v6H0z" />
      <path fill="#4b4845" d="M0 458h640v22H0z" />
    </>
  );
}

/** Before: paint that has gone dull, brown paper in the window, a board nobody reads. */
function Bare() {
  return (
    <>
      <House wall={STONE} trim={WORN} />
      <path fill={WORN} d="M60 136h520v64H60z" />
      <path stroke="#8f8677" strokeWidth="2" d="M60 168h520M190 136v64M320 136v64M450 136v64" />
      <path
        fill="#8f8677"
        d="M150 158h4v20h-4zM246 160h4v16h-4zM330 156h4v22h-4zM410 160h4v16h-4zM486 158h4v20h-4z"
      />
      <path fill="#7d7568" d="M60 200h520v220H60z" />
      <path fill="#4e4a44" d="M80 216h322v158H80zM424 216h136v204H424z" />
      <path fill="#b99a6b" d="M86 222h152v146H86zM244 222h152v146H244z" />
      <path
        stroke="#98794c"
        strokeWidth="2"
        d="M86 268h152M86 322h152M140 222v146M190 222v146M244 256h152M244 310h152M300 222v146M352 222v146"
      />
      <path fill={PAPER} transform="rotate(-4 300 290)" d="M266 262h70v50h-70z" />
      <path
        fill={INK}
        transform="rotate(-4 300 290)"
        d="M276 274h50v5h-50zM276 285h34v4h-34zM276 295h42v4h-42z"
      />
      <path fill="#6b645a" d="M434 226h116v194H434z" />
      <path fill="#4e4a44" d="M446 238h92v92h-92z" />
      <path fill="#8f8677" d="M446 344h92v64h-92zM80 384h322v36H80z" />
      <path fill={INK} d="M436 332h8v28h-8z" />
    </>
  );
}

const stripes = Array.from({ length: 7 }, (_, i) => {
  const [top, foot] = [80 + i * 46, 66 + i * 50];
  return `M${top} 196h23l${foot - top + 2} 52v14q-12 12-25 0v-14z`;
}).join('');

/** After: a painted front, raised letters on the fascia, an awning, letters and a pattern on the glass. */
function Dressed({ ink, name }: { ink: FacadeDrawing['ink']; name: string }) {
  const colour = groupInk(ink);
  const dark = mix(46, colour, INK);
  const warm = groupInk(ink === 'signs' ? 'lettering' : 'signs');
  return (
    <>
      <House wall={mix(12, colour)} trim={PAPER} />
      <path fill={colour} d="M52 126h536v294H52z" />
      <path fill={dark} d="M52 126h536v8H52zM60 200h520v220H60z" />
      <Word centre x={324} y={171} size={62} max={470} fill={dark}>
        {name}
      </Word>
      <Word centre x={320} y={166} size={62} max={470} fill={PAPER}>
        {name}
      </Word>
      <path fill={INK} d="M80 216h322v158H80zM424 216h136v204H424z" />
      <path fill={mix(46, warm)} d="M86 222h310v146H86z" />
      <path fill={mix(70, warm, INK)} d="M86 330h310v38H86z" />
      <g fill={dark}>
        <path d="M112 330q-14-34 6-52 20 18 8 52zM130 330q-2-50 26-62 8 34-18 62zM330 330v-34q0-14 14-14t14 14v34zM300 330v-22h20v22z" />
        <path fill={colour} d="M108 330h34l-4 26h-26zM364 330v-48h16v48z" />
      </g>
      <path fill={warm} d="M200 262h4v18h14v8h-32v-8h14zM296 262h4v10h14v8h-32v-8h14z" />
      <Word centre x={228} y={306} size={40} max={108} fill={PAPER}>
        {name}
      </Word>
      <path fill={PAPER} opacity=".3" d="M86 368L150 262H196L132 368zM150 368L214 262H228L164 368z" />
      <path fill={dark} d="M80 196h316v4H80z" />
      <path fill={PAPER} d="M76 196h328l18 52v14H62v-14z" />
      <path fill={warm} d={stripes} />
      <path fill={INK} opacity=".24" d="M62 246h360v16H62z" />
      <path fill={PAPER} d="M434 226h116v194H434z" />
      <path fill={INK} d="M446 238h92v126h-92z" />
      <path fill={mix(46, warm)} d="M450 242h84v118h-84z" />
      <path fill={PAPER} opacity=".9" d="M450 330h84v30h-84z" />
      <path fill={dark} d="M462 338h60v4h-60zM462 348h40v4h-40zM446 376h92v32h-92z" />
      <path fill={warm} d="M437 330h8v34h-8z" />
      <path fill={PAPER} d="M80 384h322v36H80z" />
      <path fill={colour} d="M92 392h298v20H92z" />
      <path fill={INK} d="M566 140h40v10h-40z" />
      <circle cx="596" cy="182" r="30" fill={INK} />
      <circle cx="596" cy="182" r="25" fill={warm} />
      <Word centre x={596} y={182} size={36} fill={INK}>
        {name.slice(0, 1)}
      </Word>
    </>
  );
}

/** A shop in a terraced street, seen straight on, before and after its front was done. */
export function Facade({ ink, name, bare }: FacadeDrawing) {
  return (
    <>
      <path fill="#c9dce6" d="M0 0h640v480H0z" />
      <Street />
      {bare ? <Bare /> : <Dressed ink={ink} name={name} />}
    </>
  );
}
