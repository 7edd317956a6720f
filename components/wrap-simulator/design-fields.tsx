import type { CSSProperties } from 'react';
import { letterFamilyIds, letterFamilyNames } from '@/lib/drawing/letter-families';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { panelsOf } from '@/lib/wrap-simulator/coverage';
import { type Finish, finishes } from '@/lib/wrap-simulator/film-look';
import { films, finishNames } from '@/lib/wrap-simulator/films';
import { glassLaw, tints } from '@/lib/wrap-simulator/glass-law';
import { letterColourIds, letterColours } from '@/lib/wrap-simulator/letter-colours';
import {
  coverageNames,
  noTint,
  panelChoiceNames,
  protectionNames,
  sideNames,
  tintChoices,
} from '@/lib/wrap-simulator/names';
import { offers } from '@/lib/wrap-simulator/offers';
import { paintIds, paints } from '@/lib/wrap-simulator/paints';
import { namePanel } from '@/lib/wrap-simulator/panel-parts';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { longestTyped } from '@/lib/wrap-simulator/typed-words';
import { type PanelId, sides, type Vehicle } from '@/lib/wrap-simulator/vehicles/vehicle';
import {
  coverages,
  type LetterLine,
  newLine,
  panelChoices,
  protectionPacks,
  type TintId,
  type WrapDesign,
  wrapLimits,
} from '@/lib/wrap-simulator/wrap-design';
import { filmSheetAddress, filmSheetColumns, filmSheetRows } from './film-sheet';
import { LogoFields } from './logo-fields';

interface FieldsProps {
  design: WrapDesign;
  /** Of its lines, as they were typed. */
  words?: readonly string[];
  /** What of each line cannot be cut, and what can be done. */
  missing?: readonly string[];
  vehicles: readonly Vehicle[];
  locale: Locale;
  labels: SimulatorLabels;
  /** Day the law was read, written out. */
  lawReadOn: string;
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Of a choice among its parts: what it lacks is not offered, but there for another. */
  vehicle?: Vehicle;
}

function Select({ name, label, value, options, vehicle }: SelectProps) {
  const isOffered = ([option]: SelectProps['options'][number]) => !vehicle || offers(vehicle, name, option);
  const hidden = !options.some(isOffered);
  return (
    <div className="wrap-field" hidden={hidden}>
      <label htmlFor={`wrap-${name}`}>{label}</label>
      <select id={`wrap-${name}`} name={name} defaultValue={value} disabled={hidden} className="control">
        {options.map((one) => {
          const [option, text] = one;
          const isLacking = !hidden && !isOffered(one);
          return (
            <option key={option} value={option} hidden={isLacking} disabled={isLacking}>
              {text}
            </option>
          );
        })}
      </select>
    </div>
  );
}

