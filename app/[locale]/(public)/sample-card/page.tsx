import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { SampleEnvelope } from '@/components/about/papers';
import { SampleForm } from '@/components/quotes/sample-form.client';
import { BackLink } from '@/components/ui/back-link';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { submitSampleRequest } from '@/lib/quotes/samples/actions';
import { loadSampleFormLabels } from '@/lib/quotes/samples/form-labels';
import { maxSampleFilms } from '@/lib/quotes/samples/sample-card';
import { finishes } from '@/lib/wrap-simulator/film-look';
import { films, finishNames } from '@/lib/wrap-simulator/films';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SampleForm');
  return { title: `${t('title')}, ${company.name}`, robots: { index: false, follow: true } };
}

/** A card with samples of films, by post: `?films=one,another` ticks some. */
export default async function SampleCardPage({ searchParams }: PageProps<'/[locale]/sample-card'>) {
  const { films: asked } = await searchParams;
  const locale = await currentLocale();
  const t = await getTranslations('SampleForm');
  const initialFilms = typeof asked === 'string' ? asked.slice(0, 500).split(',') : [];
  const query = { films: asked };
  return (
    <SiteFrame locale={locale} page="sample-card" query={query}>
      <section data-ink="wrapping" className="wrap-page py-12">
        <BackLink to="wrap-simulator" locale={locale}>
          {t('back')}
        </BackLink>
        <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 className="sign text-board">{t('title')}</h1>
            <p className="mt-2 max-w-xl">{t('intro', { count: maxSampleFilms })}</p>
            <p className="mt-2 max-w-xl">{t('screens')}</p>
          </div>
          <div className="lg:col-span-5 lg:row-span-2">
            <SampleEnvelope />
          </div>
          <div className="crop-marks relative max-w-2xl bg-white p-5 sm:p-10 lg:col-span-7">
            <SampleForm
              action={submitSampleRequest.bind(null, locale)}
              permalink={pathWithin('sample-card', locale, { query })}
              labels={await loadSampleFormLabels(locale)}
              contact={{
                phone: company.phone.display[locale],
                phoneHref: `tel:${company.phone.e164}`,
                email: company.email,
              }}
              shelves={finishes.map((finish) => ({
                finish: finishNames[finish][locale],
                films: films
                  .filter((film) => film.finish === finish)
                  .map(({ id, code, name, colours }) => ({
                    id,
                    code,
                    name: name[locale],
                    colour: colours[0],
                  })),
              }))}
              initialFilms={initialFilms}
            />
          </div>
        </div>
      </section>
    </SiteFrame>
  );
}
