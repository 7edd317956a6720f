import type { SVGProps } from 'react';
import type { FittedName, Panel, Plate } from '@/lib/nameplate/plate';
import { round } from './scene-parts';

/** The outlines of a name's letters, once in a document: every `NameOn` in it draws with them. */
export function NameLetters({ plate }: { plate: Plate }) {
  return (
    <defs>
      {plate.glyphs.map(({ id, outline }) => (
        <path key={id} id={id} d={outline} />
      ))}
    </defs>
  );
}

interface PaintProps
  extends Pick<
    SVGProps<SVGGElement>,
    'fill' | 'stroke' | 'opacity' | 'transform' | 'paintOrder' | 'strokeLinejoin'
  > {
  /** In units of the drawing, as are the dashes. */
  strokeWidth?: number;
  dashes?: readonly number[];
}

interface FittedProps extends PaintProps {
  name: FittedName;
  /** Letters that are left out: a letter's box and its place in its line say which. */
  shows?: (letter: FittedName['lines'][number]['glyphs'][number]) => boolean;
}

/** A name that is fitted already. */
export function FittedLetters({ name, shows, strokeWidth, dashes, ...paint }: FittedProps) {
  return (
    <g {...paint}>
      {name.lines.map(({ x, y, scale, glyphs }) => {
        const by = Math.round(scale * 10_000) / 10_000;
        return (
          <g
            key={y}
            transform={`translate(${round(x)} ${round(y)})scale(${by} -${by})`}
            strokeWidth={strokeWidth && round(strokeWidth / scale)}
            strokeDasharray={dashes?.map((dash) => round(dash / scale)).join(' ')}
          >
            {glyphs.map((glyph) =>
              shows?.(glyph) === false ? null : (
                <use key={glyph.x} href={`#${glyph.id}`} x={Math.round(glyph.x) || undefined} />
              ),
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A visitor's name on a panel of a drawing, as large as it can stand there; its initial alone where asked. */
export function NameOn({
  plate,
  panel,
  initial = false,
  ...paint
}: PaintProps & { plate: Plate; panel: Panel | readonly Panel[]; initial?: boolean }) {
  const name = initial ? plate.fitInitial(panel as Panel) : plate.fit(panel);
  return <FittedLetters name={name} {...paint} />;
}
