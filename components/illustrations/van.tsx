import type { ReactNode } from 'react';
import { leastCapital } from '@/lib/drawing/least-capital';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { Plate } from '@/lib/nameplate/plate';
import { NameOn } from './name-on';
import { pictureAddress } from './picture-name';
import { emWidth, INK, round } from './scene-parts';

/** The order of the stacked treatments: `hero-scene.css` wipes from one to the next by it. */
const wrapGraphics: readonly ServiceGroupId[] = [
  'lettering',
  'wrapping',
  'signs',
  'textile',
  'walls',
  'design',
];

/** Units of the van's own sheet: it stands on y = 300, nose at x = 4, tail at x = 716; 120 units are a metre. */
export const VAN = { width: 720, height: 300 } as const;

interface Skin {
  /** Body film; any CSS colour. */
  paint: string;
  /** A darker tone of it, second colour of the graphics. */
  paintShade: string;
  /** Letters and light parts of the graphics. */
  lettering: string;
  /** The client's name: two short words in capitals. */
  brand: readonly [string, string];
  /** A visitor's own name in its place. */
  plate?: Plate | undefined;
}

export interface VanProps extends Partial<Skin> {
  /** What is printed on the film: the treatment of one service group, all six for a style sheet to choose, or none. */
  graphic?: ServiceGroupId | 'all' | 'none';
  /** Light along the roof and in the glass. */
  light?: string;
  /** Prefix of the ids inside: two vans in one document need two. */
  id?: string;
  transform?: string;
}

/** A made-up client whose name reads alike in the three languages. */
export const sampleClient = ['ATELIER', 'NOORD'] as const;

const BODY =
  'M14 230L19 184Q20 168 38 160 60 147 94 131 130 90 192 28 210 12 256 9T340 6H644Q690 6 700 26 713 100 715 214V250H14Z';
const LIGHT = '#fff';
const SHEET = 'M0 0h720v260H0z';

/** A delivery van in strict side elevation, facing left: a group to place in any drawing. */
export function Van({
  paint = 'var(--wrap,#2438c9)',
  paintShade = 'var(--wrap-shade,#141f7d)',
  lettering = 'var(--wrap-on,#fff)',
  light = 'var(--glow,#5468ff)',
  brand = sampleClient,
  plate,
  graphic = 'wrapping',
  id = 'van',
  transform,
}: VanProps) {
  const skin = { paint, paintShade, lettering, brand, plate };
  return (
    <g transform={transform} fill={INK}>
      <clipPath id={`${id}-body`}>
        <path d={BODY} />
      </clipPath>
      <g clipPath={`url(#${id}-body)`} fontFamily="var(--font-display)" fontWeight={800}>
        {graphic === 'all' ? (
          <>
            {/* What shows of a film before the file with its print is there. */}
            <path fill={paint} d={SHEET} />
            {wrapGraphics.map((group, index) => {
              const film = `wrap-graphic wrap-graphic-${group}`;
              return index === 0 || plate ? (
                <g key={group} className={film}>
                  <path fill={paint} d={SHEET} />
                  {prints[group](skin)}
                </g>
              ) : (
                <use key={group} className={film} href={pictureAddress(filmName(group))} />
              );
            })}
            {wrapGraphics.slice(0, -1).map((group) => (
              <use
                key={group}
                className={`squeegee wrap-graphic-${group}`}
                href={pictureAddress(squeegeeName)}
              />
            ))}
          </>
        ) : (
          <>
            <path fill={paint} d={SHEET} />
            {graphic !== 'none' && prints[graphic](skin)}
          </>
        )}
        <path opacity=".2" d="M0 213Q360 201 720 209V260H0zM688 30L720 0V209H704Q700 110 688 30z" />
        <path fill={light} d="M182 34Q206 17 256 15T340 12H644Q684 12 695 32L710 20 660 0H200z" />
        <path fill={LIGHT} opacity=".3" d="M22 170Q54 150 122 131L94 126 30 154z" />
      </g>
      <Seams />
      <Glass light={light} />
      <Trim />
      <Wheel id={`${id}-wheel`} />
      <use href={`#${id}-wheel`} x="440" />
    </g>
  );
}

/** Height of a capital that can be read on the first screen: 754 units fill the narrowest one (hero-scene.css). */
export const readableInStreet = leastCapital(754, 320);

/** Where a visitor's name goes: along the whole side above its rail, and on the sliding door alone. */
const side = { x: 270, y: 46, width: 416, height: 100, lines: 3, most: 76, least: readableInStreet } as const;
const door = { x: 270, y: 54, width: 136, height: 96, lines: 3, most: 46, least: readableInStreet } as const;

