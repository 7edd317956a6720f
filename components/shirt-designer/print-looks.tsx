import type { ReactNode } from 'react';
import type { FilledOutline } from '@/lib/shirt-designer/layer-outline';
import type { TechniqueId } from '@/lib/shirt-designer/techniques';
import { mixed } from '@/lib/shirt-designer/tones';

/** What the techniques are drawn with: once in each drawing. */
export function PrintDefs({
  id,
  techniques,
  fabric,
}: {
  id: string;
  techniques: readonly TechniqueId[];
  /** What is seen between the dots of a screen. */
  fabric: string;
}) {
  const has = (technique: TechniqueId) => techniques.includes(technique);
  return (
    <>
      {has('embroidery') ? (
        <>
          {/* Threads of 0.4 mm would be finer than a pixel: they are drawn three times as wide. */}
          <pattern
            id={`${id}-thread`}
            width="3.9"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(24)"
          >
            <path d="M.3 0v12M1.6 0v12M2.9 0v12" stroke="#fff" strokeOpacity=".34" strokeWidth=".5" />
            <path d="M.98 0v12M2.28 0v12M3.58 0v12" stroke="#000" strokeOpacity=".3" strokeWidth=".42" />
            {/* No thread ends beside another: a row of ends would be seen as a line. */}
            <path d="M0 1.5h1.3M1.3 9.5h1.3M2.6 5.5h1.3" stroke="#000" strokeOpacity=".18" strokeWidth=".6" />
          </pattern>
          <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".3" />
            <stop offset=".45" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity=".2" />
          </linearGradient>
        </>
      ) : null}
      {has('flex') || has('dtf') ? (
        <linearGradient id={`${id}-film`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".26" />
          <stop offset=".32" stopColor="#fff" stopOpacity=".04" />
          <stop offset=".46" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".52" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".1" />
        </linearGradient>
      ) : null}
      {has('dtg') ? (
        <pattern id={`${id}-knit`} width="2.4" height="2.8" patternUnits="userSpaceOnUse">
          <path d="M.2 .2l1 1.2 1-1.2" stroke="#000" strokeOpacity=".2" strokeWidth=".4" fill="none" />
          <path d="M.2 1.6l1 1.2 1-1.2" stroke="#fff" strokeOpacity=".14" strokeWidth=".4" fill="none" />
        </pattern>
      ) : null}
      {has('screen') ? (
        <>
          <pattern
            id={`${id}-mesh`}
            width="1.9"
            height="1.9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(22)"
          >
            <circle cx=".95" cy=".95" r=".42" fill="#000" fillOpacity=".09" />
          </pattern>
          {/* Dots of 25 to the inch: real ones would be finer than a pixel. */}
          <pattern
            id={`${id}-dots`}
            width="2"
            height="2"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <circle cx="1" cy="1" r=".62" fill={fabric} />
          </pattern>
        </>
      ) : null}
    </>
  );
}

interface PrintedProps {
  outlines: readonly FilledOutline[];
  technique: TechniqueId;
  /** Prefix of what `PrintDefs` defines. */
  id: string;
}

/** Something printed or sewn: its shapes, and how they take the light. */
export function Printed({ outlines, technique, id }: PrintedProps) {
  return outlines.map(({ d, fill, rule, opacity }, at) => {
    const path = { d, fillRule: rule, opacity };
    const key = at;
    switch (technique) {
      case 'embroidery':
        return (
          <g key={key}>
            <path {...path} fill="#000" fillOpacity=".28" transform="translate(.5 .7)" />
            <path
              {...path}
              fill={fill}
              stroke={mixed(fill, '#000000', 0.28)}
              strokeWidth=".5"
              strokeLinejoin="round"
            />
            <path {...path} fill={`url(#${id}-thread)`} />
            <path {...path} fill={`url(#${id}-sheen)`} />
          </g>
        );
      case 'flex':
        return (
          <g key={key}>
            <path {...path} fill="#000" fillOpacity=".32" transform="translate(.35 .45)" />
            <path {...path} fill={fill} />
            <path {...path} fill={`url(#${id}-film)`} stroke="#fff" strokeOpacity=".3" strokeWidth=".3" />
          </g>
        );
      case 'dtf':
        return (
          <g key={key}>
            <path
              {...path}
              fill={fill}
              stroke={mixed(fill, '#ffffff', 0.5)}
              strokeWidth=".45"
              strokeLinejoin="round"
            />
            <path {...path} fill={`url(#${id}-film)`} fillOpacity=".55" />
          </g>
        );
      case 'dtg':
        return (
          <g key={key}>
            <path {...path} fill={fill} fillOpacity=".93" />
            <path {...path} fill={`url(#${id}-knit)`} />
          </g>
        );
      default:
        return (
          <g key={key}>
            <path {...path} fill={fill} />
            <path {...path} fill={`url(#${id}-mesh)`} />
          </g>
        );
    }
  });
}

interface BitmapLook {
  /** What it throws on the fabric: how far, and how dark. */
  shadow?: readonly [x: number, y: number, opacity: number];
  /** What lies on it, the lowest first, by the name that `PrintDefs` gives it. */
  above: readonly (readonly [name: string, opacity: number])[];
  opacity?: number;
}

const bitmapLooks: Record<TechniqueId, BitmapLook> = {
  embroidery: {
    shadow: [0.5, 0.7, 0.28],
    above: [
      ['thread', 1],
      ['sheen', 1],
    ],
  },
  screen: { above: [['dots', 0.5]] },
  dtf: { shadow: [0.25, 0.3, 0.3], above: [['film', 0.55]] },
  flex: { shadow: [0.35, 0.45, 0.32], above: [['film', 1]] },
  dtg: { above: [['knit', 0.6]], opacity: 0.93 },
};

/**
 * A picture of pixels printed or sewn: light and shadow are cut out by the picture itself, so that what is transparent in it stays
 * fabric. At most two such cuts a picture and no filter: a phone draws it anew with every step of a finger.
 */
export function PrintedBitmap({
  width,
  height,
  technique,
  id,
  own,
  children,
}: {
  width: number;
  height: number;
  technique: TechniqueId;
  id: string;
  /** Id of the pixels, the picture's own in its drawing. */
  own: string;
  children: ReactNode;
}) {
  const { shadow, above, opacity } = bitmapLooks[technique];
  const box = { x: -width / 2, y: -height / 2, width, height };
  const cut = `url(#${own}-cut)`;
  return (
    <>
      <mask id={`${own}-cut`} maskUnits="userSpaceOnUse" {...box} style={{ maskType: 'alpha' }}>
        <use href={`#${own}`} />
      </mask>
      {shadow ? (
        <g transform={`translate(${shadow[0]} ${shadow[1]})`}>
          <rect {...box} fill="#000" fillOpacity={shadow[2]} mask={cut} />
        </g>
      ) : null}
      <g opacity={opacity}>
        <g id={own}>{children}</g>
      </g>
      <g mask={cut}>
        {above.map(([name, share]) => (
          <rect key={name} {...box} fill={`url(#${id}-${name})`} fillOpacity={share} />
        ))}
      </g>
    </>
  );
}
