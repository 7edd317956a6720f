import type { ReactNode } from 'react';
import { type FabricColourId, fabricLook } from '@/lib/shirt-designer/fabric-colours';
import type { GarmentView, Part } from '@/lib/shirt-designer/garments/garment';
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

function look(part: Part, tones: FabricTones, unit: number) {
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
    case 'shade':
    case 'deep':
    case 'fold':
      return { fill: '#0c0a08', fillOpacity: tones[tone] };
    case 'light':
      return { fill: '#ffffff', fillOpacity: tones.light };
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

const Parts = ({ parts, tones, unit }: { parts: readonly Part[]; tones: FabricTones; unit: number }) =>
  parts.map((part) => (
    <path key={JSON.stringify(part.tone) + part.path} d={part.path} {...look(part, tones, unit)} />
  ));

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
        {heather ? (
          <pattern id={`${id}-heather`} width="22" height="30" patternUnits="userSpaceOnUse">
            <path
              d="M2 2v7M7 12v9M12 1v5M16 8v8M20 18v7M4 22v6M10 20v4M14 25v4M19 3v3"
              stroke="#0c0a08"
              strokeOpacity="0.13"
              strokeWidth="1.3"
            />
            <path
              d="M5 6v6M9 2v4M13 14v8M18 26v3M2 14v5M21 9v6M7 26v3"
              stroke="#ffffff"
              strokeOpacity="0.4"
              strokeWidth="1.2"
            />
          </pattern>
        ) : null}
      </defs>
      <g transform={stretch}>
        <Parts parts={view.behind} tones={tones} unit={unit} />
        <path d={view.outline} fill={tones.cloth} />
        {heather ? <path d={view.outline} fill={`url(#${id}-heather)`} /> : null}
      </g>
      <g clipPath={`url(#${id}-cloth)`}>
        <g transform={stretch}>
          <Parts parts={view.parts} tones={tones} unit={unit} />
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
        <Parts parts={view.over} tones={tones} unit={unit} />
      </g>
      {overlay}
    </svg>
  );
}
