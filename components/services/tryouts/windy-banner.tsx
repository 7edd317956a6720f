import { NameOn } from '@/components/illustrations/name-on';
import { dots, groupInk, hatch, Word } from '@/components/illustrations/scene-parts';
import { blend, INK, PAPER, tonesOf } from '@/components/illustrations/tones';
import type { Locale } from '@/lib/i18n/locales';
import { windyBanner as copy, windSays } from '@/lib/services/tryouts/banners';
import { Choice, type NamedDrawingProps, readableOnTryout, TryoutFrame, TryoutSheet } from './tryout-parts';

const { ink, deep } = tonesOf('signs');
const red = groupInk('lettering');
const blue = groupInk('wrapping');
const green = groupInk('walls');
const sky = blend(26, blue, PAPER);

/** The cloth by the strength of the wind: flat, bellied out, strained. */
const cloths = [
  'M138 96H462V262H138z',
  'M138 96Q220 110 300 108T462 96Q452 180 462 262 380 246 300 250T138 262Q148 180 138 96z',
  'M138 96Q218 124 300 120T462 96Q438 180 462 262 384 236 300 240T138 262Q160 180 138 96z',
];
/** At the strongest wind a solid cloth has lost its corner. */
const torn =
  'M138 96Q218 124 300 120 370 118 404 128L470 168 430 176 486 200 440 206Q450 236 462 262 384 236 300 240T138 262Q160 180 138 96z';

const sheen = [
  'M138 96h90L190 262h-52zM300 96h60l-38 166h-60z',
  'M220 105q60 6 60 4-30 70-50 142-40 2-70 6 40-76 60-152zM380 104l60-5q-26 80-60 150l-50 0q34-80 50-145z',
  'M214 116q50 6 70 5-40 66-50 119-40 4-70 14 44-80 50-138zM360 118l50-8q-10 74-50 134l-60-4q44-64 60-122z',
];

/** Rope from the eyelets to the posts. */
const ropes =
  'M112 84l26 12M112 140l26-4M112 220l26 4M112 276l26-14M488 84l-26 12M488 140l-26-4M488 220l-26 4M488 276l-26-14';

const socks = ['M492 44l12 0 10 62-16 2z', 'M492 44l0-14 70 20-4 22z', 'M492 44l0-16 92-4 0 20z'];

/** A short made-up brand word. */
const lettering = 'Salta';

function Cloth({ wind, mesh, d }: { wind: number; mesh: boolean; d: string }) {
  return (
    <g data-a={wind} data-b={mesh ? 1 : 0}>
      <path fill={ink} d={d} />
      {mesh || wind < 2 ? <path fill={blend(82, ink, PAPER)} d={sheen[wind]} /> : null}
      {mesh ? <path fill="url(#mesh)" d={d} /> : null}
    </g>
  );
}

export function WindyBannerDrawing({ plate }: NamedDrawingProps) {
  return (
    <TryoutSheet>
      <pattern id="mesh" width="6" height="6" patternUnits="userSpaceOnUse">
        <path stroke={deep} strokeWidth="3" strokeLinecap="round" d="M2 2h0M5 5h0" />
      </pattern>
      <path fill={sky} d="M0 0h600v400H0z" />
      <path fill={PAPER} d="M40 70q0-26 30-26 10-24 40-18 24-6 34 20 26 0 26 24z" />
      <path
        fill={blend(40, blue, PAPER)}
        d="M0 330v-70h40v-30h30v30h50v-50h24v-40h20v40h26v80h60v-40h70v40h60v-70h40v30h50v-50h44v60h40v-30h46v100z"
      />
      <path fill={green} d="M0 326h600v74H0z" />
      <path fill={blend(70, green, INK)} d="M0 366h600v34H0z" />
      <g fill="none" stroke={PAPER} strokeWidth="5" strokeLinecap="round">
        <path data-a="12" d="M20 150h60q18 0 18-14t-16-12M30 290h80" />
        <path data-a="2" d="M6 200h100M16 110h50M500 310h84M516 140h70q16 0 16-14" />
      </g>
      <path fill={INK} d="M104 66h14v300h-14zM482 30h14v336h-14z" />
      <path fill={deep} d="M104 66h5v300h-5zM482 30h5v336h-5z" />
      <path stroke={INK} strokeWidth="3" data-a="01" d={ropes} />
      <path stroke={INK} strokeWidth="3" data-a="2" data-b="1" d={ropes} />
      <path
        stroke={INK}
        strokeWidth="3"
        data-a="2"
        data-b="0"
        d="M112 84l26 12M112 140l26-4M112 220l26 4M112 276l26-14M488 84l30 10M488 220l-26 4M488 276l-26-14"
      />
      {socks.map((d, wind) => (
        <path key={d} data-a={wind} fill={red} d={d} />
      ))}
      {cloths.map((d, wind) => (
        <g key={d}>
          <Cloth wind={wind} mesh={false} d={wind === 2 ? torn : d} />
          <Cloth wind={wind} mesh d={d} />
        </g>
      ))}
      {plate ? (
        // Clear of the corner that the strongest wind tears off.
        <NameOn
          plate={plate}
          panel={{
            x: 168,
            y: 126,
            width: 228,
            height: 108,
            lines: 3,
            most: 80,
            least: readableOnTryout,
          }}
        />
      ) : (
        <Word centre x={292} y={180} size={104} max={260}>
          {lettering}
        </Word>
      )}
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="7"
        strokeLinecap="round"
        d={dots([
          [146, 108],
          [150, 140],
          [150, 220],
          [147, 252],
          [454, 252],
        ])}
      />
      <path stroke={blend(60, green, PAPER)} strokeWidth="3" d={hatch([20, 366], [4, -14], [46, 0], 13)} />
    </TryoutSheet>
  );
}

/** A banner between two posts, solid or mesh, in three winds. */
export function WindyBanner({ locale }: { locale: Locale }) {
  return (
    <TryoutFrame heading={copy.heading[locale]} drawing={<WindyBannerDrawing />}>
      <Choice by="a" choice={copy.winds} locale={locale} first={1} />
      <Choice by="b" choice={copy.cloths} locale={locale} />
      <div className="try-says text-lg" aria-live="polite">
        {windSays.flatMap((says, cloth) =>
          says.map((say, wind) => (
            <p key={say[locale]} data-a={wind} data-b={cloth}>
              {say[locale]}
            </p>
          )),
        )}
      </div>
    </TryoutFrame>
  );
}
