import '@/components/photo-film/photo-film.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QuoteBlock } from '@/app/_blocks/quote-block';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { PhotoBench } from '@/components/photo-film/photo-bench.client';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { company } from '@/lib/company/company';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { photoLabels, photoPage } from '@/lib/photo-film/photo-copy';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceLabels } from '@/lib/services/service-groups';
import { films, finishNames } from '@/lib/wrap-simulator/films';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  return pageMetadata('wrap-photo', locale, {
    title: photoPage.title[locale],
    description: photoPage.description[locale],
    siteName: company.name,
  });
}

/** The film on the visitor's own photo, and the form that takes the picture along. */
export default async function WrapPhotoPage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  const crumbs: Crumb[] = [
    { page: 'home', label: t('Pages.home') },
    { page: 'wrap-simulator', label: serviceLabels['wrap-simulator'][locale] },
    { page: 'wrap-photo', label: photoPage.crumb[locale] },
  ];
  const choices = films.map(({ id, code, name, finish, colours, print }) => ({
    id,
    code,
    name: name[locale],
    finish,
    finishName: finishNames[finish][locale],
    colours,
    print,
  }));
  return (
    <SiteFrame locale={locale} page="wrap-photo">
      <JsonLd data={breadcrumbList(crumbs, locale)} />
      <section data-ink="wrapping" className="wrap-page pt-6 pb-12">
        <Breadcrumb crumbs={crumbs} locale={locale} label={t('ServicePage.breadcrumb')} />
        <h1 className="sign text-board mt-4">{photoPage.heading[locale]}</h1>
        <p className="mt-4 max-w-xl">{photoPage.intro[locale]}</p>
        <p className="mt-4 max-w-xl font-bold">{photoPage.private[locale]}</p>
        <p className="needs-script mt-4 max-w-xl">{photoPage.light[locale]}</p>
        <p className="without-script mt-4 max-w-xl">
          {photoPage.withoutScript[locale]}{' '}
          <PageLink to="wrap-tool" locale={locale} className="link">
            {photoPage.toSimulator[locale]}
          </PageLink>
        </p>
        <PhotoBench
          films={choices}
          labels={photoLabels(locale)}
          form={{ files: 'quote-files', message: 'quote-message' }}
        />
      </section>
      <QuoteBlock locale={locale} page="wrap-photo" initialSubject="covering" />
    </SiteFrame>
  );
}
