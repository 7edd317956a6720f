import { groupInk } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { testedLogo as copy, logoVerdicts, tabMark } from '@/lib/services/tryouts/logo-design';
import { Choice, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, pale, soft, deep } = tonesOf('design');
const amber = groupInk('signs');
const blue = groupInk('wrapping');
const steel = blend(54, PAPER, INK);

const rays = Array.from({ length: 19 }, (_, at) => {
  const angle = (Math.PI * (at + 0.5)) / 19;
  const point = (radius: number) =>
    `${Math.round(-Math.cos(angle) * radius)} ${Math.round(-Math.sin(angle) * radius)}`;
  return `M${point(21)}L${point(37)}`;
}).join('');
const wave = (y: number) => `M-36 ${y}q6-6 12 0t12 0 12 0 12 0 12 0 12 0`;

/** The mark as a tab shows it, whatever the screen: both drawings of it, in CSS pixels. */
function TabMark() {
  return (
    <svg
      width={tabMark}
      height={tabMark}
      viewBox="-50 -50 100 100"
      color={amber}
      className="shrink-0"
      aria-hidden="true"
    >
      <use data-b="0" href="#fine" stroke={PAPER} strokeWidth={6} />
      <use data-b="1" href="#plain" />
    </svg>
  );
}

/** Both drawings of the logo at a place, `size` units wide; `line` is how thick the place makes a fine line. */
function Logo({ x, y, size, line, sun }: { x: number; y: number; size: number; line: number; sun: string }) {
  const place = `translate(${x} ${y})scale(${size / 100})`;
  return (
    <>
      <use data-b="0" href="#fine" transform={place} stroke={PAPER} strokeWidth={line} color={sun} />
      <use data-b="1" href="#plain" transform={place} color={sun} />
    </>
  );
}

function Tab() {
  return (
    <g data-a="0">
      <path fill={soft} d="M0 0h600v400H0z" />
      <path fill={INK} d="M70 130q0-18 18-18h530v300H70z" />
      <path
        fill={blend(30, PAPER, INK)}
        d="M296 150q0-12 12-12h150q12 0 12 12v42H296zM480 150q0-12 12-12h130v54H480z"
      />
      <path fill={PAPER} d="M92 150q0-14 14-14h164q14 0 14 14v42H92zM70 192h548v220H70z" />
      <path stroke={INK} strokeWidth="9" d="M150 166h82M356 166h70M540 166h70" />
      <path stroke={blue} strokeWidth="22" strokeLinecap="round" d="M328 166h0M512 166h0" />
      <path fill={pale} d="M92 214h500v40H92z" />
      <path fill={ink} d="M92 276h220v99H92z" />
      <path stroke={soft} strokeWidth="14" d="M336 291h240M336 323h240M336 355h150" />
      <Logo x={121} y={165} size={40} line={6} sun={amber} />
    </g>
  );
}

function Cap() {
  return (
    <g data-a="1">
      <path fill={pale} d="M0 0h600v400H0z" />
      <path fill={deep} d="M120 306Q112 84 300 70 488 84 480 306q-180-50-360 0z" />
      <path fill={blend(78, deep, INK)} d="M300 70q188 14 180 236-44-12-90-19Q402 130 300 70z" />
      <path
        fill="none"
        stroke={blend(60, deep, INK)}
        strokeWidth="3"
        strokeDasharray="6 4"
        d="M206 284Q196 130 296 72M394 284Q404 130 304 72"
      />
      <path fill={INK} d="M84 316q216-78 432 0 20 10 8 24-224-70-448 0-12-14 8-24z" />
      <path fill={deep} d="M92 306q208-68 416 0l12 14q-220-72-440 0z" />
      <Logo x={300} y={200} size={150} line={6.5} sun={amber} />
      <path fill="url(#sewn)" d="M225 200a75 75 0 1 1 150 0 75 75 0 1 1-150 0z" />
    </g>
  );
}

function Van() {
  return (
    <g data-a="2">
      <path fill={blend(30, blue, PAPER)} d="M0 0h600v400H0z" />
      <path fill={steel} d="M0 326h600v74H0z" />
      <path stroke={PAPER} strokeWidth="6" strokeDasharray="60 40" d="M0 372h600" />
      <path fill={INK} opacity=".5" d="M70 326h486l34 16H100z" />
      <path fill={PAPER} d="M70 110q0-20 20-20h330q26 0 40 26l38 84 44 18q14 6 14 22v84H70z" />
      <path fill={blend(80, PAPER, INK)} d="M70 296h486v28H70z" />
      <path fill={blend(30, blue, INK)} d="M410 112h20q16 0 24 16l32 72h-76z" />
      <path stroke={steel} strokeWidth="3" d="M396 96v226" />
      <path fill={amber} d="M540 236h16v26h-16z" />
      <path fill={INK} d="M108 324a44 44 0 0 1 88 0zM418 324a44 44 0 0 1 88 0z" />
      <path
        fill={steel}
        stroke={INK}
        strokeWidth="18"
        d="M152 296a28 28 0 1 1-.1 0zM462 296a28 28 0 1 1-.1 0z"
      />
      <Logo x={252} y={194} size={176} line={1.4} sun={amber} />
    </g>
  );
}

function Drawing() {
  return (
    <TryoutSheet>
      <defs>
        <g id="plain">
          <circle r="50" fill={ink} />
          <path fill="currentColor" d="M-28 2a28 28 0 0 1 56 0z" />
          <path
            fill="none"
            stroke={PAPER}
            strokeWidth="9"
            d="M-38 14q9.5-9 19 0t19 0 19 0 19 0M-29 30q9.5-9 19 0t19 0 19 0"
          />
        </g>
        <g id="fine" fill="none">
          <circle r="50" fill={ink} stroke="none" />
          <circle r="45" />
          <circle r="41.5" strokeDasharray="2 3" />
          <path fill="currentColor" stroke="none" d="M-18 2a18 18 0 0 1 36 0z" />
          <path d={`${rays}${[6, 12, 18, 24].map(wave).join('')}M-6 0v-26l16 16h-16M-12-2h24l-4 6h-16z`} />
        </g>
        <pattern id="sewn" width="4" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
          <path fill={INK} opacity=".28" d="M0 2h4v1H0z" />
        </pattern>
      </defs>
      <Tab />
      <Cap />
      <Van />
    </TryoutSheet>
  );
}

/** Two drawings of one logo where it is smallest, where it is thread, and where it drives past. */
export function TestedLogo({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<Drawing />}>
      <Choice by="a" choice={copy.places} locale={locale} />
      <Choice by="b" choice={copy.drawings} locale={locale} />
      <p data-a="0" className="flex items-center gap-3">
        <TabMark />
        {copy.realSize[locale]}
      </p>
      <div className="try-says text-lg" aria-live="polite">
        {logoVerdicts.flatMap((verdicts, drawing) =>
          verdicts.map((verdict, place) => (
            <p key={verdict[locale]} data-a={place} data-b={drawing}>
              {verdict[locale]}
            </p>
          )),
        )}
      </div>
    </TryoutFrame>
  );
}
