import type { ReactNode } from 'react';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { skinOf } from '@/lib/wrap-simulator/coverage';
import type { FilmLook, Light } from '@/lib/wrap-simulator/film-look';
import { findFilm } from '@/lib/wrap-simulator/films';
import { tints } from '@/lib/wrap-simulator/glass-law';
import { letterColours } from '@/lib/wrap-simulator/letter-colours';
import { paints } from '@/lib/wrap-simulator/paints';
import type { PlacedLine } from '@/lib/wrap-simulator/place-lines';
import type { PlacedLogo } from '@/lib/wrap-simulator/place-logos';
import { protectedPanels } from '@/lib/wrap-simulator/protection';
import type { PanelId, Side, Vehicle } from '@/lib/wrap-simulator/vehicles/vehicle';
import type { TintId, WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { FinishDefs, FinishLayers } from './finishes';
import { VehicleDrawing } from './vehicle-drawing';

interface WrapViewProps {
  vehicle: Vehicle;
  side: Side;
  design: WrapDesign;
  /** The lines of letters on this side. */
  placed: readonly PlacedLine[];
  /** The pictures on it. */
  logos?: readonly PlacedLogo[];
  /** Bitmaps by the id of their picture, for a drawing that fetches nothing. */
  embedded?: ReadonlyMap<string, string>;
  light?: Light;
  /** Prefix of every id inside. */
  id: string;
  title?: string;
  className?: string;
  overlay?: ReactNode;
}

/** One side of a design: the same drawing in the tool, on the page of its link, in a picture and in a document. */
export function WrapView({
  vehicle,
  side,
  design,
  placed,
  logos = [],
  embedded,
  light,
  id,
  title,
  className,
  overlay,
}: WrapViewProps) {
  const { panels, band, banded } = skinOf(vehicle, side, design);
  const view = vehicle.views[side];
  const looks: Partial<Record<PanelId, FilmLook>> = {};
  for (const [panel, film] of panels) {
    const look = film === null ? null : findFilm(film);
    if (look) looks[panel] = look;
  }
  const over = band && findFilm(band.film);
  // Mirrors stand above everything, the line between two tones included: they wear the upper one.
  if (over && design.coverage === 'two-tone')
    for (const panel of view.panels) if (panel.raised && banded.has(panel.id)) looks[panel.id] = over;
  const surface = { width: view.width, height: view.height, unit: vehicle.length / 360 };
  const passes = (tint: TintId) => (tint === 'none' ? undefined : tints[tint].passes);
  const shades = Object.entries({
    'rear-side': passes(design.tints.rearSide),
    rear: passes(design.tints.rear),
  });
  const covered = protectedPanels(design.protection, [...panels.keys()]);
  return (
    <VehicleDrawing
      vehicle={vehicle}
      side={side}
      paint={paints[design.paint].colour}
      looks={looks}
      light={light}
      tints={Object.fromEntries(shades.filter((entry): entry is [string, number] => entry[1] !== undefined))}
      protection={covered.length > 0 ? { panels: covered, finish: design.protectionFinish } : undefined}
      id={id}
      title={title}
      className={className}
      overlay={overlay}
    >
      {over && band ? (
        <>
          <defs>
            <FinishDefs look={over} id={`${id}-band`} surface={surface} light={light ?? 'day'} />
            <clipPath id={`${id}-banded`}>
              {view.panels
                .filter((panel) => banded.has(panel.id) && !panel.raised)
                .map((panel) => (
                  <path key={panel.id} d={panel.path} clipRule="evenodd" />
                ))}
            </clipPath>
            <clipPath id={`${id}-boxes`}>
              {band.boxes.map((box) => (
                <rect key={`${box.x} ${box.y}`} {...box} />
              ))}
            </clipPath>
          </defs>
          <g clipPath={`url(#${id}-banded)`}>
            <g clipPath={`url(#${id}-boxes)`}>
              <FinishLayers look={over} id={`${id}-band`} surface={surface} light={light ?? 'day'} />
            </g>
          </g>
        </>
      ) : null}
      {logos.map(({ index, picture, box }) => (
        <g key={index} data-item={`logo-${index}`}>
          <DrawnPicture
            picture={picture}
            x={box.x}
            y={box.y}
            width={box.width}
            href={embedded?.get(picture.id)}
          />
        </g>
      ))}
      {placed.map(({ index, line, x, y, outlined }) => (
        <g key={index} data-item={`line-${index}`}>
          <path
            d={outlined.path}
            transform={`translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`}
            fill={letterColours[line.colour].colour}
          />
        </g>
      ))}
    </VehicleDrawing>
  );
}
