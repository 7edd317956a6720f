import type { ReactNode } from 'react';
import { pixelsPerMillimetre } from '@/lib/drawing/legibility';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { findFilm } from '@/lib/wrap-simulator/films';
import { sideNames } from '@/lib/wrap-simulator/names';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import type { ViewState } from '@/lib/wrap-simulator/view-state';
import { drawingMargins } from './vehicle-drawing';
import { WrapView } from './wrap-view';

interface StageProps {
  composed: ComposedWrap;
  view: ViewState;
  locale: Locale;
  labels: SimulatorLabels;
  /** Prefix of every id inside. */
  id: string;
  /** What can be done on the drawing by hand. */
  overlay?: ReactNode;
}

/** The vehicle on its ground, from where it is looked at. */
export function WrapStage({ composed, view, locale, labels, id, overlay }: StageProps) {
  const { vehicle, design, placed, logos } = composed;
  const { width } = vehicle.views[view.side];
  const seen =
    view.distance === 0
      ? null
      : pixelsPerMillimetre(view.distance) * (width + 2 * drawingMargins.x * vehicle.length);
  const film = findFilm(design.film);
  return (
    <div className="wrap-ground" data-light={view.light}>
      <div style={seen === null ? undefined : { width: `${Math.round(seen)}px`, flex: 'none' }}>
        <WrapView
          vehicle={vehicle}
          side={view.side}
          design={design}
          placed={placed[view.side]}
          logos={logos[view.side]}
          light={view.light}
          id={id}
          title={filled(labels.drawingOf, {
            vehicle: vehicle.name[locale],
            side: sideNames[view.side][locale],
            film: film ? film.name[locale] : '',
          })}
          className="wrap-drawing"
          overlay={overlay}
        />
      </div>
    </div>
  );
}
