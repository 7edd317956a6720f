import { FieldError } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area.client';
import {
  hasTwoWeights,
  letterFamilyIds,
  letterFamilyNames,
  letterWeights,
} from '@/lib/drawing/letter-families';
import { acceptedPictures } from '@/lib/drawing/picture';
import { filled, withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import { curveNames, fieldNames, nameLayer, nameSide, sayLetters } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { garmentFacts } from '@/lib/shirt-designer/garment-facts';
import { areaOf, type GarmentSide, garmentIds, sizeNames } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { inks, nameColour } from '@/lib/shirt-designer/inks';
import { markIds, marks } from '@/lib/shirt-designer/marks';
import { ownInks } from '@/lib/shirt-designer/picture-outlines';
import { places, shownTechnique } from '@/lib/shirt-designer/read-design';
import { shownList } from '@/lib/shirt-designer/read-people';
import { sayTyped } from '@/lib/shirt-designer/say-people';
import {
  curves,
  type Layer,
  type PictureLayer,
  personFields,
  shirtLimits,
  sideOf,
} from '@/lib/shirt-designer/shirt-design';
import type { ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import { techniques } from '@/lib/shirt-designer/techniques';

interface PlainProps {
  composed: ComposedShirt;
  side: GarmentSide;
  locale: Locale;
  labels: DesignerLabels;
  /** Why the file that the form brought was not taken. */
  pictureProblem?: string | null;
  /** Layers whose words were cut. */
  cut?: readonly string[];
}

type Options = readonly (readonly [value: string, label: string])[];

function Choice({
  name,
  label,
  value,
  options,
  hint,
}: {
  name: string;
  label: string;
  value?: string;
  options: Options;
  /** Id of what is said below it. */
  hint?: string;
}) {
  return (
    <label className="shirt-field">
      <span>{label}</span>
      <select name={name} defaultValue={value} aria-describedby={hint} className="control">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Amount({
  name,
  label,
  value,
  min,
  max,
  step = 1,
}: {
  name: string;
  label: string;
  value?: number;
  min: number;
  max: number;
  step?: number | 'any';
}) {
  return (
    <label className="shirt-field">
      <span>{label}</span>
      <input
        type="number"
        name={name}
        defaultValue={value}
        min={min}
        max={max}
        step={step}
        inputMode="decimal"
        className="control"
      />
    </label>
  );
}

const inkOptions = (locale: Locale, own: string): Options => {
  const offered: [string, string][] = inks.map(({ colour, name }) => [colour, name[locale]]);
  return offered.some(([colour]) => colour === own) ? offered : [[own, nameColour(own, locale)], ...offered];
};

const familyOptions: Options = letterFamilyIds.map((id) => [id, letterFamilyNames[id]]);

const weightOptions = ({ weightNormal, weightBold }: DesignerLabels): Options =>
  letterWeights.map((id) => [id, id === 'bold' ? weightBold : weightNormal]);

/** Each colour of a vector picture, and what it becomes. */
function PictureInks({
  layer,
  pictures,
  locale,
  labels,
}: {
  layer: PictureLayer;
  pictures: ShirtPictures;
  locale: Locale;
  labels: DesignerLabels;
}) {
  const picture = pictures.get(layer.picture)?.picture;
  if (picture?.kind !== 'vector') return null;
  return ownInks(picture)
    .slice(0, shirtLimits.inks)
    .map((own, at) => {
      const shown = layer.inks.find(({ from }) => from === own)?.to ?? own;
      const offered = inkOptions(locale, own);
      const options: Options = offered.some(([colour]) => colour === shown)
        ? offered
        : [[shown, nameColour(shown, locale)], ...offered];
      return (
        <div key={own}>
          <input type="hidden" name={`layer-${layer.id}-ink-${at}`} value={own} />
          <Choice
            name={`layer-${layer.id}-becomes-${at}`}
            label={filled(labels.inkBecomes, { colour: nameColour(own, locale) })}
            value={shown}
            options={options}
          />
        </div>
      );
    });
}

/** A file of one's own: last in the form, so that one that is too large costs nothing of what stands before it. */
function NewPicture({ labels, problem }: Pick<PlainProps, 'labels'> & { problem: string | null }) {
  const placeNames = { middle: labels.placeMiddle, top: labels.placeTop, heart: labels.placeHeart };
  return (
    <fieldset>
      <legend>{labels.addPicture}</legend>
      <div className="shirt-grid">
        <Choice
          name="picture-place"
          label={labels.place}
          options={places.map((id) => [id, placeNames[id]])}
        />
        <div className="shirt-wide">
          <label className="shirt-field">
            <span>{labels.addPicture}</span>
            <input
              type="file"
              name="picture-file"
              accept={acceptedPictures}
              aria-describedby={problem ? 'shirt-picture-problem shirt-picture-hint' : 'shirt-picture-hint'}
              aria-invalid={problem ? true : undefined}
              className="control"
            />
          </label>
          <small id="shirt-picture-hint">{labels.pictureAddHint}</small>
          {problem ? <FieldError id="shirt-picture-problem" errors={[problem]} /> : null}
        </div>
      </div>
    </fieldset>
  );
}

function LayerFields({
  layer,
  problems,
  pictures,
  locale,
  labels,
}: {
  layer: Layer;
  /** What of its words is not made as it was typed. */
  problems: readonly string[];
  pictures: ShirtPictures;
  locale: Locale;
  labels: DesignerLabels;
}) {
  const of = (what: string) => `layer-${layer.id}-${what}`;
  const place = { min: -shirtLimits.position, max: shirtLimits.position, step: 'any' as const };
  return (
    <details className="shirt-layer" open={problems.length > 0}>
      <summary>{nameLayer(layer, locale)}</summary>
      <div className="shirt-grid">
        {layer.kind === 'text' ? (
          <>
            <div className="shirt-wide">
              <label className="shirt-field">
                <span>{labels.words}</span>
                <TextArea
                  id={of('text')}
                  name={of('text')}
                  defaultValue={layer.text}
                  rows={2}
                  aria-describedby={problems.length > 0 ? `${of('problem')} ${of('hint')}` : of('hint')}
                  aria-invalid={problems.length > 0 ? true : undefined}
                  className="control"
                />
              </label>
              <small id={of('hint')}>{labels.wordsHint}</small>
              {problems.length > 0 ? <FieldError id={of('problem')} errors={problems} /> : null}
            </div>
            <Choice name={of('family')} label={labels.family} value={layer.family} options={familyOptions} />
            <Choice
              name={of('weight')}
              label={labels.weight}
              value={layer.weight}
              options={
                hasTwoWeights(layer.family) ? weightOptions(labels) : [[layer.weight, labels.weightOnly]]
              }
            />
            <Amount
              name={of('size')}
              label={labels.size}
              value={layer.size}
              {...shirtLimits.size}
              step="any"
            />
            <Choice
              name={of('curve')}
              label={labels.curve}
              value={layer.curve}
              options={curves.map((id) => [id, curveNames[id][locale]])}
            />
            <Amount name={of('bend')} label={labels.bend} value={layer.bend} {...shirtLimits.bend} />
            <Choice
              name={of('field')}
              label={labels.field}
              value={layer.field}
              options={personFields.map((id) => [id, fieldNames[id][locale]])}
            />
          </>
        ) : (
          <>
            <Amount
              name={of('width')}
              label={labels.width}
              value={layer.width}
              {...shirtLimits.extent}
              step="any"
            />
            {layer.kind === 'picture' ? (
              <Amount
                name={of('opacity')}
                label={labels.opacity}
                value={layer.opacity}
                {...shirtLimits.opacity}
              />
            ) : (
              <Amount
                name={of('height')}
                label={labels.height}
                value={layer.height}
                {...shirtLimits.extent}
                step="any"
              />
            )}
          </>
        )}
        {layer.kind === 'picture' ? (
          <PictureInks layer={layer} pictures={pictures} locale={locale} labels={labels} />
        ) : null}
        {layer.kind === 'mark' || layer.kind === 'picture' ? null : (
          <Choice
            name={of('colour')}
            label={labels.colour}
            value={layer.colour}
            options={inkOptions(locale, layer.colour)}
          />
        )}
        <Amount name={of('x')} label={labels.across} value={layer.x} {...place} />
        <Amount name={of('y')} label={labels.down} value={layer.y} {...place} />
        <Amount name={of('angle')} label={labels.angle} value={layer.angle} min={-180} max={180} step="any" />
        <label className="shirt-check">
          <input type="checkbox" name={of('remove')} />
          <span>{labels.remove}</span>
        </label>
      </div>
    </details>
  );
}

function NewLayer({ locale, labels }: Pick<PlainProps, 'locale' | 'labels'>) {
  const placeNames = { middle: labels.placeMiddle, top: labels.placeTop, heart: labels.placeHeart };
  return (
    <fieldset>
      <legend>{labels.addText}</legend>
      <div className="shirt-grid">
        <div className="shirt-wide">
          <label className="shirt-field">
            <span>{labels.words}</span>
            <TextArea
              id="shirt-words"
              name="text"
              rows={2}
              aria-describedby="shirt-words-hint"
              className="control"
            />
          </label>
          <small id="shirt-words-hint">{labels.wordsHint}</small>
        </div>
        <Choice name="family" label={labels.family} options={familyOptions} />
        <div>
          <Choice
            name="weight"
            label={labels.weight}
            value="bold"
            options={weightOptions(labels)}
            hint="shirt-weight-hint"
          />
          <small id="shirt-weight-hint">
            {filled(labels.weightHint, {
              families: letterFamilyIds
                .filter(hasTwoWeights)
                .map((id) => letterFamilyNames[id])
                .join(', '),
            })}
          </small>
        </div>
        <Amount name="size" label={labels.size} {...shirtLimits.size} step="any" />
        <Choice
          name="colour"
          label={labels.colour}
          options={inks.map(({ colour, name }) => [colour, name[locale]])}
        />
        <Choice
          name="curve"
          label={labels.curve}
          options={curves.map((id) => [id, curveNames[id][locale]])}
        />
        <Choice
          name="mark"
          label={labels.motif}
          options={[['', labels.noMotif], ...markIds.map((id) => [id, marks[id].name[locale]] as const)]}
        />
        <Choice name="place" label={labels.place} options={places.map((id) => [id, placeNames[id]])} />
      </div>
    </fieldset>
  );
}

/** Everything that can be chosen without a script, as fields of a form. */
export function PlainFields({
  composed: { design, pictures, findings },
  side,
  locale,
  labels,
  pictureProblem = null,
  cut = [],
}: PlainProps) {
  const garment = garments[design.garment];
  const facts = garmentFacts(design.garment);
  const { layers } = sideOf(design, side);
  const technique = shownTechnique(design, side);
  const offered = facts.techniques(side);
  const { width, height } = areaOf(garment, side);
  const said = sayTyped(design, locale, labels);
  return (
    <>
      <input type="hidden" name="shown-side" value={side} />
      <div className="shirt-grid">
        <Choice
          name="garment"
          label={labels.garment}
          value={design.garment}
          options={garmentIds.map((id) => [id, garments[id].name[locale]])}
        />
        <Choice
          name="fabric"
          label={labels.fabric}
          value={design.fabric}
          options={facts.fabrics.map((id) => [id, fabricLook(id).name[locale]])}
        />
        <Choice
          name="side"
          label={labels.side}
          value={side}
          options={facts.sides.map((id) => [id, nameSide(garment, id)[locale]])}
        />
        <Choice
          name="technique"
          label={labels.technique}
          value={technique}
          // One that is not done here stays chosen, and is checked, until somebody chooses another.
          options={[...(offered.includes(technique) ? [] : [technique]), ...offered].map((id) => [
            id,
            techniques[id].name[locale],
          ])}
        />
      </div>
      <fieldset>
        <legend>{withLabel(labels.layers, nameSide(garment, side)[locale], locale)}</legend>
        <p className="shirt-small">{filled(labels.area, { width: width / 10, height: height / 10 })}</p>
        {layers.map((layer) => (
          <LayerFields
            key={layer.id}
            layer={layer}
            problems={[
              ...(cut.includes(layer.id) ? [labels.wordsCut] : []),
              ...sayLetters(findings, layer.id, locale),
            ]}
            pictures={pictures}
            locale={locale}
            labels={labels}
          />
        ))}
      </fieldset>
      <NewLayer locale={locale} labels={labels} />
      <fieldset>
        <legend>{labels.quantities}</legend>
        <div className="shirt-sizes">
          {facts.sizes.map((size) => (
            <Amount
              key={size}
              name={`pieces-${size}`}
              label={sizeNames[size][locale]}
              value={design.quantities[size] ?? 0}
              min={0}
              max={shirtLimits.piecesPerSize}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <label className="shirt-field">
          <span>{labels.people}</span>
          <TextArea
            id="shirt-people"
            name="people"
            rows={3}
            defaultValue={shownList(design)}
            aria-describedby={said ? 'shirt-people-read shirt-people-hint' : 'shirt-people-hint'}
            className="control"
          />
        </label>
        <small id="shirt-people-hint">{labels.peopleHint}</small>
        {said ? (
          <p id="shirt-people-read" className="shirt-small">
            {said}
          </p>
        ) : null}
      </div>
      <NewPicture labels={labels} problem={pictureProblem} />
    </>
  );
}
