import type { RefObject } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { areaOf, type GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { DesignAction } from '@/lib/shirt-designer/reduce-design';
import { type Person, sideOf } from '@/lib/shirt-designer/shirt-design';
import { boxAroundAll } from './drag';
import { frameOf } from './garment-drawing';
import { Rulers } from './rulers';
import { padded, Selection } from './selection-frame';
import { describeSide } from './shirt-stage';
import { AreaFrame, ShirtView } from './shirt-view';
import { useCanvasHand } from './use-canvas-hand';
import { seenAt, type zooms } from './zoom';

interface CanvasProps {
  /** Takes the keys once something on it was touched. */
  self: RefObject<HTMLDivElement | null>;
  composed: ComposedShirt;
  side: GarmentSide;
  selected: readonly string[];
  /** Whether what is touched joins what is selected, or leaves it. */
  several: boolean;
  zoom: (typeof zooms)[number];
  person: Person | null;
  locale: Locale;
  labels: DesignerLabels;
  onSelect: (ids: readonly string[]) => void;
  onAction: (action: DesignAction, subject?: string) => void;
  /** Touched twice: its words are written, its numbers typed. */
  onEdit: () => void;
}

/** The drawing that is worked on. While something is dragged its transform alone changes. */
export function Canvas(props: CanvasProps) {
  const { self, composed, side, selected, several, zoom, person, locale, labels, onEdit } = props;
  const { garment, design } = composed;
  const { layers } = sideOf(design, side);
  const boxes = composed.boxes(side);
  const area = areaOf(garment, side);
  const chosen = boxAroundAll(selected.flatMap((id) => boxes.get(id) ?? []));
  const view = garment.views[side];
  const frame = seenAt(garment, side, zoom, chosen);
  const seen = frame ?? (view ? frameOf(view) : null);
  const unit = (seen ?? { height: 800 }).height / 260;
  const seenFrom = (seen?.y ?? 0) - (garment.sides[side]?.y ?? 0);
  const movable = selected.filter((id) => !layers.find((layer) => layer.id === id)?.locked);
  const { space, guides, pixel, handlers } = useCanvasHand({
    self,
    composed,
    side,
    selected,
    movable,
    several,
    shown: `${garment.id} ${side} ${zoom}`,
    reach: unit * 2.2,
    onSelect: props.onSelect,
    onAction: props.onAction,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's
    <div
      ref={self}
      role="group"
      aria-label={labels.canvas}
      // Not on the way of the Tab key: the list beside it says and does the same.
      tabIndex={-1}
      className="shirt-ground shirt-canvas"
      data-holding={selected.length > 0 || undefined}
      {...handlers}
      onDoubleClick={several ? undefined : onEdit}
    >
      <ShirtView
        garment={garment}
        design={design}
        side={side}
        letters={composed.letters}
        pictures={composed.pictures}
        person={person}
        frame={frame}
        id="live"
        title={describeSide(composed, side, locale, labels)}
        className="shirt-drawing"
        overlay={
          <g ref={space}>
            <AreaFrame garment={garment} side={side} />
            {/* On a phone as well, figures are there to be read. */}
            <Rulers width={area.width} height={area.height} unit={Math.max(unit, pixel * 2)} />
            {layers
              .filter(({ hidden }) => !hidden)
              .map(({ id }) => {
                const box = boxes.get(id);
                return box ? (
                  <rect
                    key={id}
                    data-hit={id}
                    {...padded(box, pixel)}
                    fill="transparent"
                    className="shirt-hit"
                  />
                ) : null;
              })}
            {chosen ? (
              <Selection
                box={chosen}
                pixel={pixel}
                top={seenFrom}
                // Handles would lie over what is still to be picked.
                fixed={several || movable.length === 0}
              />
            ) : null}
            <path ref={guides} fill="none" stroke="#0f7b83" strokeWidth={unit * 0.5} pointerEvents="none" />
          </g>
        }
      />
    </div>
  );
}
