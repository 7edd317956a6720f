import { acceptedPictures } from '@/lib/drawing/picture';
import type { Locale } from '@/lib/i18n/locales';
import { sideNames } from '@/lib/wrap-simulator/names';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { type Logo, newLogo, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

interface LogoFieldsProps {
  logos: readonly Logo[];
  locale: Locale;
  labels: SimulatorLabels;
}

function OneLogo({ at, logo, locale, labels }: Omit<LogoFieldsProps, 'logos'> & { at: number; logo?: Logo }) {
  const { side, bothSides, width, x, y } = logo ?? newLogo;
  const number = (name: string, label: string, value: number | null, min: number, max: number) => (
    <label className="wrap-field">
      <span>{label}</span>
      <input
        type="number"
        name={`logo-${name}-${at}`}
        defaultValue={value ?? ''}
        min={min}
        max={max}
        step={1}
        inputMode="numeric"
        placeholder={name === 'width' ? undefined : labels.placeHint}
        className="control"
      />
    </label>
  );
  return (
    <div className="wrap-line wrap-logo" hidden={!logo} data-logo={at}>
      <p className="wrap-wide">
        <b>
          {labels.logo} {at + 1}
        </b>
      </p>
      <input type="hidden" name={`logo-${at}`} defaultValue={logo?.picture ?? ''} />
      <label className="wrap-field">
        <span>{labels.side}</span>
        <select name={`logo-side-${at}`} defaultValue={side} className="control">
          {sides.map((id) => (
            <option key={id} value={id}>
              {sideNames[id][locale]}
            </option>
          ))}
        </select>
      </label>
      {number('width', labels.logoWidth, width, wrapLimits.logoWidth.min, wrapLimits.logoWidth.max)}
      <label className="wrap-check">
        <input type="checkbox" name={`logo-both-${at}`} defaultChecked={bothSides} />
        <span>{labels.bothSides}</span>
      </label>
      {number('x', labels.across, x, 0, wrapLimits.position)}
      {number('y', labels.logoDown, y, 0, wrapLimits.position)}
      <label className="wrap-check">
        <input type="checkbox" name={`logo-off-${at}`} />
        <span>{labels.logoOff}</span>
      </label>
    </div>
  );
}

/** The visitor's own pictures: last in the form, so that a file that is too large costs nothing of what stands before it. */
export function LogoFields({ logos, locale, labels }: LogoFieldsProps) {
  return (
    <fieldset id="wrap-logos" className="wrap-group">
      <legend>{labels.logos}</legend>
      {Array.from({ length: wrapLimits.logos }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of logos never change their order
        <OneLogo key={at} at={at} logo={logos[at]} locale={locale} labels={labels} />
      ))}
      <label className="wrap-field">
        <span>{labels.logoAdd}</span>
        <input type="file" name="logo-file" accept={acceptedPictures} className="control" />
      </label>
      <p className="wrap-small">{labels.logoHint}</p>
      <p className="wrap-logo-news" role="status" />
    </fieldset>
  );
}
