import { useMemo, useState } from 'react';
import { filled, withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { nameSide } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { garmentFacts } from '@/lib/shirt-designer/garment-facts';
import { type GarmentSide, garmentIds, sizeNames } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { readPeople, shownList } from '@/lib/shirt-designer/read-people';
import type { DesignAction } from '@/lib/shirt-designer/reduce-design';
import { sayPeople } from '@/lib/shirt-designer/say-people';
import { countPieces, type ShirtDesign, shirtLimits, sideOf } from '@/lib/shirt-designer/shirt-design';
import { techniqueIds, techniques } from '@/lib/shirt-designer/techniques';
import { NumberField } from './fields';
import { sayPieces } from './shirt-facts';
import { Swatch } from './swatch';

interface OrderProps {
  design: ShirtDesign;
  locale: Locale;
  labels: DesignerLabels;
  onAction: (action: DesignAction, subject?: string) => void;
}

/** Garment, fabric and technique. */
export function GarmentPanel({ design, side, locale, labels, onAction }: OrderProps & { side: GarmentSide }) {
  const garment = garments[design.garment];
  const facts = garmentFacts(design.garment);
  const { technique } = sideOf(design, side);
  const own = techniques[technique];
  return (
    <div className="shirt-grid">
      <label className="shirt-field shirt-wide">
        <span>{labels.garment}</span>
        <select
          className="control"
          value={design.garment}
          onChange={({ target }) => {
            const chosen = garmentIds.find((id) => id === target.value);
            if (chosen) onAction({ kind: 'garment', garment: chosen });
          }}
        >
          {garmentIds.map((id) => (
            <option key={id} value={id}>
              {garments[id].name[locale]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="shirt-swatches shirt-wide">
        <legend>{withLabel(labels.fabric, fabricLook(design.fabric).name[locale], locale)}</legend>
        {facts.fabrics.map((id) => (
          <Swatch
            key={id}
            colour={fabricLook(id).colour}
            name={fabricLook(id).name[locale]}
            isChosen={id === design.fabric}
            onChoose={() => onAction({ kind: 'fabric', fabric: id })}
          />
        ))}
      </fieldset>
      <label className="shirt-field shirt-wide">
        <span>
          {labels.technique} ({nameSide(garment, side)[locale]})
        </span>
        <select
          className="control"
          value={technique}
          onChange={({ target }) => {
            const chosen = techniqueIds.find((id) => id === target.value);
            if (chosen) onAction({ kind: 'technique', side, technique: chosen });
          }}
        >
          {techniqueIds
            .filter((id) => id === technique || facts.techniques(side).includes(id))
            .map((id) => (
              <option key={id} value={id}>
                {techniques[id].name[locale]}
              </option>
            ))}
        </select>
        <small>
          {filled(labels.look, { look: own.look[locale] })}{' '}
          {filled(labels.washing, { washes: own.washes[locale] })}
        </small>
      </label>
    </div>
  );
}

/** Sizes, quantities, and whose garments they are. */
export function QuantityPanel({ design, locale, labels, onAction }: OrderProps) {
  const facts = garmentFacts(design.garment);
  const [typed, setTyped] = useState<string>();
  const { garment, people, typed: kept } = design;
  // A long one takes a while to be read.
  const list = useMemo(
    () => shownList({ garment, people, typed: kept }, typed),
    [garment, people, kept, typed],
  );
  const read = useMemo(
    () => (list === '' || (typed === undefined && !kept) ? null : readPeople(list, facts.sizes, facts.drawn)),
    [list, typed, kept, facts],
  );
  return (
    <>
      <div className="shirt-sizes">
        {facts.sizes.map((size) => (
          <NumberField
            key={size}
            label={sizeNames[size][locale]}
            value={design.quantities[size] ?? 0}
            min={0}
            max={shirtLimits.piecesPerSize}
            whole
            // Nothing stands there that a first digit would be put beside.
            empty={0}
            onChange={(count) => onAction({ kind: 'quantity', size, count }, `pieces ${size}`)}
          />
        ))}
      </div>
      <p>
        <b className="figures">{sayPieces(countPieces(design), locale, labels)}</b>
      </p>
      <label className="shirt-field">
        <span>{labels.people}</span>
        <textarea
          className="control"
          rows={4}
          value={list}
          aria-describedby="shirt-people-read"
          onChange={({ target }) => {
            setTyped(target.value);
            onAction({ kind: 'people', ...readPeople(target.value, facts.sizes, facts.drawn) }, 'people');
          }}
        />
        <small>{labels.peopleHint}</small>
      </label>
      <p id="shirt-people-read" className="shirt-small" aria-live="polite">
        {read ? sayPeople(read, facts.drawn, locale, labels) : null}
      </p>
    </>
  );
}
