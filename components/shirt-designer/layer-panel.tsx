import { useState } from 'react';
import {
  hasTwoWeights,
  letterFamilyIds,
  letterFamilyNames,
  letterWeights,
} from '@/lib/drawing/letter-families';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { curveNames, fieldNames, nameLayer } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { inks } from '@/lib/shirt-designer/inks';
import { marks } from '@/lib/shirt-designer/marks';
import {
  cleanText,
  type DesignAction,
  isLongText,
  type LayerChange,
  toggled,
} from '@/lib/shirt-designer/reduce-design';
import {
  alignments,
  curves,
  type Layer,
  personFields,
  shirtLimits,
  type TextLayer,
} from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { Field, NumberField } from './fields';
import { PictureFields } from './picture-panel';
import { Swatch } from './swatch';

interface PanelProps {
  side: GarmentSide;
  layers: readonly Layer[];
  selected: readonly string[];
  /** Whether what is touched joins what is selected, or leaves it. */
  several: boolean;
  locale: Locale;
  labels: DesignerLabels;
  onSelect: (ids: readonly string[]) => void;
  onAction: (action: DesignAction, subject?: string) => void;
}

/** The canvas's twin: every layer by name, the uppermost first. */
export function LayerList({
  side,
  layers,
  selected,
  several,
  locale,
  labels,
  onSelect,
  onAction,
}: PanelProps) {
  if (layers.length === 0) return <p>{labels.noLayers}</p>;
  return (
    <ol className="shirt-list">
      {[...layers].reverse().map((layer) => {
        const name = nameLayer(layer, locale);
        const toggle = (what: 'hidden' | 'locked') =>
          onAction({ kind: 'change', side, ids: [layer.id], change: { [what]: !layer[what] } });
        return (
          <li key={layer.id} data-chosen={selected.includes(layer.id) || undefined}>
            <button
              type="button"
              aria-pressed={selected.includes(layer.id)}
              onClick={({ shiftKey }) =>
                onSelect(several || shiftKey ? toggled(layers, selected, layer.id) : [layer.id])
              }
            >
              {name}
            </button>
            <button
              type="button"
              aria-pressed={layer.hidden}
              aria-label={withLabel(labels.hide, name, locale)}
              onClick={() => toggle('hidden')}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
                <circle cx="12" cy="12" r="3.4" fill="currentColor" />
                {layer.hidden ? <path d="M4 21 20 3" stroke="currentColor" strokeWidth="2.4" /> : null}
              </svg>
            </button>
            <button
              type="button"
              aria-pressed={layer.locked}
              aria-label={withLabel(labels.lock, name, locale)}
              onClick={() => toggle('locked')}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M5 11h14v10H5z"
                  fill={layer.locked ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="2"
                />
                <path
                  d={layer.locked ? 'M8 11V7a4 4 0 0 1 8 0v4' : 'M8 11V7a4 4 0 0 1 7.6-1.6'}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              </svg>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface FieldsProps {
  side: GarmentSide;
  layer: Layer;
  /** What of its words cannot be made. */
  said: readonly string[];
  pictures: ShirtPictures;
  /** Of the fabric. */
  fabric: string;
  locale: Locale;
  labels: DesignerLabels;
  onAction: PanelProps['onAction'];
}

function Swatches({
  label,
  value,
  locale,
  other,
  onChange,
}: {
  label: string;
  value: string;
  locale: Locale;
  other: string;
  onChange: (colour: string) => void;
}) {
  return (
    <fieldset className="shirt-swatches">
      <legend>{label}</legend>
      {inks.map(({ colour, name }) => (
        <Swatch
          key={colour}
          colour={colour}
          name={name[locale]}
          isChosen={colour === value}
          onChoose={() => onChange(colour)}
        />
      ))}
      <input
        type="color"
        value={value}
        aria-label={other}
        title={other}
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  );
}

function TextFields({
  layer,
  said,
  locale,
  labels,
  change,
}: {
  layer: TextLayer;
  said: readonly string[];
  locale: Locale;
  labels: DesignerLabels;
  change: (change: LayerChange) => void;
}) {
  // What is too long stays in its field as it was typed, to be shortened, until the layer says something else.
  const [typed, setTyped] = useState(layer.text);
  const shown = cleanText(typed) === layer.text ? typed : layer.text;
  const weightNames = { normal: labels.weightNormal, bold: labels.weightBold };
  const alignNames = { left: labels.alignLeft, middle: labels.alignMiddle, right: labels.alignRight };
  return (
    <>
      <div className="shirt-wide">
        <Field label={labels.words}>
          <textarea
            className="control"
            rows={2}
            value={shown}
            aria-describedby="shirt-words-read"
            onChange={({ target }) => {
              setTyped(target.value);
              change({ text: target.value });
            }}
          />
        </Field>
        <p id="shirt-words-read" role="status" className="shirt-small">
          {[...(isLongText(shown) ? [labels.wordsCut] : []), ...said].join(' ')}
        </p>
      </div>
      <Field label={labels.family}>
        <select
          className="control"
          value={layer.family}
          onChange={({ target }) => change({ family: letterFamilyIds.find((id) => id === target.value) })}
        >
          {letterFamilyIds.map((id) => (
            <option key={id} value={id}>
              {letterFamilyNames[id]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={labels.weight}>
        <select
          className="control"
          value={layer.weight}
          onChange={({ target }) => change({ weight: letterWeights.find((id) => id === target.value) })}
        >
          {hasTwoWeights(layer.family) ? (
            letterWeights.map((id) => (
              <option key={id} value={id}>
                {weightNames[id]}
              </option>
            ))
          ) : (
            <option value={layer.weight}>{labels.weightOnly}</option>
          )}
        </select>
      </Field>
      <NumberField
        label={labels.size}
        value={layer.size}
        {...shirtLimits.size}
        step={0.5}
        onChange={(size) => change({ size })}
      />
      <Field label={labels.curve}>
        <select
          className="control"
          value={layer.curve}
          onChange={({ target }) => change({ curve: curves.find((id) => id === target.value) })}
        >
          {curves.map((id) => (
            <option key={id} value={id}>
              {curveNames[id][locale]}
            </option>
          ))}
        </select>
      </Field>
      {layer.curve === 'none' ? null : (
        <Field label={labels.bend}>
          <input
            type="range"
            value={layer.bend}
            {...shirtLimits.bend}
            onChange={({ target }) => change({ bend: target.valueAsNumber })}
          />
        </Field>
      )}
      <NumberField
        label={labels.tracking}
        value={layer.tracking}
        {...shirtLimits.tracking}
        step={10}
        onChange={(tracking) => change({ tracking })}
      />
      {layer.text.includes('\n') ? (
        <>
          <NumberField
            label={labels.leading}
            value={layer.leading}
            {...shirtLimits.leading}
            step={5}
            onChange={(leading) => change({ leading })}
          />
          <Field label={labels.align}>
            <select
              className="control"
              value={layer.align}
              onChange={({ target }) => change({ align: alignments.find((id) => id === target.value) })}
            >
              {alignments.map((id) => (
                <option key={id} value={id}>
                  {alignNames[id]}
                </option>
              ))}
            </select>
          </Field>
        </>
      ) : null}
      <Field label={labels.field}>
        <select
          className="control"
          value={layer.field}
          onChange={({ target }) => change({ field: personFields.find((id) => id === target.value) })}
        >
          {personFields.map((id) => (
            <option key={id} value={id}>
              {fieldNames[id][locale]}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}

/** Everything of one layer by typed numbers. */
export function LayerFields({ side, layer, said, pictures, fabric, locale, labels, onAction }: FieldsProps) {
  // What is typed into one field is one step, however many letters it takes.
  const change = (what: LayerChange) =>
    onAction(
      { kind: 'change', side, ids: [layer.id], change: what },
      `${layer.id} ${Object.keys(what).join(' ')}`,
    );
  const place = { min: -shirtLimits.position, max: shirtLimits.position };
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const shown = layer.kind === 'picture' ? pictures.get(layer.picture) : undefined;
  return (
    <div className="shirt-grid shirt-typed">
      {layer.kind === 'picture' && shown ? (
        <PictureFields
          layer={layer}
          shown={shown}
          fabric={fabric}
          locale={locale}
          labels={labels}
          change={change}
        />
      ) : null}
      {layer.kind === 'text' ? (
        <TextFields layer={layer} said={said} locale={locale} labels={labels} change={change} />
      ) : (
        <>
          <NumberField
            label={labels.width}
            value={rounded(layer.width)}
            {...shirtLimits.extent}
            onChange={(width) => change({ width })}
          />
          <NumberField
            label={labels.height}
            value={rounded(layer.height)}
            {...shirtLimits.extent}
            onChange={(height) => change({ height })}
          />
        </>
      )}
      <NumberField
        label={labels.across}
        value={rounded(layer.x)}
        {...place}
        onChange={(x) => change({ x })}
      />
      <NumberField label={labels.down} value={rounded(layer.y)} {...place} onChange={(y) => change({ y })} />
      <NumberField
        label={labels.angle}
        value={layer.angle}
        min={-180}
        max={180}
        onChange={(angle) => change({ angle })}
      />
      {layer.kind === 'picture' ? null : layer.kind === 'mark' ? (
        marks[layer.mark].inks.map((ink, at) => (
          <Swatches
            key={ink}
            label={`${labels.colour} ${at + 1}`}
            value={layer.colours[at] ?? ink}
            locale={locale}
            other={labels.otherColour}
            onChange={(colour) =>
              change({
                colours: marks[layer.mark].inks.map((usual, index) =>
                  index === at ? colour : (layer.colours[index] ?? usual),
                ),
              })
            }
          />
        ))
      ) : (
        <Swatches
          label={labels.colour}
          value={layer.colour}
          locale={locale}
          other={labels.otherColour}
          onChange={(colour) => change({ colour })}
        />
      )}
    </div>
  );
}