// Sliding door: x 262 to 414. Quarter panel: 414 to 690. Letters keep clear of the gap between them.
const prints: Record<ServiceGroupId, (skin: Skin) => ReactNode> = {
  lettering: ({ brand, lettering, plate, paintShade }) =>
    plate ? (
      <>
        <NameOn plate={plate} initial panel={{ x: 440, y: -40, width: 330, height: 330 }} fill={paintShade} />
        <NameOn plate={plate} panel={side} fill={lettering} />
      </>
    ) : (
      <>
        <Word x={396} y={262} size={386} fill={lettering}>
          {brand[1].slice(0, 1)}
        </Word>
        <g transform="translate(4 121)scale(.515)">
          <DoorName brand={brand} fill={lettering} />
        </g>
      </>
    ),
  wrapping: ({ brand, paintShade, lettering, plate }) => (
    <>
      <path fill={paintShade} d="M494 260L754 0V260z" />
      <path
        fill={lettering}
        d="M180 260L440 0h56L236 260zM258 260L518 0h24L282 260zM300 260L560 0h9L309 260z"
      />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 504, y: 56, width: 184, height: 90, lines: 3, most: 40, least: readableInStreet }}
          fill={lettering}
        />
      ) : (
        <Word x={466} y={128} size={28} max={222} fill={lettering}>
          {brand.join(' ')}
        </Word>
      )}
    </>
  ),
  signs: ({ brand, paint, lettering, plate }) => (
    <>
      <path fill={lettering} d="M268 105L352 38V66H690V144H352V172z" />
      <path
        fill="none"
        stroke={paint}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 10.55"
        d="M278 105L344 52.5V73.6H690M278 105L344 157.5V136.4H690"
      />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 336, y: 82, width: 346, height: 46, most: 34, least: readableInStreet }}
          fill={paint}
        />
      ) : (
        <Word x={424} y={117} size={32} max={258} fill={paint}>
          {brand.join(' ')}
        </Word>
      )}
    </>
  ),
  textile: ({ brand, lettering, plate }) => (
    <>
      <g stroke={lettering} strokeLinecap="round" strokeDasharray="0 28">
        {[3.5, 7.5, 11.5, 15.5, 19.5, 23.5].map((size, i) => (
          <path key={size} strokeWidth={size} d={`M${430 + i * 52} 6v250m26-236v236`} />
        ))}
      </g>
      <DoorName brand={brand} plate={plate} fill={lettering} />
    </>
  ),
  walls: ({ brand, paintShade, lettering, plate }) => (
    <>
      <path fill={paintShade} d={leaves.map((leaf) => half(leaf, 1)).join('')} />
      <path fill={lettering} d={leaves.map((leaf) => half(leaf, -1)).join('')} />
      <DoorName brand={brand} plate={plate} fill={lettering} />
    </>
  ),
  design: ({ brand, paintShade, lettering, plate }) => (
    <>
      <path
        fill={paintShade}
        d="M430 36h54v54h-54zM538 36h54v54zM646 36h54v54h-54zM484 90h54v54zM592 90a54 54 0 0 0 54 54v-54zM430 144h54v54zM538 144h54v54h-54z"
      />
      <path
        fill={lettering}
        d="M484 90a54 54 0 0 1 54-54v54zM592 36h54a54 54 0 0 1-54 54zM430 90a27 27 0 0 1 54 0 27 27 0 0 1-54 0zM538 90h54v54zM646 144a54 54 0 0 1 54-54v54zM484 144h54a54 54 0 0 1-54 54zM592 198v-54h54z"
      />
      <DoorName brand={brand} plate={plate} fill={lettering} />
    </>
  ),
};

const heroSkin: Skin = {
  paint: 'var(--wrap)',
  paintShade: 'var(--wrap-shade)',
  lettering: 'var(--wrap-on)',
  brand: sampleClient,
};

function filmName(group: ServiceGroupId): string {
  return `film-${group}`;
}

const squeegeeName = 'squeegee';

/** The pale back of the film along its slanted end, and the squeegee that presses it down: behind the tail. */
export function Squeegee() {
  return (
    <g id={squeegeeName}>
      <path fill="#fff" d="M880-200h22L662 500h-22z" />
      <path fill={INK} opacity=".25" d="M902-200h10L672 500h-10z" />
      <g strokeLinecap="round" strokeWidth="18">
        <path stroke={INK} d="M806 62L764 184" />
        <path stroke="var(--glow-spill)" strokeWidth="7" d="M794 58L752 180" />
      </g>
    </g>
  );
}

/** The films that no visitor sees before choosing a film, for the file of pictures. */
export function WrapFilms() {
  return wrapGraphics.slice(1).map((group) => (
    <g key={group} id={filmName(group)} fontFamily="var(--font-display)" fontWeight={800}>
      <path fill={heroSkin.paint} d={SHEET} />
      {prints[group](heroSkin)}
    </g>
  ));
}

type Leaf = readonly [x: number, y: number, length: number, degrees: number];

const leaves: readonly Leaf[] = [
  [470, 262, 150, -100],
  [476, 262, 150, -52],
  [560, 150, 140, -130],
  [566, 150, 150, -66],
  [700, 190, 130, -150],
  [700, 196, 150, -96],
  [690, 262, 120, -158],
];

