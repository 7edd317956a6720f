import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/i18n/routes';
import { BackButton } from './back-button.client';
import { FallenSign } from './fallen-sign';

const popularPages: readonly PageId[] = [
  'car-wrapping',
  'signs',
  'textile-printing',
  'logo-design',
  'portfolio',
];

/** Says which address is empty and where to go instead. */
export async function NotFoundView({
  locale,
  address,
  nearest,
  label,
}: {
  locale: Locale;
  address: string | null;
  nearest: PageId | null;
  /** What a page is called in this language. */
  label: (page: PageId) => string;
}) {
  const t = await getTranslations('NotFound');
  const button = 'button min-h-12 px-6 text-lg';
  return (
    <>
      <div className="fallen">
        <div className="fallen-words wrap-page relative py-14 lg:py-24">
          <div className="lg:max-w-[42%]">
            <p className="figures font-bold">{t('code')}</p>
            <h1 className="sign mt-3 text-poster">{t('headline')}</h1>
            <p className="mt-6 text-xl">{t('text')}</p>
            {address ? (
              <dl className="mt-6">
                <dt className="text-sm">{t('requested')}</dt>
                <dd className="mt-1 font-mono [overflow-wrap:anywhere]">{address}</dd>
              </dl>
            ) : null}
            {nearest ? (
              <p className="mt-8 border-l-8 border-[#f5a800] py-2 pl-5 text-lg">
                {t('nearest')}{' '}
                <PageLink to={nearest} locale={locale} className="font-bold underline underline-offset-4">
                  {label(nearest)}
                </PageLink>
              </p>
            ) : null}
            <p className="mt-10 flex flex-wrap gap-4">
              <PageLink to="home" locale={locale} className={`${button} bg-paper text-ink`}>
                {t('home')}
              </PageLink>
              <BackButton label={t('back')} className={`${button} cursor-pointer border-2 border-paper`} />
            </p>
            <label className="fallen-switch mt-8 font-bold">
              <input type="checkbox" id="relight" />
              {t('relight')}
            </label>
          </div>
        </div>
        <div className="fallen-frame">
          <FallenSign word={t('sign')} />
        </div>
      </div>
      <nav aria-labelledby="popular-pages" className="wrap-page py-12 lg:py-16">
        <h2 id="popular-pages" className="sign text-2xl">
          {t('popular')}
        </h2>
        <ul className="mt-4 grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-5">
          {popularPages.map((page) => (
            <li key={page} className="border-b border-line">
              <PageLink
                to={page}
                locale={locale}
                className="flex min-h-12 items-center text-lg underline-offset-4 hocus:underline"
              >
                {label(page)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
