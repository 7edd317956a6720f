import { NameOn } from '@/components/illustrations/name-on';
import { Person } from '@/components/illustrations/person';
import { CAP, groupInk, round, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { readWindow as copy, neededCapitals } from '@/lib/services/tryouts/lettering';
import { Choice, type NamedDrawingProps, Says, TryoutFrame, TryoutSheet } from './tryout-parts';

// Strict elevation: units of one centimetre.
const CM = 2.4;

const { ink, deep } = tonesOf('lettering');
const blue = groupInk('wrapping');
const amber = groupInk('signs');
const glass = blend(30, blue, INK);

/** A short made-up brand word. */
const lettering = 'ROSA';

export function ReadWindowDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <path fill={ink} d="M0 0h600v400H0z" />
      <path fill={deep} d="M0 44h600v12H0zM36 352h464v48H36zM0 56h6v344H0z" />
      <path fill={glass} d="M48 56h432v284H48zM524 56h76v344h-76z" />
      <path fill={blend(46, blue, INK)} d="M48 56h170L76 340H48zM256 56h46L160 340h-46zM524 56h60l-60 170z" />
      <path fill={deep} d="M48 322h432v18H48z" />
      <path
        fill={amber}
        d="M86 322v-40q0-16 10-20v-24h20v24q10 4 10 20v40zM142 322v-26q0-12 8-16v-16h16v16q8 4 8 16v26zM236 322q0-52 34-52t34 52z"
      />
      <path fill={PAPER} d="M36 56h12v296H36zM480 56h12v296h-12zM48 340h432v12H48z" />
      <path fill={amber} d="M540 210h9v58h-9z" />
      {neededCapitals.map((cm, at) => (
        <g key={cm} data-a={at}>
          {plate ? (
            // As tall as the rule beside it, or not at all: the initial is.
            <NameOn
              plate={plate}
              panel={{
                x: 92,
                y: 84,
                width: 306,
                height: 132,
                lines: 3,
                most: cm * CM,
                least: cm * CM * 0.98,
              }}
              fill={PAPER}
            />
          ) : (
            <Word centre x={218} y={150} size={(cm * CM) / CAP} fill={PAPER}>
              {lettering}
            </Word>
          )}
          <path
            stroke={amber}
            strokeWidth="2"
            d={`M62 ${round(150 - (cm * CM) / 2)}h14m-7 0v${cm * CM}m-7 0h14`}
          />
          <Word x={60} y={round(140 - (cm * CM) / 2)} size={18} fill={amber}>
            {`${cm} cm`}
          </Word>
        </g>
      ))}
      <Person x={428} y={488} cm={CM} coat={blue} accent={amber} />
    </TryoutSheet>
  );
}

/** A shop window to scale beside a person: its letters are as tall as the reader's distance asks. */
export function ReadWindow({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<ReadWindowDrawing />}>
      <Choice by="a" choice={copy.readers} locale={locale} first={1} />
      <Says texts={copy.says} locale={locale} />
    </TryoutFrame>
  );
}
