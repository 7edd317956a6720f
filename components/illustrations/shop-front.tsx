import type { ReactNode } from 'react';
import type { Plate } from '@/lib/nameplate/plate';
import { NameOn } from './name-on';
import { emWidth, INK, round } from './scene-parts';
import { readableInStreet, sampleClient } from './van';

const LIGHT = '#fff';

export interface ShopFrontProps {
  /** Face of the light boxes; any CSS colour, as are the others. */
  glow?: string;
  /** Letters on them. */
  glowOn?: string;
  /** Their light in the windows and on the pavement: the palest tone of the picture. */
  spill?: string;
  /** Awning, door, and what the window shows. */
  paint?: string;
  paintShade?: string;
  /** The wall at dusk, and the pavement before it. */
  wall?: string;
  pavement?: string;
  street?: string;
  /** The client's name: two short words in capitals. */
  brand?: readonly [string, string];
  /** A visitor's own name in its place. */
  plate?: Plate | undefined;
  /** Prefix of the ids inside: two shops in one document need two. */
  id?: string;
  transform?: string;
  /** What the window shows, in place of a plant and vases. */
  goods?: ReactNode;
  /** What stands left and right of the shop, in place of walls, a street plate and a bicycle. */
  nextDoor?: ReactNode;
}

/** Of what stands beside the shop, in the file of pictures. */
export const nextDoorName = 'next-door';

/** Where the tyres of a car parked before the shop stand: the wall's foot is at 512, the kerb's at 562. */
export const PARKED_Y = 592;

/**
 * A shop in a Brussels street at dusk, 120 units a metre, eye at (560, 360). Its own front runs from x = 150 to 1046;
 * walls, pavement and street go on far outside, as bleed for any crop.
 */
export function ShopFront({
  glow = 'var(--glow,#5468ff)',
  glowOn = 'var(--glow-on,#fff)',
  spill = 'var(--glow-spill,#c9d0ff)',
  paint = 'var(--wrap,#2438c9)',
  paintShade = 'var(--wrap-shade,#141f7d)',
  wall = 'var(--night,#1b1d38)',
  pavement = 'var(--pavement,#545560)',
  street = 'var(--street,#2d2c35)',
  brand = sampleClient,
  plate,
  id = 'shop',
  transform,
  goods,
  nextDoor,
}: ShopFrontProps) {
  return (
    <g transform={transform} fill={INK} fontFamily="var(--font-display)" fontWeight={800} textAnchor="middle">
      <pattern id={`${id}-brick`} width="184" height="112" patternUnits="userSpaceOnUse">
        <path
          fill={LIGHT}
          opacity=".07"
          d="M12 10h26v9H12zM42 10h26v9H42zM27 22h26v9H27zM118 62h26v9H118zM148 62h26v9H148zM103 74h26v9H103z"
        />
      </pattern>
      <path fill={wall} d="M-1800-1400H3000V520H-1800z" />
      <path fill={`url(#${id}-brick)`} d="M-1800-1400H1046V512H-1800z" />
      <path opacity=".4" d="M-1800-1400H104V512H-1800zM1046-1400H3000V512H1046z" />
      <UpperFloor spill={spill} />
      {nextDoor ? null : <Neighbours />}

      <g fill={glow}>
        <path
          opacity=".2"
          d="M254-6H790Q862-6 862 66V150H182V66Q182-6 254-6zM0 176A94 112 0 0 1 188 176 94 112 0 0 1 0 176z"
        />
        <path opacity=".28" d="M254 24H790Q832 24 832 66V150H212V66Q212 24 254 24z" />
      </g>

      <path d="M168 160H876V186H1010V512H150V496H168z" />
      <path
        fill={spill}
        d="M184 196H392V462H184zM402 196H640V462H402zM650 196H860V462H650zM894 196H1000V226H894zM908 252H986V412H908z"
      />
      {goods ?? <Display paint={paint} paintShade={paintShade} />}
      <path fill={paintShade} d="M894 234H1000V512H894zM908 252V412H986V252z" fillRule="evenodd" />
      <path
        fill={paint}
        d="M908 428H986V496H908zM190 474H396V490H190zM402 474H640V490H402zM650 474H856V490H650z"
      />
      <path fill={LIGHT} d="M898 356h5v48h-5z" />
      <path
        fill={LIGHT}
        opacity=".4"
        d="M150 462H886V468H150zM664 462L860 266V330L728 462zM748 462L860 350V366L764 462z"
      />

      <path fill={paintShade} d="M168 148H872L888 214V236H152V214z" />
      <path fill={paint} d={stripes} />
      <path opacity=".3" d="M152 214H888V236H152z" />

      <LightBox glow={glow} glowOn={glowOn} brand={brand} plate={plate} />
      <RoundSign glow={glow} glowOn={glowOn} brand={brand} plate={plate} />

      <path fill={pavement} d="M-1800 512H3000V548H-1800z" />
      <path fill={spill} d="M184 512H860L898 546H132zM900 512H990L1024 546H932z" />
      <path stroke={INK} strokeWidth="3" opacity=".3" d={joints} />
      <path fill={LIGHT} opacity=".6" d="M-1800 545H3000V550H-1800z" />
      <path d="M-1800 550H3000V564H-1800z" />
      <path fill={street} d="M-1800 562H3000V1600H-1800z" />
      {nextDoor ?? <Bicycle paint={paint} spill={spill} />}
    </g>
  );
}

