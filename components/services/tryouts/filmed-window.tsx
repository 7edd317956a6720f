import type { CSSProperties } from 'react';
import { Person } from '@/components/illustrations/person';
import { groupInk } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import { formatShareRange } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { bareGlassNote, filmedWindow as copy, glassFigures } from '@/lib/services/tryouts/solar-film';
import { Choice, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, pale, soft, deep } = tonesOf('walls');
const amber = groupInk('signs');

/** A film hangs above the window until its turn comes. */
const pulled = (turn: number) =>
  Object.fromEntries(
    [0, 1, 2, 3].map((at) => [`--a${at}`, at === turn ? 'none' : 'translateY(-262px)']),
  ) as CSSProperties;

function Film({ turn, colour, opacity }: { turn: number; colour: string; opacity: number }) {
  return (
    <g className="goes" style={pulled(turn)}>
      <path fill={colour} opacity={opacity} d="M0 0h440v250H0z" />
      <path fill={PAPER} d="M0 250h440v5H0z" />
    </g>
  );
}

function Drawing() {
  const patch = 'M214 322h190l92 78H260zM120 322h74l46 78H132z';
  return (
    <TryoutSheet>
      <path fill={pale} d="M0 0h600v400H0z" />
      <svg x="92" y="36" width="440" height="250">
        <path fill={blend(26, amber, PAPER)} d="M0 0h440v250H0z" />
        <path
          stroke={blend(48, amber, PAPER)}
          strokeWidth="18"
          d="M150 78h400M130 128 330 328M80 146v200M30 128-80 240M10 78h-90M128 28l60-60M30 28-30-30"
        />
        <circle cx="80" cy="78" r="56" fill={amber} />
        <path
          fill={soft}
          d="M0 250V196h40v-24l18-18 18 18v24h30v-46h44v46h24v-30l26-22 26 22v30h34v-74h20v-18h10v18h20v74h30v-26h40v26h26v-60h54v114z"
        />
        <Film turn={1} colour={blend(52, ink, INK)} opacity={0.8} />
        <Film turn={2} colour={ink} opacity={0.42} />
        <Film turn={3} colour="#ffffff" opacity={0.86} />
      </svg>
      <path fill={PAPER} d="M76 20h472v16H76zM76 36h16v250H76zM304 36h14v250h-14zM532 36h16v250h-16z" />
      <path
        fill={blend(40, ink, PAPER)}
        d="M92 36h440v5H92zM92 36h5v250h-5zM318 36h5v250h-5zM548 28h8v266h-8z"
      />
      <path fill={blend(70, deep, PAPER)} d="M0 322h600v78H0z" />
      <path fill={deep} d="M0 316h600v8H0z" />
      <path data-a="0" fill={amber} d={patch} />
      <path data-a="1" fill={amber} opacity=".2" d={patch} />
      <path data-a="2" fill={amber} opacity=".5" d={patch} />
      <path data-a="3" fill={PAPER} opacity=".2" d="M90 322h440l40 78H60z" />
      <path fill={PAPER} d="M64 286h496v14H64z" />
      <path fill={blend(34, ink, PAPER)} d="M64 300h496v7H64z" />
      <path fill={deep} d="M190 256h46l-6 30h-34z" />
      <path
        fill={ink}
        d="M210 256q-6-44-40-52 8 40 34 52zM212 256q-6-60 8-86 18 40 2 86zM216 256q4-40 40-46-4 36-32 46z"
      />
      <path data-a="0123" fill={INK} opacity=".35" d="M432 392l20-8 108 16H450z" />
      <Person x={446} y={390} cm={1.45} coat={groupInk('lettering')} accent={amber} />
    </TryoutSheet>
  );
}

/** Full up to the least, half full up to the most. */
function gauge(min: number, max: number): CSSProperties {
  return {
    display: 'block',
    height: 12,
    margin: '6px 0 16px',
    background: `linear-gradient(90deg,${ink} ${min}%,${soft} 0 ${max}%,${PAPER} 0)`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  };
}

/** What the pane lets through or turns away, as a bar between two bounds or in words. */
function Gauge({
  label,
  value,
  locale,
}: {
  label: string;
  value: (typeof glassFigures)[0]['heat'];
  locale: Locale;
}) {
  const share = 'min' in value ? value : null;
  return (
    <p>
      {label}{' '}
      <strong className="sign figures block text-2xl first-letter:uppercase">
        {'min' in value ? formatShareRange(value, locale) : value[locale]}
      </strong>
      <span style={gauge(share?.min ?? 0, share?.max ?? 0)} />
    </p>
  );
}

/** A window in the sun: a film comes down over it, and its figures stand beside. */
export function FilmedWindow({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<Drawing />}>
      <Choice by="a" choice={copy.films} locale={locale} />
      <div className="try-says" aria-live="polite">
        {glassFigures.map(({ light, heat }, index) => (
          <div key={copy.films.options[index]?.[locale]} data-a={index}>
            <Gauge label={copy.light[locale]} value={light} locale={locale} />
            <Gauge label={copy.heat[locale]} value={heat} locale={locale} />
          </div>
        ))}
      </div>
      <p className="text-ink-soft">{bareGlassNote[locale]}</p>
    </TryoutFrame>
  );
}
