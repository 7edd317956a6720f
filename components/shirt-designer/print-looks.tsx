import type { FilledOutline } from '@/lib/shirt-designer/layer-outline';
import type { TechniqueId } from '@/lib/shirt-designer/techniques';
import { mixed } from '@/lib/shirt-designer/tones';

/** What the techniques are drawn with: once in each drawing. */
export function PrintDefs({ id, techniques }: { id: string; techniques: readonly TechniqueId[] }) {
  const has = (technique: TechniqueId) => techniques.includes(technique);
  return (
    <>
      {has('embroidery') ? (
        <>
          {/* Threads of 0.4 mm would be finer than a pixel: they are drawn three times as wide. */}
          <pattern
            id={`${id}-thread`}
            width="1.3"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(24)"
          >
            <path d="M.3 0v12" stroke="#fff" strokeOpacity=".34" strokeWidth=".5" />
            <path d="M.98 0v12" stroke="#000" strokeOpacity=".3" strokeWidth=".42" />
            <path d="M0 5.5h1.3M.65 11h.65" stroke="#000" strokeOpacity=".16" strokeWidth=".5" />
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
        <pattern
          id={`${id}-mesh`}
          width="1.9"
          height="1.9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(22)"
        >
          <circle cx=".95" cy=".95" r=".42" fill="#000" fillOpacity=".09" />
        </pattern>
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