/** One side of a leaf along its midrib, as a path. */
function half([x, y, length, degrees]: Leaf, side: 1 | -1): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${Math.round(x + Math.cos(angle) * along - Math.sin(angle) * across)} ${Math.round(
      y + Math.sin(angle) * along + Math.cos(angle) * across,
    )}`;
  return `M${at(0, 0)}Q${at(length * 0.4, side * length * 0.46)} ${at(length, 0)}z`;
}

interface WordProps {
  x: number;
  y: number;
  /** Type size in units; smaller when the words would be longer than `max`. */
  size: number;
  max?: number;
  fill?: string;
  children: string;
}

function Word({ x, y, size, max = Number.POSITIVE_INFINITY, fill, children }: WordProps) {
  const em = emWidth(children);
  const fitted = round(Math.min(size, max / em));
  return (
    <text x={x} y={y} fill={fill} fontSize={fitted} textLength={Math.round(em * fitted)}>
      {children}
    </text>
  );
}

function DoorName({ brand, plate, fill }: Pick<Skin, 'brand' | 'plate'> & { fill: string }) {
  if (plate) return <NameOn plate={plate} panel={door} fill={fill} />;
  return (
    <g fill={fill}>
      <Stack brand={brand} x={272} y={104} width={132} />
    </g>
  );
}

interface StackProps {
  brand: Skin['brand'];
  x: number;
  /** Baseline of the upper word. */
  y: number;
  width: number;
}

/** The name in two lines of one width. */
function Stack({ brand, x, y, width }: StackProps) {
  const lower = width / emWidth(brand[1]);
  return (
    <>
      <Word x={x} y={y} size={width / emWidth(brand[0])}>
        {brand[0]}
      </Word>
      <Word x={x} y={Math.round(y + lower * 0.8)} size={lower}>
        {brand[1]}
      </Word>
    </>
  );
}

/** Door gaps, gutter, and the swage from headlight to tail. */
function Seams() {
  return (
    <g fill="none" stroke={INK} strokeWidth="2" opacity=".75">
      <path d="M130 140L136 186Q140 200 156 206 180 220 183 246H252V36M262 246V40Q262 34 268 34H408Q414 34 414 40V246" />
      <path strokeWidth="1.5" d="M200 34Q222 29 300 29H698M62 176Q100 158 130 152H252M262 152H414" />
    </g>
  );
}

function Glass({ light }: { light: string }) {
  return (
    <>
      <path d="M96 130L194 30 203 37 108 134 88 137zM118 140L216 44Q220 39 227 39H240Q246 39 246 45V140z" />
      <g fill={light}>
        <path opacity=".75" d="M104 124L195 31 199 35 107 127z" />
        <path opacity=".5" d="M154 110L219 47H236L172 110V140H154z" />
        <path opacity=".25" d="M182 140L242 80V110L212 140z" />
      </g>
      <path d="M164 92h4v48h-4zM206 140Q204 106 212 92T232 92L236 140zM213 72h14v15h-14z" />
    </>
  );
}

function Trim() {
  return (
    <>
      <path d="M71 254A53 53 0 0 1 177 254zM511 254A53 53 0 0 1 617 254zM19 190L25 188 21 216H80Q72 234 72 254H76V269H20Q8 267 6 252V230Q7 220 15 217zM177 240H511V257H177zM617 240H690V224H716Q718 248 714 260 712 266 706 267H617zM131 96h11q7 0 7 7v32q0 7-7 7h-11q-7 0-7-7v-32q0-7 7-7zM190 200H252V210H186zM262 200H518L512 210H262zM610 200H715V210H616zM420 150H684V154H420zM222 160h22v6h-22zM270 160h22v6h-22z" />
      <path
        fill={LIGHT}
        opacity=".3"
        d="M127 128V106Q127 99 134 99H141L133 107V128zM10 242V232Q11 222 20 222H71L69 227H22Q15 227 15 234V242zM24 250h38v5H26z"
      />
      <path d="M16 190L20 174Q26 160 42 158L72 150Q72 170 60 186L18 196z" />
      <path fill={LIGHT} d="M22 178Q28 166 42 163L66 156Q64 172 56 181L21 189z" />
      <path opacity=".22" d="M42 163L66 156Q64 172 56 181L40 185z" />
      <path fill="#b3140f" d="M702 108H708Q712 150 713 192H701z" />
      <path fill="#f5a800" d="M640 218h8v4h-8zM440 218h8v4h-8zM330 218h8v4h-8z" />
    </>
  );
}

function Wheel({ id }: { id: string }) {
  return (
    <g id={id} transform="translate(124 258)">
      <circle r="42" fill="#0d0b09" />
      <circle r="35" fill="none" stroke={LIGHT} opacity=".2" />
      <circle r="28" fill={LIGHT} />
      <path opacity=".28" d="M19.8-19.8A28 28 0 0 1-19.8 19.8z" />
      <circle r="18.5" fill="none" stroke={INK} strokeWidth="9" pathLength="12" strokeDasharray=".9 1.1" />
      <circle r="7" />
    </g>
  );
}
