import { resolutionTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import { type Duration, formatArea, formatDay, formatDuration, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import type { EstimateLine } from '@/lib/wrap-simulator/estimate';
import { careTexts, classNames, findFilm, noteTexts } from '@/lib/wrap-simulator/films';
import { contrastText, estimateNames, metTexts, sideNames } from '@/lib/wrap-simulator/names';
import type { PlacedLine } from '@/lib/wrap-simulator/place-lines';
import type { PlacedLogo } from '@/lib/wrap-simulator/place-logos';
import { sayMissing } from '@/lib/wrap-simulator/say-missing';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { type Side, sides } from '@/lib/wrap-simulator/vehicles/vehicle';

interface FactsProps {
  composed: ComposedWrap;
  locale: Locale;
  labels: SimulatorLabels;
  warranty: Duration;
}

const range = ({ low, high }: { low: number; high: number }, locale: Locale, labels: SimulatorLabels) =>
  filled(labels.range, { low: formatPrice(low, locale), high: formatPrice(high, locale) });

function nameOf({ kind, film, area }: EstimateLine, locale: Locale): string {
  const found = film ? findFilm(film) : null;
  const name = estimateNames[kind][locale];
  return found && area ? `${name}, ${found.name[locale]} ${found.code}, ${formatArea(area, locale)}` : name;
}

/** Whether a part of it cannot be seen. */
const isCutOff = ({ overhangs, hiddenBy }: PlacedLine | PlacedLogo) => overhangs || hiddenBy.length > 0;

/** What is to be known of a line of letters, on the side that shows it. */
function remarksOn(placed: PlacedLine, locale: Locale, labels: SimulatorLabels): string[] {
  const { line, wanted, legibleFrom } = placed;
  return [
    filled(labels.readable, { metres: legibleFrom }),
    line.height < wanted
      ? filled(labels.shrunk, { height: line.height, wanted })
      : `${Math.round(line.height)} mm`,
    contrastText(placed, locale),
    ...metTexts(placed, labels, locale),
    ...sayMissing(placed, labels),
  ];
}

/** Centimetres, as people say the width of a sign. */
const centimetres = (millimetres: number) => `${Math.round(millimetres / 10)} cm`;

/** What is to be known of a picture, on the side that shows it. */
function remarksOnLogo(placed: PlacedLogo, locale: Locale, labels: SimulatorLabels): string[] {
  const { logo, box, resolution } = placed;
  const width = resolution.fineUpTo === null ? '' : centimetres(resolution.fineUpTo);
  return [
    `${logo.width} × ${Math.round(box.height)} mm`,
    filled(resolutionTexts[resolution.grade][locale], { width }),
    ...metTexts(placed, labels, locale),
  ];
}

/** Of each film that is on the vehicle: how long it lasts, what it is beside others, how it is washed, and what to know before. */
function FilmNotes({
  estimate,
  locale,
  labels,
}: Pick<ComposedWrap, 'estimate'> & Omit<FactsProps, 'composed' | 'warranty'>) {
  const ids = new Set(estimate.lines.flatMap(({ film }) => film ?? []));
  const used = [...ids].flatMap((id) => findFilm(id) ?? []);
  return used.length === 0 ? null : (
    <ul className="wrap-small">
      {used.map(({ id, name, code, years, priceClass, care, note }) => (
        <li key={id}>
          <b>
            {name[locale]} {code}
          </b>{' '}
          {filled(labels.filmLasts, { years, price: classNames[priceClass][locale] })}{' '}
          {careTexts[care][locale]} {note ? noteTexts[note][locale] : null}
        </li>
      ))}
    </ul>
  );
}

interface CutOffProps extends Omit<FactsProps, 'warranty'> {
  side: Side;
}

/** More would leave a phone no room below the drawing that stays in sight; all of it stands with the facts. */
const mostCutOff = 2;

/** What of a side cannot be seen whole, said beside the drawing, where it is put right. */
export function CutOff({ composed: { placed, logos }, side, locale, labels }: CutOffProps) {
  const things = [
    ...placed[side].map((line) => ({ key: `line-${line.index}`, what: line.line.text, met: line })),
    ...logos[side].map((logo) => ({
      key: `logo-${logo.index}`,
      what: `${labels.logo} ${logo.index + 1}`,
      met: logo,
    })),
  ].filter(({ met }) => isCutOff(met));
  return things.slice(0, mostCutOff).map(({ key, what, met }) => (
    <p key={key} className="wrap-cut-off">
      <b>{what}</b> {metTexts({ ...met, crossed: [] }, labels, locale).join(' · ')}
    </p>
  ));
}

/** Where the line of the price leads on a phone. */
const priceId = 'wrap-price';

/** What it costs so far, in sight while choices are made on a phone. */
export function PriceBar({ composed: { estimate }, locale, labels }: Omit<FactsProps, 'warranty'>) {
  return (
    <a className="wrap-pricebar figures" href={`#${priceId}`}>
      {estimate.lines.length > 0 ? (
        <>
          <span>{labels.price}</span> <b>{range(estimate, locale, labels)}</b>
        </>
      ) : (
        labels.nothing
      )}
    </a>
  );
}

/** What a design costs, how long it takes, and what its letters are worth. */
export function DesignFacts({ composed, locale, labels, warranty }: FactsProps) {
  const { estimate, placed, logos } = composed;
  const lines = sides.flatMap((side) => placed[side].map((line): [Side, PlacedLine] => [side, line]));
  const pictures = sides.flatMap((side) => logos[side].map((logo): [Side, PlacedLogo] => [side, logo]));
  return (
    <div className="wrap-facts">
      {lines.length + pictures.length > 0 ? (
        <ul className="wrap-letters">
          {lines.map(([side, line]) => (
            <li
              key={`${side}-${line.index}`}
              data-poor={line.contrast === 'poor' || isCutOff(line) || undefined}
            >
              <b>{line.line.text}</b> ({sideNames[side][locale]})
              <span>{remarksOn(line, locale, labels).join(' · ')}</span>
            </li>
          ))}
          {pictures.map(([side, placed]) => (
            <li
              key={`${side}-logo-${placed.index}`}
              data-poor={placed.resolution.grade === 'coarse' || isCutOff(placed) || undefined}
              data-grade={placed.resolution.grade}
            >
              <b>
                {labels.logo} {placed.index + 1}
              </b>{' '}
              ({sideNames[side][locale]})<span>{remarksOnLogo(placed, locale, labels).join(' · ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <h2 id={priceId}>{labels.price}</h2>
      {estimate.lines.length > 0 ? (
        <>
          <p className="wrap-price figures">{range(estimate, locale, labels)}</p>
          <ul>
            {estimate.lines.map((line) => (
              <li key={line.kind + (line.film ?? '')}>
                {nameOf(line, locale)} <span className="figures">{range(line, locale, labels)}</span>
              </li>
            ))}
          </ul>
          <p>
            {filled(labels.vat, {
              percent: estimate.vatPercent,
              version: formatDay(new Date(estimate.version), locale),
            })}
          </p>
          {estimate.time ? (
            <p>
              {filled(labels.time, {
                time: formatDuration(estimate.time, locale),
                years: formatDuration(warranty, locale),
              })}
            </p>
          ) : null}
        </>
      ) : (
        <p>{labels.nothing}</p>
      )}
      <FilmNotes estimate={estimate} locale={locale} labels={labels} />
      <p className="wrap-small">{labels.screens}</p>
    </div>
  );
}
