import { NameOn } from '@/components/illustrations/name-on';
import { groupInk, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import {
  sunlitScreen as copy,
  screenGround,
  screenSays,
  screenTexts,
} from '@/lib/services/tryouts/website-design';
import { Choice, type NamedDrawingProps, readableOnTryout, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, soft, deep } = tonesOf('design');
const amber = groupInk('signs');
const steel = blend(60, PAPER, INK);
const night = blend(30, ink, INK);

/** A short made-up brand word. */
const lettering = 'Lino';
const street = 'Kerkstraat 12';

/** From above: boards of a table, what stands on it, and the shadows that the light throws. */
function Table({ top, gap, shade }: { top: string; gap: string; shade: number }) {
  return (
    <>
      <path fill={top} d="M0 0h600v400H0z" />
      <path
        stroke={gap}
        strokeWidth="3"
        d="M0 76h600M0 152h600M0 228h600M0 304h600M0 380h600M210 76v76M470 152v76M120 304v76M520 0v76"
      />
      <g fill={INK} opacity={shade}>
        <circle cx="134" cy="158" r="78" />
        <path transform="rotate(8 350 200)" d="M270 34h152q26 0 26 26v330q0 26-26 26H270z" />
      </g>
    </>
  );
}

export function SunlitScreenDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <Table top={night} gap={blend(60, night, INK)} shade={0.3} />
      <circle data-a="0" cx="240" cy="150" r="270" fill={blend(22, amber, night)} />
      <g data-a="1">
        <Table top={blend(46, amber, PAPER)} gap={blend(70, amber, PAPER)} shade={0.5} />
        <path fill={PAPER} opacity=".4" d="M0 0h130l330 400H300L0 40zM200 0h60l330 400h-60z" />
      </g>
      <circle cx="116" cy="136" r="78" fill={PAPER} />
      <circle cx="116" cy="136" r="54" fill={soft} />
      <circle cx="116" cy="136" r="48" fill={PAPER} />
      <circle cx="116" cy="136" r="40" fill={blend(70, '#7a3b16', INK)} />
      <path fill="none" stroke={blend(60, '#7a3b16', PAPER)} strokeWidth="5" d="M92 130q10-20 30-18" />
      <path stroke={steel} strokeWidth="7" strokeLinecap="round" d="M70 262 150 226" />
      <ellipse cx="62" cy="266" rx="20" ry="11" fill={steel} transform="rotate(-24 62 266)" />
      <g transform="rotate(8 350 200)">
        <path fill={INK} d="M262 16h152q24 0 24 24v320q0 24-24 24H262q-24 0-24-24V40q0-24 24-24z" />
        <path fill={screenGround} d="M250 44h176v312H250z" />
        <path stroke={deep} strokeWidth="6" strokeLinecap="round" d="M316 30h44M304 370h68" />
        {plate ? (
          <NameOn
            plate={plate}
            panel={{
              x: 264,
              y: 56,
              width: 148,
              height: 44,
              most: 31,
              least: readableOnTryout,
              align: 'start',
            }}
            fill={ink}
          />
        ) : (
          <Word x={264} y={92} size={46} fill={ink}>
            {lettering}
          </Word>
        )}
        <path fill={soft} d="M250 108h176v92H250z" />
        <path fill={ink} d="M280 200v-44h30v44zM324 200v-60h66v60zM250 140l20-16h136l20 16z" />
        {screenTexts.map((colour, at) => (
          <g key={colour} data-b={at} fill={colour}>
            <Word x={264} y={236} size={22} max={150}>
              {street}
            </Word>
            <path d="M264 250h140v7H264zM264 267h120v7H264zM264 284h132v7H264z" />
          </g>
        ))}
        <path fill={ink} d="M276 308h124q12 0 12 12v8q0 12-12 12H276q-12 0-12-12v-8q0-12 12-12z" />
        <g data-a="1" fill="#fff">
          <path opacity=".66" d="M250 44h176v312H250z" />
          <path opacity=".6" d="M250 44h176L250 210z" />
        </g>
      </g>
    </TryoutSheet>
  );
}

/** A telephone indoors and in the sun, with grey and with black text. */
export function SunlitScreen({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<SunlitScreenDrawing />}>
      <Choice by="a" choice={copy.places} locale={locale} />
      <Choice by="b" choice={copy.texts} locale={locale} />
      <div className="try-says text-lg" aria-live="polite">
        {screenSays.flatMap((says, colour) =>
          says.map((say, place) => (
            <p key={say[locale]} data-a={place} data-b={colour}>
              {say[locale]}
            </p>
          )),
        )}
      </div>
    </TryoutFrame>
  );
}
