import { NameOn } from '@/components/illustrations/name-on';
import { Person } from '@/components/illustrations/person';
import { CAP, groupInk, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { dressedShelf as copy, headFigure } from '@/lib/services/tryouts/point-of-sale';
import {
  Choice,
  type NamedDrawingProps,
  readableOnTryout,
  Says,
  TryoutFrame,
  TryoutSheet,
} from './tryout-parts';

const { ink, pale, deep } = tonesOf('signs');
const red = groupInk('lettering');
const blue = groupInk('wrapping');
const grey = blend(44, PAPER, INK);

// Units of one centimetre.
const CM = 1.62;

/** Tops of the boards. */
const boards = [158, 238, 318];
const jars = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A short made-up brand word. */
const lettering = 'Ambra';

export function DressedShelfDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <defs>
        <g id="jar">
          <path fill={blend(70, ink, PAPER)} d="M3-44h24q3 4 3 10v34H0v-34q0-6 3-10z" />
          <path fill={blend(86, ink, INK)} d="M24-44h3q3 4 3 10v34h-6z" />
          <path fill={grey} d="M2-54h26v10H2z" />
          <path fill={PAPER} d="M0-30h30v18H0z" />
        </g>
        <g id="row">
          {jars.map((at) => (
            <use key={at} href="#jar" x={96 + at * 34} />
          ))}
        </g>
      </defs>
      <path fill={pale} d="M0 0h600v400H0z" />
      <path fill={blend(56, PAPER, INK)} d="M0 344h600v56H0z" />
      <path fill={blend(16, INK, PAPER)} d="M84 84h356v276H84z" />
      {boards.map((top) => (
        <g key={top}>
          <use href="#row" y={top} />
          <path fill={PAPER} d={`M80 ${top}h364v7H80z`} />
          <path fill={grey} d={`M80 ${top + 7}h364v13H80z`} />
        </g>
      ))}
      <path fill={INK} d="M74 76h10v290H74zM440 76h10v290h-10z" />
      <g data-a="12">
        {boards.map((top) => (
          <g key={top}>
            <path fill={red} d={`M80 ${top + 5}h364v17H80z`} />
            <path stroke={PAPER} strokeWidth="11" strokeDasharray="22 46" d={`M100 ${top + 13.5}h336`} />
          </g>
        ))}
        <path fill="none" stroke={INK} strokeWidth="3" d="M300 246q28 10 34-18" />
        <circle cx="340" cy="204" r="31" fill={red} />
        <Word centre x={340} y={204} size={24} fill={PAPER}>
          -20%
        </Word>
      </g>
      <g data-a="2">
        <path fill={ink} d="M66 84V34Q262-14 458 34v50z" />
        <path fill={deep} d="M66 74h392v10H66z" />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{
              x: 98,
              y: 31,
              width: 196,
              height: 38,
              most: 31,
              least: readableOnTryout,
              align: 'start',
            }}
          />
        ) : (
          <Word x={98} y={64} size={46} max={190}>
            {lettering}
          </Word>
        )}
        <Word x={344} y={60} size={(headFigure * CM) / CAP} fill={red}>
          4,90
        </Word>
        <path fill={red} d="M262 364l50 17h-26l10 19h-68l10-19h-26z" />
      </g>
      <path fill={INK} opacity=".3" d="M490 386h56l54 14h-90z" />
      <Person x={506} y={388} cm={CM} coat={blue} accent={red} />
    </TryoutSheet>
  );
}

/** A shelf bare, with its strips, and with everything that point of sale can do. */
export function DressedShelf({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<DressedShelfDrawing />}>
      <Choice by="a" choice={copy.dress} locale={locale} />
      <Says texts={copy.says} locale={locale} />
    </TryoutFrame>
  );
}
