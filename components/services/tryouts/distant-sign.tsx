import type { CSSProperties } from 'react';
import { NameOn } from '@/components/illustrations/name-on';
import { Person } from '@/components/illustrations/person';
import { CAP, groupInk, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import {
  distantSign as copy,
  sayVerdict,
  signCapitals,
  signDistances,
  signVerdicts,
} from '@/lib/services/tryouts/signs';
import { Choice, type NamedDrawingProps, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, pale, deep } = tonesOf('signs');
const blue = groupInk('wrapping');
const red = groupInk('lettering');
const glass = blend(34, blue, INK);
const road = blend(40, PAPER, INK);

/** What an eye sees of the street: units of one centimetre fall with the distance. */
const seen = Object.fromEntries(
  signDistances.map((metres, at) => [
    `--a${at}`,
    `translate(300px,${metres === 30 ? 92 : 160}px)scale(${Math.round(3000 / metres) / 100})`,
  ]),
) as CSSProperties;

/** A short made-up brand word. */
const lettering = 'TAMO';

// Everything in the street is in centimetres from the middle of the sign, 2.9 m above the pavement.
function Street({ plate }: NamedDrawingProps) {
  return (
    <>
      <path fill={PAPER} d="M-900-420h560v710h-560zM340-380h560v670H340z" />
      <path fill={pale} d="M-900-420h560v40h-560zM340-380h560v40H340z" />
      <path fill={ink} d="M-340-420h680v710h-680z" />
      <path fill={deep} d="M-340-420h680v40h-680zM-300-50h600v10h-600z" />
      <path
        stroke={blend(84, ink, INK)}
        strokeWidth="1.5"
        strokeDasharray="24 1.5"
        d="M-340-30h680M-328-18h668M-340-6h680M-328 6h668M-340 18h680"
      />
      <path fill={PAPER} d="M-270-320h120v190h-120zM-60-320H60v190H-60zM150-320h120v190H150z" />
      <path
        fill={glass}
        d="M-260-310h100v170h-100zM-50-310H50v170H-50zM160-310h100v170H160zM-280 60h380v180h-380zM140 60h120v230H140zM-800-260h100v180h-100zM-560-260h100v180h-100zM460-240h100v180H460zM700-240h100v180H700zM-800 60h340v180h-340zM460 60h340v180H460z"
      />
      <path fill={blue} d="M-280 60h130l-90 180h-40zM140 60h80L140 200z" />
      <path fill={blend(70, red, INK)} d="M-300 30h420v30l-10 20h-400z" />
      <path fill={road} d="M-1600 290h3200v600h-3200z" />
      <path fill={blend(74, PAPER, INK)} d="M-1600 290h3200v30h-3200z" />
      <path fill={INK} d="M-46-22h3v-30h-3zM43-22h3v-30h-3z" />
      <path fill={INK} d="M-58-22H58v44H-58z" />
      <path fill="none" stroke={ink} d="M-55.5-19.5h111v39h-111z" />
      {signCapitals.map((capital, at) => (
        <g key={capital} data-b={at}>
          {plate ? (
            // As tall as the switch says, or not at all: the initial is.
            <NameOn
              plate={plate}
              panel={{
                x: -52,
                y: -18,
                width: 104,
                height: 36,
                lines: 3,
                most: capital,
                least: capital * 0.98,
              }}
              fill={PAPER}
            />
          ) : (
            <Word centre x={0} y={0} size={capital / CAP} fill={PAPER}>
              {lettering}
            </Word>
          )}
        </g>
      ))}
      <Person x={-50} y={312} cm={1} coat={blue} accent={red} />
    </>
  );
}

export function DistantSignDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <path fill={blend(30, blue, PAPER)} d="M0 0h600v400H0z" />
      <g className="goes" style={seen}>
        <Street plate={plate} />
      </g>
    </TryoutSheet>
  );
}

/** A shop sign from four distances, its letters in three heights: the picture shrinks as it does for the eye. */
export function DistantSign({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<DistantSignDrawing />}>
      <Choice by="a" choice={copy.distances} locale={locale} first={1} />
      <Choice by="b" choice={copy.capitals} locale={locale} first={1} />
      <div className="try-says text-lg" aria-live="polite">
        {signVerdicts.map((verdict) => (
          <p
            key={`${verdict.capital} ${verdict.reads}`}
            data-a={verdict.distances}
            data-b={signCapitals.indexOf(verdict.capital)}
          >
            {sayVerdict(verdict)[locale]}
          </p>
        ))}
      </div>
    </TryoutFrame>
  );
}
