import type { CSSProperties } from 'react';
import { groupInk, hatch, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { scratchedBonnet as copy } from '@/lib/services/tryouts/paint-protection';
import { Choice, Says, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, pale, deep } = tonesOf('wrapping');
const amber = groupInk('signs');
const red = groupInk('lettering');
/** The drum of a car wash, its bristles flung out. */
const fringe = `M522-10${Array.from({ length: 22 }, (_, i) => `l${i % 2 ? 22 : -22} 15`).join('')}V330H700V-10z`;

/** Arcs as a turning brush leaves them, in a half that is 200 units wide. */
const swirls =
  'M8 96q60-44 132-30M0 130q84-64 176-28M30 152q70-46 150-20M4 190q90-70 190-36M0 262q96-74 196-34M40 282q60-42 140-22';

/** Slides over the bonnet and off it again: a brush by the first step, the sun by the second. */
const brush = { '--a0': 'translateX(-760px)', '--a1': 'none', '--a2': 'translateX(200px)' } as CSSProperties;
const sun = { '--a0': 'translateY(-220px)', '--a1': 'translateY(-220px)', '--a2': 'none' } as CSSProperties;

function Drawing({ locale }: { locale: Locale }) {
  const [paint, film] = copy.halves;
  return (
    <TryoutSheet>
      <path fill={pale} d="M0 0h600v400H0z" />
      <path fill={blend(12, ink, PAPER)} d="M0 0h600L330 112H0z" />
      <g className="goes" style={sun} fill={amber}>
        <circle cx="84" cy="52" r="42" />
        <circle cx="84" cy="52" r="72" fill="none" stroke={amber} strokeWidth="28" strokeDasharray="9 47.5" />
      </g>
      <path fill={INK} d="M96 110Q300 60 504 110l-34-74Q300 4 130 36z" />
      <path fill={deep} d="M124 96Q300 54 476 96l-24-52Q300 22 148 44z" />
      <path fill={blend(34, ink, INK)} d="M210 30l48-5-44 52-52 9z" />
      <path fill={deep} d="M0 178Q40 116 100 106q200-48 400 0 60 10 100 72v222H0z" />
      <path fill={ink} d="M40 400Q34 200 106 124q194-44 388 0 72 76 66 276z" />
      <path fill={blend(91, ink, PAPER)} d="M300 113q98 0 194 11 72 76 66 276H300z" />
      <path fill={blend(72, ink, PAPER)} d="M130 140q60-14 120-17L180 400H80Q74 230 130 140z" />
      <path fill={blend(64, ink, PAPER)} d="M352 120q62 2 110 12L420 400H330z" />
      <path stroke={PAPER} strokeWidth="3" d="M300 113v287" />
      <path fill={ink} d="M300 113l44 2-44 40z" />
      <path fill={PAPER} d="M344 115q8 40-44 40z" />
      <path fill={pale} d="M344 115q-2 24-44 40z" />
      <path fill={INK} d="M0 336q60-18 90 8v56H0zM600 336q-60-18-90 8v56h90z" />
      <path fill={PAPER} d="M10 352q44-12 66 4l-8 34-58 10zM590 352q-44-12-66 4l8 34 58 10z" />
      <g data-a="12" fill="none" stroke={PAPER} strokeWidth="2">
        <path id="swirls" transform="translate(88 66)" d={swirls} />
      </g>
      <g data-a="1" className="heals" fill="none" stroke={PAPER} strokeWidth="2">
        <use href="#swirls" x="228" />
      </g>
      <Word x={96} y={376} size={34} max={180} fill={PAPER}>
        {paint?.[locale] ?? ''}
      </Word>
      <Word x={320} y={376} size={34} max={180} fill={PAPER}>
        {film?.[locale] ?? ''}
      </Word>
      <g className="goes" style={brush}>
        <path fill={red} d={fringe} />
        <path stroke={PAPER} strokeWidth="7" d={hatch([530, 12], [99, 20], [0, 80], 4)} />
      </g>
    </TryoutSheet>
  );
}

/** A bonnet, half under film: both halves are scratched, one heals. */
export function ScratchedBonnet({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<Drawing locale={locale} />}>
      <Choice by="a" choice={copy.steps} locale={locale} />
      <Says texts={copy.says} locale={locale} />
    </TryoutFrame>
  );
}
