import { pixelsPerMillimetre } from '@/lib/drawing/legibility';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { findFilm } from '@/lib/wrap-simulator/films';
import { namePanel } from '@/lib/wrap-simulator/panel-parts';
import { filled, type SimulatorLabels, sideNames } from '@/lib/wrap-simulator/simulator-copy';
import type { PanelId } from '@/lib/wrap-simulator/vehicles/vehicle';
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
  onPanel?: (panel: PanelId) => void;
}

/** The vehicle on its ground, from where it is looked at. */
export function WrapStage({ composed, view, locale, labels, id, onPanel }: StageProps) {
  const { vehicle, design, placed } = composed;
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
          light={view.light}
          id={id}
          title={filled(labels.drawingOf, {
            vehicle: vehicle.name[locale],
            side: sideNames[view.side][locale],
            film: film ? film.name[locale] : '',
          })}
          className="wrap-drawing"
          overlay={
            onPanel ? (
              <g fill="transparent" className="wrap-touch">
                {vehicle.views[view.side].panels.map((panel) => (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing is the same by keyboard
                  <path key={panel.id} d={panel.path} fillRule="evenodd" onClick={() => onPanel(panel.id)}>
                    <title>{namePanel(panel.id)[locale]}</title>
                  </path>
                ))}
              </g>
            ) : null
          }
        />
      </div>
    </div>
  );
}
