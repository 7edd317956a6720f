import type { SampleDrawing } from '@/lib/portfolio/sample-drawing';
import { groupInk, hatch, INK, mix, PAPER } from '../scene-parts';
import { Van, type VanProps } from '../van';

export type VanDrawing = Extract<SampleDrawing, { of: 'van' }>;

const AMBER = groupInk('signs');

/** A loading bay: corrugated wall, a roller door half in the light, the painted lines of the yard. */
function Depot({ ink }: { ink: string }) {
  return (
    <>
      <path fill={mix(26, ink)} d="M0 0h640v372H0z" />
      <path stroke={mix(38, ink)} strokeWidth="4" d={hatch([10, 0], [0, 372], [22, 0], 29)} />
      <path fill={mix(60, ink, INK)} d="M388 40h226v332H388z" />
      <path fill={mix(12, ink)} d="M402 54h198v318H402z" />
      <path stroke={mix(30, ink)} strokeWidth="5" d={hatch([402, 74], [198, 0], [0, 22], 14)} />
      <path fill={INK} d="M0 0h640v18H0z" />
      <path fill={AMBER} d="M120 96h74l22 30H92z" />
      <path fill={INK} d="M150 18h14v78h-14z" />
      <path fill={mix(46, INK, PAPER)} d="M0 372h640v108H0z" />
      <path fill={AMBER} d="M0 452h640v10H0z" />
      <path fill={PAPER} d="M66 372l-44 80h16l42-80zM612 372l28 46v28l-40-74z" />
    </>
  );
}

/** Stepped gables on the far bank; the quay's coping runs right along the sheet. */
function Canal({ ink }: { ink: string }) {
  const far = mix(34, ink);
  return (
    <>
      <path fill={mix(14, ink)} d="M0 0h640v480H0z" />
      <circle cx="486" cy="108" r="62" fill={AMBER} />
      <path
        fill={far}
        d="M0 316V176h16v-22h16v-22h16v-20h24v20h16v22h16v22h16v40h14l44-46 44 46v20h20V150h14v-20h14v-20h32v20h14v20h14v76h18l30-64 30 64h16v-50h12v-18h14v-18h34v18h14v18h12v90h20v-66l60-50 60 50v126z"
      />
      <path
        fill={mix(60, ink)}
        d="M36 172h12v24H36zM66 172h12v24H66zM36 220h12v24H36zM66 220h12v24H66zM164 252h12v22h-12zM204 252h12v22h-12zM272 172h12v24h-12zM300 172h12v24h-12zM272 220h12v24h-12zM300 220h12v24h-12zM380 244h12v22h-12zM456 196h12v24h-12zM484 196h12v24h-12zM456 244h12v22h-12zM484 244h12v22h-12zM576 238h14v26h-14zM612 238h14v26h-14z"
      />
      <path fill={mix(52, ink)} d="M0 300h640v60H0z" />
      <path
        fill="none"
        stroke={mix(24, ink)}
        strokeWidth="4"
        d="M30 318h90m24 0h36M240 334h120m30 0h40M470 316h70m30 0h40M70 346h60"
      />
      <path fill={PAPER} d="M0 352h640v18H0z" />
      <path fill={mix(40, INK, PAPER)} d="M0 370h640v110H0z" />
      <path
        stroke={mix(60, INK, PAPER)}
        strokeWidth="3"
        d="M0 452h640M60 370l-20 82M230 370l-8 82M410 370l8 82M580 370l20 82M0 480h640"
      />
      <path fill={INK} d="M606 318q0-12 12-12t12 12v52h-24z" />
    </>
  );
}

