import type { ReactNode } from 'react';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { filmNames, hero } from '@/lib/home/home-copy';
import type { Locale } from '@/lib/i18n/locales';
import { QuoteLink } from '@/lib/i18n/navigation';
import type { Plate } from '@/lib/nameplate/plate';
import type { ServiceGroup } from '@/lib/services/service-groups';

/** Six radio inputs re-wrap the van and relight the sign, by `:has()` alone: it works before any script. */
export function Hero({
  locale,
  groups,
  sub = hero.sub[locale],
  own,
  field,
}: {
  locale: Locale;
  groups: readonly ServiceGroup[];
  /** Below the headline. */
  sub?: string;
  /** A visitor's name on the shop front. */
  own?: { plate: Plate | undefined; title: string | undefined };
  /** The field for a name. */
  field: ReactNode;
}) {
  return (
    <section className="hero relative">
      <div className="hero-words wrap-page relative z-10 w-full pt-6 sm:pt-12">
        <h1 className="sign text-sign max-w-[9.5ch]">{hero.headline[locale]}</h1>
        <p className="mt-5 max-w-md sm:mt-7 sm:text-xl lg:max-w-[19rem] xl:max-w-sm">{sub}</p>
        <p className="mt-6 lg:pb-8">
          <QuoteLink
            locale={locale}
            className="button min-h-14 bg-paper px-7 text-xl text-ink hocus:underline"
          >
            {hero.quoteAction[locale]}
          </QuoteLink>
        </p>
      </div>

      <div className="hero-frame">
        <HeroScene {...own} />
      </div>

      <div className="hero-tray relative z-10 text-paper">
        <div className="wrap-page flex flex-wrap items-end gap-x-8 gap-y-3 py-4">
          <fieldset className="flex flex-1 flex-wrap items-end gap-x-8 gap-y-3">
            <legend className="sr-only">{hero.swatchLegend[locale]}</legend>
            <div className="flex max-sm:w-full">
              {groups.map((group, index) => (
                <label
                  key={group.id}
                  data-ink={group.id}
                  className="swatch relative block h-16 flex-1 cursor-pointer bg-solid sm:w-20 sm:flex-none"
                >
                  <input
                    type="radio"
                    name="film"
                    value={group.id}
                    id={`ink-${group.id}`}
                    defaultChecked={index === 0}
                    className="absolute inset-0 m-0 size-full cursor-pointer appearance-none"
                  />
                  <span className="sr-only">{filmNames[group.id][locale]}</span>
                </label>
              ))}
            </div>
            <p className="max-w-md flex-1 text-sm">
              {groups.map((group) => (
                <span
                  key={group.id}
                  aria-hidden="true"
                  className={`film-name film-name-${group.id} sign text-lg`}
                >
                  {filmNames[group.id][locale]}
                </span>
              ))}
              <span className="block text-paper/85">{hero.swatchCaption[locale]}</span>
            </p>
          </fieldset>
          {field}
        </div>
      </div>
    </section>
  );
}