/** The films as chips to pick from, by finish. */
function FilmPicker({ legend, value, locale }: { legend: string; value: string; locale: Locale }) {
  return (
    <fieldset className="wrap-films">
      <legend>{legend}</legend>
      <div
        className="wrap-shelf"
        style={
          {
            '--films': `url(${filmSheetAddress})`,
            '--columns': filmSheetColumns,
            '--rows': filmSheetRows,
          } as CSSProperties
        }
      >
        {finishes.map((finish: Finish) => (
          <div key={finish} className="wrap-row">
            <p>{finishNames[finish][locale]}</p>
            <div>
              {films
                .filter((film) => film.finish === finish)
                .map((film) => (
                  <label key={film.id} className="wrap-chip">
                    <input type="radio" name="film" value={film.id} defaultChecked={film.id === value} />
                    <i style={{ '--at': films.indexOf(film) } as CSSProperties} />
                    <span>
                      {film.name[locale]} <small>{film.code}</small>
                    </span>
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function LineFields({
  at,
  line,
  typed,
  missing,
  locale,
  labels,
}: {
  at: number;
  line: LetterLine | undefined;
  /** Its words as they were typed, where there is more of them than can be cut. */
  typed: string | undefined;
  missing: string | undefined;
  locale: Locale;
  labels: SimulatorLabels;
}) {
  const { text, side, bothSides, family, height, colour, x, y } = line ?? newLine;
  const tooLong = filled(labels.wordsTooLong, { max: wrapLimits.textLength });
  return (
    <details className="wrap-line" open={at === 0 || line !== undefined}>
      <summary>
        {labels.line} {at + 1}
      </summary>
      <div className="wrap-field wrap-wide">
        <label htmlFor={`wrap-text-${at}`}>{labels.words}</label>
        {/* A field that takes no more would cut what is pasted without a word. */}
        <input
          id={`wrap-text-${at}`}
          name={`text-${at}`}
          defaultValue={typed ?? text}
          maxLength={longestTyped}
          pattern={`.{0,${wrapLimits.textLength}}`}
          title={tooLong}
          aria-describedby={`wrap-text-${at}-most wrap-text-${at}-missing`}
          autoComplete="off"
          className="control"
        />
        <p id={`wrap-text-${at}-most`} className="wrap-too-long">
          {tooLong}
        </p>
        <p id={`wrap-text-${at}-missing`} role="status" className="wrap-missing">
          {missing}
        </p>
      </div>
      <Select
        name={`side-${at}`}
        label={labels.side}
        value={side}
        options={sides.map((id) => [id, sideNames[id][locale]])}
      />
      <Select
        name={`family-${at}`}
        label={labels.family}
        value={family}
        options={letterFamilyIds.map((id) => [id, letterFamilyNames[id]])}
      />
      <label className="wrap-field">
        <span>{labels.height}</span>
        <input
          type="number"
          name={`height-${at}`}
          defaultValue={height}
          min={wrapLimits.height.min}
          max={wrapLimits.height.max}
          step={1}
          inputMode="numeric"
          className="control"
        />
      </label>
      <Select
        name={`colour-${at}`}
        label={labels.colour}
        value={colour}
        options={letterColourIds.map((id) => [id, letterColours[id].name[locale]])}
      />
      <label className="wrap-check">
        <input type="checkbox" name={`both-${at}`} defaultChecked={bothSides} />
        <span>{labels.bothSides}</span>
      </label>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="wrap-field">
          <span>{axis === 'x' ? labels.across : labels.down}</span>
          <input
            type="number"
            name={`${axis}-${at}`}
            defaultValue={(axis === 'x' ? x : y) ?? ''}
            min={0}
            max={wrapLimits.position}
            step={1}
            inputMode="numeric"
            placeholder={labels.placeHint}
            className="control"
          />
        </label>
      ))}
    </details>
  );
}

const tintOptions = (locale: Locale) =>
  tintChoices.map((id: TintId): [string, string] => [
    id,
    id === 'none' ? noTint[locale] : tints[id].name[locale],
  ]);

/** Everything that can be chosen, as a form: without a script it is sent, with one it is watched. */
export function DesignFields({
  design,
  words = [],
  missing = [],
  vehicles,
  locale,
  labels,
  lawReadOn,
}: FieldsProps) {
  const vehicle = vehicles.find(({ id }) => id === design.vehicle);
  const all = [...new Set(vehicles.flatMap(panelsOf))];
  const panelOptions: [string, string][] = [
    ['', labels.asCovered],
    ...panelChoices.map((choice): [string, string] => [choice, panelChoiceNames[choice][locale]]),
  ];
  return (
    <>
      <div className="wrap-group">
        <Select
          name="vehicle"
          label={labels.vehicle}
          value={design.vehicle}
          options={vehicles.map(({ id, name }) => [id, name[locale]])}
        />
        <Select
          name="paint"
          label={labels.paint}
          value={design.paint}
          options={paintIds.map((id) => [id, paints[id].name[locale]])}
        />
        <Select
          name="coverage"
          label={labels.coverage}
          value={design.coverage}
          options={coverages.map((id) => [id, coverageNames[id][locale]])}
          vehicle={vehicle}
        />
        <label className="wrap-field wrap-split-field">
          <span>{labels.split}</span>
          <input
            type="range"
            name="split"
            defaultValue={design.split}
            min={wrapLimits.split.min}
            max={wrapLimits.split.max}
          />
        </label>
      </div>
      <FilmPicker legend={labels.film} value={design.film} locale={locale} />
      <div className="wrap-field">
        <label htmlFor="wrap-second">{labels.second}</label>
        <select id="wrap-second" name="second" defaultValue={design.second} className="control">
          {finishes.map((finish: Finish) => (
            <optgroup key={finish} label={finishNames[finish][locale]}>
              {films
                .filter((film) => film.finish === finish)
                .map((film) => (
                  <option key={film.id} value={film.id}>
                    {film.name[locale]} {film.code}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <details className="wrap-group" open={Object.keys(design.panels).length > 0}>
        <summary>{labels.panels}</summary>
        <p>{labels.panelsHint}</p>
        <div className="wrap-grid">
          {all.map((panel: PanelId) => (
            <Select
              key={panel}
              name={`panel-${panel}`}
              label={namePanel(panel)[locale]}
              value={design.panels[panel] ?? ''}
              options={panelOptions}
              vehicle={vehicle}
            />
          ))}
        </div>
      </details>
      <fieldset id="wrap-lettering" className="wrap-group">
        <legend>{labels.lettering}</legend>
        {Array.from({ length: wrapLimits.lines }, (_, at) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of lines never change their order
            key={at}
            at={at}
            line={design.lines[at]}
            typed={words[at]}
            missing={missing[at]}
            locale={locale}
            labels={labels}
          />
        ))}
      </fieldset>
      <fieldset className="wrap-group">
        <legend>{labels.glass}</legend>
        <p className="wrap-locked">{labels.frontLocked}</p>
        <div className="wrap-grid">
          <Select
            name="tint-sides"
            label={labels.rearSides}
            value={design.tints.rearSide}
            options={tintOptions(locale)}
            vehicle={vehicle}
          />
          <Select
            name="tint-rear"
            label={labels.rear}
            value={design.tints.rear}
            options={tintOptions(locale)}
            vehicle={vehicle}
          />
        </div>
        <p>{filled(labels.rearRule, { percent: glassLaw.maxReflectivity })}</p>
        <p className="wrap-small">
          {filled(labels.sources, { day: lawReadOn })}{' '}
          <a href={glassLaw.decree.url[locale]} rel="noreferrer">
            {glassLaw.decree.name[locale]}
          </a>
          {', '}
          {glassLaw.inspection[locale]}
        </p>
      </fieldset>
      <fieldset className="wrap-group">
        <legend>{labels.protection}</legend>
        <div className="wrap-grid">
          <Select
            name="protection"
            label={labels.protection}
            value={design.protection}
            options={protectionPacks.map((id) => [id, protectionNames[id][locale]])}
            vehicle={vehicle}
          />
          <Select
            name="protection-finish"
            label={labels.protectionFinish}
            value={design.protectionFinish}
            options={[
              ['gloss', labels.glossy],
              ['matt', labels.matt],
            ]}
          />
        </div>
      </fieldset>
      <LogoFields logos={design.logos} locale={locale} labels={labels} />
    </>
  );
}
