import type { ReactNode } from 'react';
import { type FabricColourId, fabricLook } from '@/lib/shirt-designer/fabric-colours';
import type { Corner, GarmentView, Part } from '@/lib/shirt-designer/garments/garment';
import { type FabricTones, tonesOf } from '@/lib/shirt-designer/tones';

interface GarmentDrawingProps {
  view: GarmentView;
  fabric: FabricColourId;
  /** How much larger or smaller than it is drawn. */
  scale?: { x: number; y: number };
  /** What of it is seen; all of it without. */
  frame?: Frame;
  /** Prefix of every id inside: two drawings in one document need two. */
  id: string;
  /** Accessible name; without it the drawing is decoration. */
  title?: string;
  className?: string;
  /** What is made on it, in the view's millimetres. */
  children?: ReactNode;
  /** Whatever is to lie above all. */
  overlay?: ReactNode;
}

/** What models the fabric is black or white that is seen through. */
const veils = {
  soft: '#0c0a08',
  shade: '#0c0a08',
  deep: '#0c0a08',
  fold: '#0c0a08',
  light: '#ffffff',
  crest: '#ffffff',
} as const;

const fadeId = (id: string, ink: string, from: Corner) =>
  `${id}-${ink === '#ffffff' ? 'lit' : 'dim'}-${from}`;

/** Gradients that the parts of a view fade by: full at one side or corner of a part's box. */
function Fades({ id, parts }: { id: string; parts: readonly Part[] }) {
  const used = new Map<string, { ink: string; from: Corner }>();
  for (const { tone, from } of parts) {
    if (!from || typeof tone === 'object' || !(tone in veils)) continue;
    const ink = veils[tone as keyof typeof veils];
    used.set(fadeId(id, ink, from), { ink, from });
  }
  return [...used].map(([name, { ink, from }]) => {
    const x = from.endsWith('left') ? 0 : from.endsWith('right') ? 1 : null;
    const y = from.startsWith('top') ? 0 : from.startsWith('bottom') ? 1 : null;
    return (
      <linearGradient
        key={name}
        id={name}
        x1={x ?? 0}
        y1={y ?? 0}
        x2={x === null ? 0 : 1 - x}
        y2={y === null ? 0 : 1 - y}
      >
        <stop stopColor={ink} />
        <stop offset=".35" stopColor={ink} stopOpacity=".42" />
        <stop offset=".7" stopColor={ink} stopOpacity=".1" />
        <stop offset=".95" stopColor={ink} stopOpacity="0" />
      </linearGradient>
    );
  });
}

function look(part: Part, tones: FabricTones, unit: number, id: string) {
  const { tone } = part;
  if (typeof tone === 'object')
    return tone.stroke === undefined
      ? { fill: tone.fixed }
      : { fill: 'none', stroke: tone.fixed, strokeWidth: tone.stroke, strokeLinecap: 'round' as const };
  const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  switch (tone) {
    case 'cloth':
    case 'inside':
    case 'lining':
    case 'rib':
      return { fill: tones[tone] };
    case 'soft':
    case 'shade':
    case 'deep':
    case 'fold':
    case 'light':
    case 'crest':
      return {
        fill: part.from ? `url(#${fadeId(id, veils[tone], part.from)})` : veils[tone],
        fillOpacity: Math.round(tones[tone] * 1000) / 1000,
      };
    case 'seam':
      return { ...line, stroke: tones.line, strokeWidth: unit * 0.9, strokeOpacity: 0.9 };
    case 'edge':
      return { ...line, stroke: tones.edge, strokeWidth: unit };
    case 'stitch':
      return {
        ...line,
        stroke: tones.line,
        strokeWidth: unit * 0.55,
        strokeOpacity: 0.75,
        strokeDasharray: `${unit * 2.2} ${unit * 1.5}`,
        strokeLinecap: 'butt' as const,
      };
    case 'ribs':
      return { ...line, stroke: tones.line, strokeWidth: unit * 0.5, strokeOpacity: 0.42 };
  }
}

interface PartsProps {
  parts: readonly Part[];
  tones: FabricTones;
  unit: number;
  id: string;
}

const Parts = ({ parts, tones, unit, id }: PartsProps) =>
  parts.map((part) => (
    <path key={JSON.stringify(part.tone) + part.path} d={part.path} {...look(part, tones, unit, id)} />
  ));

/** Threads of another shade, strewn over a tile by the golden ratio, so that no row of them is seen. */
const threads = (from: number, length: number) =>
  Array.from({ length: 90 }, (_, at) => {
    const [x, y] = [((at + from) * 0.754878) % 1, ((at + from) * 0.569841) % 1];
    return `M${Math.round(x * 730) / 10} ${Math.round(y * 970) / 10}l.6 ${length + (at % 4)}`;
  }).join('');

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is around a view in its drawing, in shares of its height. */
const garmentMargin = 0.045;

/** The frame of a drawing in millimetres; what stands above the shoulders belongs to it. */
export function frameOf(view: GarmentView, scale = { x: 1, y: 1 }): Frame {
  const tops = view.behind.map(({ path }) =>
    Math.min(0, ...(path.match(/-?[\d.]+/g) ?? []).filter((_, at) => at % 2 === 1).map(Number)),
  );
  const top = Math.min(0, ...tops);
  const margin = Math.round((view.height - top) * garmentMargin);
  const [width, height] = [view.width * scale.x, (view.height - top) * scale.y];
  return {
    x: -width / 2 - margin,
    y: top * scale.y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

/** One side of a garment, laid flat, in its fabric: what is made on it lies in its millimetres. */
export function GarmentDrawing({
  view,
  fabric,
  scale = { x: 1, y: 1 },
  frame,
  id,
  title,
  className,
  children,
  overlay,
}: GarmentDrawingProps) {
  const { colour, heather } = fabricLook(fabric);
  const tones = tonesOf(colour);
  const whole = frameOf(view, scale);
  const seen = frame ?? whole;
  const unit = Math.max(0.9, whole.height / 330);
  const stretch = scale.x === 1 && scale.y === 1 ? undefined : `scale(${scale.x} ${scale.y})`;
  return (
    <svg
      viewBox={[seen.x, seen.y, seen.width, seen.height]
        .map((value) => Math.round(value * 10) / 10)
        .join(' ')}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <clipPath id={`${id}-cloth`}>
          <path d={view.outline} transform={stretch} />
        </clipPath>
        <Fades id={id} parts={[...view.behind, ...view.parts, ...view.over]} />
        {heather ? (
          <pattern id={`${id}-heather`} width="73" height="97" patternUnits="userSpaceOnUse">
            <path d={threads(0, 5)} stroke="#0c0a08" strokeOpacity="0.13" />
            <path d={threads(400, 4)} stroke="#ffffff" strokeOpacity="0.26" />
          </pattern>
        ) : null}
      </defs>
      <g transform={stretch}>
        <Parts parts={view.behind} tones={tones} unit={unit} id={id} />
        <path d={view.outline} fill={tones.cloth} />
      </g>
      <g clipPath={`url(#${id}-cloth)`}>
        <g transform={stretch}>
          <Parts parts={view.parts} tones={tones} unit={unit} id={id} />
          {heather ? <path d={view.outline} fill={`url(#${id}-heather)`} /> : null}
        </g>
      </g>
      <path
        d={view.outline}
        transform={stretch}
        fill="none"
        stroke={tones.edge}
        strokeWidth={unit}
        strokeLinejoin="round"
      />
      {children}
      <g transform={stretch}>
        <Parts parts={view.over} tones={tones} unit={unit} id={id} />
      </g>
      {overlay}
    </svg>
  );
}
