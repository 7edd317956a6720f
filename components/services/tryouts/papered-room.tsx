import type { CSSProperties } from 'react';
import { Person } from '@/components/illustrations/person';
import { groupInk } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { paperedRoom as copy } from '@/lib/services/tryouts/wall-decoration';
import { Choice, Says, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, pale, soft, deep } = tonesOf('walls');
const amber = groupInk('signs');
const red = groupInk('lettering');

const WIDTH = 125;
const HEIGHT = 292;
const drops = [0, 1, 2, 3];

/** What is printed on the four drops together, 500 × 292 units. */
const papers: Record<1 | 2 | 3, string> = { 1: 'landscape', 2: 'stripes', 3: 'pattern' };

/** It hangs above the wall until its turn comes, and comes down drop by drop. */
function Paper({ paper }: { paper: 1 | 2 | 3 }) {
  const up = `translateY(-${HEIGHT + 8}px)`;
  const hung = Object.fromEntries([0, 1, 2, 3].map((at) => [`--a${at}`, at === paper ? 'none' : up]));
  return (
    <g style={hung as CSSProperties} fill={`url(#${papers[paper]})`}>
      {drops.map((at) => (
        <path
          key={at}
          className="goes"
          style={{ '--later': `${at * 0.12}s` } as CSSProperties}
          d={`M${at * WIDTH} 0h${WIDTH}v${HEIGHT}h-${WIDTH}z`}
        />
      ))}
    </g>
  );
}

function Drawing() {
  return (
    <TryoutSheet>
      <defs>
        <pattern id="landscape" width="500" height="292" patternUnits="userSpaceOnUse">
          <path fill={blend(22, amber, PAPER)} d="M0 0h500v292H0z" />
          <circle cx="352" cy="96" r="58" fill={amber} />
          <path fill={soft} d="M0 170Q110 84 240 158T500 120v172H0z" />
          <path fill={ink} d="M0 214Q150 140 290 208T500 190v102H0z" />
          <path
            fill={deep}
            d="M0 262Q200 196 330 248T500 240v52H0zM84 232l22-74 22 74zM120 242l16-52 16 52z"
          />
        </pattern>
        <pattern id="stripes" width="500" height="292" patternUnits="userSpaceOnUse">
          <path fill={pale} d="M0 0h500v292H0z" />
          <path stroke={ink} strokeWidth="292" strokeDasharray="30 32.5" d="M0 146h500" />
          <path
            stroke={red}
            strokeWidth="292"
            strokeDasharray="5 57.5"
            strokeDashoffset="-44"
            d="M0 146h500"
          />
        </pattern>
        <pattern id="pattern" width="62.5" height="73" patternUnits="userSpaceOnUse">
          <path fill={deep} d="M0 0h63v73H0z" />
          <path fill={soft} d="M31 70V36Q4 34 4 6q27 2 27 30 0-28 27-30 0 28-27 30v34z" />
          <circle cx="31" cy="8" r="7" fill={amber} />
        </pattern>
      </defs>
      <path fill={blend(12, ink, PAPER)} d="M0 0h600v400H0z" />
      <path stroke={soft} strokeWidth="1.5" strokeDasharray="6 6" d="M175 14v292M300 14v292M425 14v292" />
      <svg x="50" y="14" width="500" height={HEIGHT}>
        <Paper paper={1} />
        <Paper paper={2} />
        <Paper paper={3} />
      </svg>
      <path fill={PAPER} d="M0 0h600v14H0zM0 306h600v18H0z" />
      <path fill={blend(34, ink, PAPER)} d="M0 14h600v4H0zM0 324h600v4H0z" />
      <path fill={blend(44, red, PAPER)} d="M0 328h600v72H0z" />
      <path fill={INK} opacity=".25" d="M96 376h250l40 16H130zM442 388h56l60 12z" />
      <path fill={INK} d="M116 366h9v16h-9zM324 366h9v16h-9z" />
      <path fill={blend(80, red, PAPER)} d="M122 262q0-18 18-18h170q18 0 18 18v74H122z" />
      <path fill={red} d="M100 306q0-16 16-16t16 16v26h186v-26q0-16 16-16t16 16v62H100z" />
      <path fill={blend(70, red, INK)} d="M132 332h186v6H132zM224 250h3v82h-3z" />
      <path fill={amber} d="M268 286l44-12 12 42-44 12z" />
      <Person x={456} y={390} cm={1.35} coat={groupInk('wrapping')} accent={amber} />
    </TryoutSheet>
  );
}

/** A room whose long wall is papered, drop by drop. */
export function PaperedRoom({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<Drawing />}>
      <Choice by="a" choice={copy.papers} locale={locale} first={1} />
      <Says texts={copy.says} locale={locale} />
    </TryoutFrame>
  );
}