const stripes = Array.from({ length: 8 }, (_, i) => {
  const top = 168 + i * 88;
  const front = 152 + i * 92;
  return `M${top} 148h44l${front - top + 2} 66v22h-46v-22z`;
}).join('');

// Paving joints run to the eye's vanishing point.
const joints = Array.from({ length: 10 }, (_, i) => {
  const x = -180 + i * 160;
  return `M${x} 512l${Math.round((x - 560) * 0.14)} 33`;
}).join('');

function UpperFloor({ spill }: { spill: string }) {
  return (
    <>
      <path fill={LIGHT} opacity=".14" d="M104-40H1046V-28H104zM104-52H1046V-46H104z" />
      <g className="upper-windows">
        <path d="M206-314H346V-52H206zM456-314H596V-52H456zM706-314H846V-52H706z" />
        <path fill={spill} opacity=".5" d="M714-306h58v246h-58zM780-306h58v246h-58z" />
      </g>
    </>
  );
}

/** Pendant lamps, a plant, and vases on their plinths. */
function Display({ paint, paintShade }: { paint: string; paintShade: string }) {
  return (
    <>
      <path d="M330 196h2v40q22 2 24 22h-50q2-20 24-22zM520 196h2v40q22 2 24 22h-50q2-20 24-22zM718 196h2v44q24 2 26 24h-54q2-22 26-24zM828 330Q826 300 806 288 824 298 829 314 830 286 846 270 832 292 832 330z" />
      <path fill={LIGHT} d="M316 258h30l-4 7h-22zM506 258h30l-4 7h-22zM704 264h30l-4 7h-22z" />
      <g fill={paint}>
        <path opacity=".3" d="M800 398H856V462H800zM756 428H794V462H756z" />
        <path d="M818 398Q796 372 820 346L816 330H844L840 346Q864 372 842 398zM206 400Q196 350 226 312 226 360 212 400zM202 400Q206 356 186 330 178 370 198 400zM208 400Q226 362 258 356 244 392 214 404z" />
      </g>
      <path
        fill={paintShade}
        d="M830 398Q862 372 836 330H844L840 346Q864 372 842 398zM766 428Q760 396 776 396T786 428z"
      />
    </>
  );
}

interface SignProps {
  glow: string;
  glowOn: string;
  brand: readonly [string, string];
  plate?: Plate | undefined;
}

