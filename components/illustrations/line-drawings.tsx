import type { SVGProps } from 'react';
import type { LineDrawing, Stroke } from '@/lib/content/drawings/strokes';
import { colors } from '@/lib/theme/colors';

interface Inks {
  accent: string;
  ground: string;
}

function paintOf(stroke: Stroke, { accent, ground }: Inks): SVGProps<SVGPathElement> {
  const paints: Record<Stroke, SVGProps<SVGPathElement>> = {
    line: {},
    mark: { stroke: accent },
    pale: { stroke: ground },
    cord: { stroke: accent, strokeWidth: 6 },
    ink: { fill: colors.ink, stroke: 'none' },
    accent: { fill: accent, stroke: 'none' },
    bare: { fill: ground, stroke: 'none' },
    body: { fill: ground },
    coat: { fill: accent },
  };
  return paints[stroke];
}

/** Units from one drawing to the next. */
const PITCH = 100;

/** Drawings one below the other on one sheet, each a view by its id. They bring their ground, so that they stand on any other. */
export function LineDrawings({
  drawings,
  ...inks
}: Inks & { drawings: readonly { id: string; drawing: LineDrawing }[] }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      fill="none"
      stroke={colors.ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings.map(({ id, drawing }, index) => (
        <svg key={id} y={index * PITCH} width="96" height="96">
          <view id={id} viewBox={`0 ${index * PITCH} 96 96`} />
          <path fill={inks.ground} stroke="none" d="M0 0h96v96H0z" />
          {drawing.map(([stroke, path]) => (
            <path key={stroke + path} d={path} {...paintOf(stroke, inks)} />
          ))}
        </svg>
      ))}
    </svg>
  );
}
