import type { CSSProperties } from 'react';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { sewnCapital as copy, formatThread, sewnLetter, sewnSizes } from '@/lib/services/tryouts/embroidery';
import { Choice, TryoutFrame, TryoutSheet } from './tryout-parts';

// Units of one millimetre, and the line the letters stand on.
const MM = 5;
const BASE = 312;

const { ink, deep } = tonesOf('textile');
const cloth = blend(84, ink, INK);

/** How large each letter is drawn. */
const sizes = sewnSizes.map(({ millimetres }) => (millimetres * MM) / 100);

/** Where each letter begins: 6 mm apart. */
const starts = sewnSizes.map(
  (_, at) => 84 + sewnSizes.slice(0, at).reduce((sum, { millimetres }) => sum + (millimetres + 4) * MM, 0),
);

/** The needle stands over the letter that is sewn. */
const needle = Object.fromEntries(
  sewnSizes.map(({ millimetres }, at) => [
    `--a${at}`,
    `translate(${(starts[at] ?? 0) + millimetres * MM * 0.86}px,${BASE - millimetres * MM * 0.8}px)`,
  ]),
) as CSSProperties;

function Drawing() {
  return (
    <TryoutSheet>
      <defs>
        <path id="sewn-r" d={sewnLetter} />
        <pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path fill={blend(80, cloth, INK)} d="M0 0h2v9H0z" />
        </pattern>
        <pattern id="thread" width="9" height="2" patternUnits="userSpaceOnUse">
          <path fill={PAPER} d="M0 0h9v2H0z" />
          <path fill={blend(66, ink, PAPER)} d="M0 1.4h9v.6H0z" />
        </pattern>
        {/* The thread is as thick in a small letter as in a large one. */}
        {sizes.map((size, at) => (
          <pattern
            key={size}
            id={`thread-${at}`}
            href="#thread"
            patternTransform={`rotate(-16)scale(${1 / size})`}
          />
        ))}
      </defs>
      <path fill={cloth} d="M0 0h600v400H0z" />
      <path fill="url(#weave)" d="M0 0h600v400H0z" />
      <circle cx="300" cy="200" r="316" fill="none" stroke={INK} strokeWidth="20" />
      <circle cx="298" cy="196" r="316" fill="none" stroke={PAPER} strokeWidth="14" />
      <path stroke={PAPER} strokeWidth="2" d={`M70 ${BASE + 22}H530`} />
      <path stroke={PAPER} strokeWidth="8" strokeDasharray="1 4" d={`M84 ${BASE + 26}h431`} />
      <path stroke={PAPER} strokeWidth="16" strokeDasharray="2 48" d={`M84 ${BASE + 30}h432`} />
      {sewnSizes.map(({ millimetres }, at) => {
        const size = sizes[at] ?? 1;
        const place = `translate(${starts[at]} ${BASE})scale(${size})`;
        return (
          <g key={millimetres}>
            <use
              href="#sewn-r"
              transform={place}
              fill="none"
              stroke={PAPER}
              strokeWidth={1.5 / size}
              strokeDasharray={`${5 / size} ${4 / size}`}
            />
            <g data-a={at}>
              <use href="#sewn-r" transform={`translate(4 5)${place}`} fill={deep} />
              <use href="#sewn-r" transform={place} fill={`url(#thread-${at})`} />
            </g>
          </g>
        );
      })}
      <g className="goes" style={needle}>
        <path fill="none" stroke={PAPER} strokeWidth="2" d="M60-400Q20-110 3-22" />
        <path fill={blend(60, PAPER, INK)} d="M-3-120h7L3-14 0 4z" />
        <path fill={INK} d="M-14-420h29v306h-29z" />
        <path fill={PAPER} d="M-14-150h29v8h-29z" />
      </g>
    </TryoutSheet>
  );
}

/** One capital at four heights, sewn with the same thread, with what it costs. */
export function SewnCapital({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<Drawing />}>
      <Choice by="a" choice={copy.heights} locale={locale} first={2} />
      <div className="try-says" aria-live="polite">
        {sewnSizes.map(({ millimetres, stitches, threadMillimetres }, at) => (
          <div key={millimetres} data-a={at}>
            <p className="figures">
              <strong className="sign text-2xl">{formatCount(stitches, locale)}</strong>{' '}
              {copy.stitches[locale]},{' '}
              <strong className="sign text-2xl">{formatThread(threadMillimetres, locale)}</strong>{' '}
              {copy.thread[locale]}
            </p>
            <p className="mt-2 text-lg">{copy.says[at]?.[locale]}</p>
          </div>
        ))}
      </div>
    </TryoutFrame>
  );
}
