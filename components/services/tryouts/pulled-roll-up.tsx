import type { CSSProperties } from 'react';
import { NameOn } from '@/components/illustrations/name-on';
import { Person } from '@/components/illustrations/person';
import { groupInk, hatch, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { pulledRollUp as copy, rollUpWidths } from '@/lib/services/tryouts/roll-up';
import {
  Choice,
  type NamedDrawingProps,
  OnOff,
  readableOnTryout,
  Says,
  TryoutFrame,
  TryoutSheet,
} from './tryout-parts';

// Strict elevation: units of one centimetre, and where things stand.
const CM = 1.5;
const FLOOR = 366;
const MIDDLE = 246;

const { ink, pale, soft, deep } = tonesOf('signs');
const red = groupInk('lettering');
const steel = blend(58, PAPER, INK);
const height = (rollUpWidths[0]?.heightCm ?? 0) * CM;
const top = FLOOR - 16 - height;

/** Rolled up, its rail lies on the cassette. */
const pull = { '--c0': `translateY(${height}px)`, '--c1': 'none' } as CSSProperties;

/** A short made-up brand word. */
const lettering = 'Zola';

function Stand({ at, cm, plate }: NamedDrawingProps & { at: number; cm: number }) {
  const width = cm * CM;
  const radius = width * 0.3 + 20;
  return (
    <g data-a={at} transform={`translate(${MIDDLE - width / 2} ${top})`}>
      <svg width={width} height={height}>
        <g className="goes-on">
          <path fill={PAPER} d="M0 0h240v300H0z" />
          <circle cx={width * 0.62} cy="190" r={radius} fill={red} />
          <path d={`M0 204Q${width / 2} 200 ${width} 262V300H0z`} />
          {plate ? (
            <NameOn
              plate={plate}
              panel={{
                x: 10,
                y: 14,
                width: width - 20,
                height: 182 - radius - 14,
                lines: 3,
                most: 60,
                least: readableOnTryout,
              }}
            />
          ) : (
            <Word x={10} y={22 + width * 0.3} size={90} max={width - 20}>
              {lettering}
            </Word>
          )}
          <Word x={10} y={286} size={26} fill={PAPER}>
            {String(cm)}
          </Word>
        </g>
      </svg>
      <path className="goes-on" d={`M-3-6h${width + 6}v8H-3z`} />
      <path fill={steel} d={`M-6 298h${width + 12}v14H-6z`} />
      <path d={`M-10 297h8v16h-8zM${width + 2} 297h8v16h-8zM8 312h34v5H8zM${width - 42} 312h34v5h-34z`} />
    </g>
  );
}

export function PulledRollUpDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <path fill={soft} d="M0 0h600v400H0z" />
      <path fill={pale} d="M0 0h160l70 342H0zM300 0h120l70 342H370z" />
      <path fill={deep} d="M0 342h600v58H0z" />
      <path fill={blend(76, deep, ink)} d="M0 342h230l34 58H0zM370 342h120l50 58H400z" />
      <path
        stroke={INK}
        strokeWidth="2"
        d={`M96 ${top}v${height}${hatch([96, top], [-14, 0], [0, 50 * CM], 5)}`}
      />
      {[50, 100, 150, 200].map((cm) => (
        <Word key={cm} x={cm < 100 ? 60 : 50} y={FLOOR - 11 - cm * CM} size={16}>
          {String(cm)}
        </Word>
      ))}
      <path fill={INK} opacity=".3" d={`M140 ${FLOOR}h220l60 26H190zM420 384h60l60 16H440z`} />
      <g style={pull}>
        {rollUpWidths.map(({ widthCm }, at) => (
          <Stand key={widthCm} at={at} cm={widthCm} plate={plate} />
        ))}
      </g>
      <Person x={448} y={384} cm={CM} coat={groupInk('wrapping')} accent={red} />
    </TryoutSheet>
  );
}

/** A roll-up in its three widths, pulled up and let down beside a person. */
export function PulledRollUp({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<PulledRollUpDrawing />}>
      <Choice by="a" choice={copy.widths} locale={locale} />
      <OnOff label={copy.pull[locale]} on />
      <Says texts={copy.says} locale={locale} />
      <p className="text-ink-soft">{copy.scale[locale]}</p>
    </TryoutFrame>
  );
}
