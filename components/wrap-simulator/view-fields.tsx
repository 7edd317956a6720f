import type { Locale } from '@/lib/i18n/locales';
import { lights } from '@/lib/wrap-simulator/film-look';
import { lightNames, sideNames } from '@/lib/wrap-simulator/names';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { distances, type ViewState } from '@/lib/wrap-simulator/view-state';

interface ViewFieldsProps {
  view: ViewState;
  locale: Locale;
  labels: SimulatorLabels;
  /** Of the form that they belong to. */
  form: string;
}

function Tabs({
  name,
  legend,
  value,
  options,
  form,
}: {
  name: string;
  legend: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  form: string;
}) {
  return (
    <fieldset className="wrap-tabs">
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} form={form} defaultChecked={option === value} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** From which side, in which light and from how far the vehicle is looked at. */
export function ViewFields({ view, locale, labels, form }: ViewFieldsProps) {
  return (
    <div className="wrap-look">
      <Tabs
        name="view"
        legend={labels.view}
        value={view.side}
        options={sides.map((side) => [side, sideNames[side][locale]])}
        form={form}
      />
      <Tabs
        name="light"
        legend={labels.light}
        value={view.light}
        options={lights.map((light) => [light, lightNames[light][locale]])}
        form={form}
      />
      <Tabs
        name="distance"
        legend={labels.distance}
        value={String(view.distance)}
        options={distances.map((metres) => [String(metres), metres === 0 ? labels.whole : `${metres} m`])}
        form={form}
      />
    </div>
  );
}