function LightBox({ glow, glowOn, brand, plate }: SignProps) {
  const name = brand.join(' ');
  const size = round(Math.min(60, 464 / emWidth(name)));
  return (
    <>
      <path d="M264 46H780V138L769 142H275L264 138zM310 140h10v12h-10zM724 140h10v12h-10z" />
      <path fill={glow} d="M272 54H772V126H272z" />
      <path fill={LIGHT} opacity=".35" d="M264 46H780L774 50H268V134L264 138z" />
      {plate ? (
        <NameOn
          plate={plate}
          panel={{ x: 284, y: 60, width: 476, height: 60, most: 44, least: readableInStreet }}
          fill={glowOn}
        />
      ) : (
        <text
          x="522"
          y={round(90 + size * 0.34)}
          fill={glowOn}
          fontSize={size}
          textLength={Math.round(emWidth(name) * size)}
        >
          {name}
        </text>
      )}
    </>
  );
}

/** It stands out from the wall left of the eye, so its right face shows, narrowed. */
function RoundSign({ glow, glowOn, brand, plate }: SignProps) {
  return (
    <>
      <path d="M120 146H158V152H120zM120 200H158V206H120zM152 128h8v96h-8zM130 176a32 50 0 0 0-32-50h-10a31 50 0 0 0 0 100h10a32 50 0 0 0 32-50z" />
      <ellipse cx="98" cy="176" rx="28" ry="45" fill={glow} />
      {plate ? (
        <g transform="translate(98 176)scale(.62 1)">
          <NameOn plate={plate} initial panel={{ x: -30, y: -24, width: 60, height: 48 }} fill={glowOn} />
        </g>
      ) : (
        <text x="98" y="197" fill={glowOn} fontSize="60" textLength="34" lengthAdjust="spacingAndGlyphs">
          {brand[1].slice(0, 1)}
        </text>
      )}
    </>
  );
}

// Bilingual, as every street of the Brussels region: "street of the shop signs".
const streetName = ['RUE DES ENSEIGNES', 'UITHANGBORDENSTRAAT'] as const;

/** Next door: rain pipes, a closed shutter, the enamel street plate. */
function Neighbours() {
  return (
    <>
      <path d="M1120 296H1640V512H1120zM1044-1400h9V512h-9zM24-1400h9V512h-9zM-330 236H-170V440H-330zM-130 236H-30V512H-130z" />
      <path stroke={LIGHT} strokeWidth="500" strokeDasharray="2 12" opacity=".1" d="M1380 308v198" />
      <path fill="#2438c9" d="M1066 228H1196V268H1066z" />
      <path fill="none" stroke={LIGHT} d="M1068.5 230.5H1193.5V265.5H1068.5z" />
      <text x="1131" y="245" fill={LIGHT} fontSize="10" textLength="106">
        {streetName[0]}
      </text>
      <text x="1131" y="259" fill={LIGHT} fontSize="9" textLength="114">
        {streetName[1]}
      </text>
    </>
  );
}

/** What a phone does not show of the shop of the first screen, for the file of pictures. */
export function NextDoor() {
  return (
    <g id={nextDoorName}>
      <Neighbours />
      <Bicycle paint="var(--wrap)" spill="var(--glow-spill)" />
    </g>
  );
}

/** Against the wall next door, facing the van's way. */
function Bicycle({ paint, spill }: { paint: string; spill: string }) {
  return (
    <g fill="none" stroke={spill} strokeWidth="4" transform="translate(-10)">
      <path d="M1102 482a37 37 0 1 0-74 0 37 37 0 1 0 74 0zM1218 482a37 37 0 1 0-74 0 37 37 0 1 0 74 0zM1065 482L1084 412H1100M1080 428H1148M1082 434L1132 484 1152 416M1146 428L1181 482H1130" />
      <path strokeWidth="6" d="M1138 412H1166" />
      <path stroke="none" fill={paint} d="M1040 396H1082L1078 434H1046z" />
    </g>
  );
}