/** A road between fields, poplars that the wind has pushed one way. */
function Fields({ ink }: { ink: string }) {
  const poplars = [
    [36, 1],
    [128, 0.86],
    [212, 0.74],
    [468, 0.8],
    [556, 0.96],
  ] as const;
  return (
    <>
      <path fill={mix(16, ink)} d="M0 0h640v480H0z" />
      <path
        fill={PAPER}
        d="M60 84q4-34 40-34 16-30 50-20 24-18 48 6 34-2 36 34 20 2 22 14H56zM420 130q6-24 34-22 18-26 48-10 30-6 34 20 22 0 24 12z"
      />
      <path fill={mix(44, ink)} d="M0 318q160-42 320-18t320-16v90H0z" />
      <g fill={mix(66, ink, INK)}>
        {poplars.map(([x, scale]) => (
          <path
            key={x}
            transform={`translate(${x} 330)scale(${scale})`}
            d="M-4 30V-16q-26-40-16-110 6-60 30-110 20 54 22 110 4 70-24 110v46z"
          />
        ))}
      </g>
      <path fill={AMBER} d="M0 346q200-22 640-6v40H0z" />
      <path stroke={mix(70, AMBER, INK)} strokeWidth="3" d={hatch([20, 350], [-10, 22], [30, 0], 22)} />
      <path fill={mix(52, INK, PAPER)} d="M0 372h640v108H0z" />
      <path fill={PAPER} d="M0 458h80v8H0zM140 458h120v8H140zM320 458h120v8H320zM500 458h120v8H500z" />
    </>
  );
}

/** The workshop itself: dark, three strip lights and their reflection in the floor. */
function Hall({ ink }: { ink: string }) {
  const night = mix(22, ink, INK);
  return (
    <>
      <path fill={night} d="M0 0h640v480H0z" />
      <path fill={mix(36, ink, INK)} d="M0 96h640v276H0z" />
      <path fill={mix(50, ink, INK)} d="M40 140h120v232H40zM500 140h110v232H500z" />
      <path fill={PAPER} d="M60 40h150l-10 16H72zM254 40h132l-2 16H256zM430 40h150l-12 16H440z" />
      <path stroke={INK} strokeWidth="4" d="M80 0v40M190 0v40M276 0v40M364 0v40M450 0v40M560 0v40" />
      <g fill={AMBER}>
        <path d="M54 160h92v14H54zM54 230h92v14H54z" />
        <path fill={PAPER} d="M54 184h92v14H54zM54 276h92v14H54z" />
        <path fill={ink} d="M54 207h92v14H54zM54 253h92v14H54z" />
      </g>
      <path fill={mix(30, ink, INK)} d="M0 372h640v108H0z" />
      <path
        fill={mix(54, ink, INK)}
        d="M40 462h150l30-18H80zM250 462h140l-2-18H254zM450 462h150l-42-18H436z"
      />
    </>
  );
}

const grounds = { depot: Depot, canal: Canal, fields: Fields, hall: Hall };

/** The place of the van's own sheet on that of the picture. */
export const VAN_PLACE = 'translate(24 180)scale(.83)';

/** The ground alone, with the shadow of a van on it. */
export function VanGround({ ink, ground }: Pick<VanDrawing, 'ink' | 'ground'>) {
  const Ground = grounds[ground];
  return (
    <>
      <Ground ink={groupInk(ink)} />
      <path fill={INK} opacity=".42" d="M24 440L60 412H604L632 440z" />
    </>
  );
}

/** The van in its film, or as it came in. */
export function vanSkin({ ink, graphic, brand, bare }: Omit<VanDrawing, 'of' | 'ground'>): VanProps {
  const paint = bare ? '#ece9e3' : groupInk(ink);
  return {
    paint,
    paintShade: mix(bare ? 84 : 58, paint, INK),
    lettering: ink === 'signs' ? INK : '#fff',
    light: bare ? '#fff' : mix(62, paint, '#fff'),
    brand,
    graphic: bare ? 'none' : graphic,
  };
}

/** A van in side elevation before one of four grounds; bare, it is the white van as it came in. */
export function ParkedVan({ ground, ...van }: VanDrawing) {
  return (
    <>
      <VanGround ink={van.ink} ground={ground} />
      <Van {...vanSkin(van)} transform={VAN_PLACE} />
    </>
  );
}
