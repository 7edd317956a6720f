import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo } from '@/lib/i18n/routes';
import { photoPage } from '@/lib/photo-film/photo-copy';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { finishes } from '@/lib/wrap-simulator/film-look';
import { films, finishNames } from '@/lib/wrap-simulator/films';
import { coverageNames } from '@/lib/wrap-simulator/names';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { longestTyped } from '@/lib/wrap-simulator/typed-words';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import { coverages } from '@/lib/wrap-simulator/wrap-design';

const field = 'mt-4 block font-bold';

/** A van already wrapped, and the first choices: they lead into the tool. */
export function WrapTeaser({ locale }: { locale: Locale }) {
  const labels = simulatorLabels(locale);
  const { width, height } = vehicleOf(defaultDesign).views.left;
  const options = (names: readonly (readonly [string, string])[]) =>
    names.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ));
  const shelf = finishes.map((finish) => (
    <optgroup key={finish} label={finishNames[finish][locale]}>
      {options(films.filter((film) => film.finish === finish).map((film) => [film.id, film.name[locale]]))}
    </optgroup>
  ));
  return (
    <section className="bg-tint">
      <form
        method="get"
        action={pathTo('wrap-tool', locale)}
        className="wrap-page grid gap-8 py-12 lg:grid-cols-2 lg:py-20"
      >
        <div>
          <h2 className="sign text-board">{labels.heading}</h2>
          <p className="mt-4 max-w-xl">{labels.intro}</p>
          {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
          <img
            src="/media/wrap/left.svg"
            alt={labels.sample}
            width={width}
            height={height}
            loading="lazy"
            className="mt-6 w-full"
          />
        </div>
        <div>
          <label className={field}>
            {labels.vehicle}
            <select name="vehicle" defaultValue={defaultDesign.vehicle} className="control">
              {options(Object.values(vehicles).map(({ id, name }) => [id, name[locale]]))}
            </select>
          </label>
          <label className={field}>
            {labels.coverage}
            <select name="coverage" defaultValue={defaultDesign.coverage} className="control">
              {options(coverages.map((id) => [id, coverageNames[id][locale]]))}
            </select>
          </label>
          <label className={field}>
            {labels.film}
            <select name="film" defaultValue={defaultDesign.film} className="control">
              {shelf}
            </select>
          </label>
          <label className={field}>
            {labels.words}
            <input name="text-0" maxLength={longestTyped} autoComplete="off" className="control" />
          </label>
          <input type="hidden" name="both-0" value="on" />
          <button type="submit" className="button button-ink mt-8 min-h-14 px-7 text-xl">
            {labels.open}
          </button>
          <PageLink to="wrap-photo" locale={locale} className="link mt-4 flex min-h-11 items-center">
            {photoPage.toPhoto[locale]}
          </PageLink>
        </div>
      </form>
    </section>
  );
}
