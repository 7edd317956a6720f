import { getTranslations } from 'next-intl/server';

/** Said before the forms that send: to whom there is no address, nothing is sent. */
export async function NoAddress({ statusUrl }: { statusUrl: string }) {
  const t = await getTranslations('StaffRequest');
  return (
    <section aria-labelledby="no-address-title" className="panel">
      <h2 id="no-address-title" className="font-bold">
        {t('noAddress.title')}
      </h2>
      <p className="mt-1 max-w-prose">{t('noAddress.text')}</p>
      <a href={statusUrl} className="link inline-flex min-h-11 items-center font-bold underline">
        {t('noAddress.link')}
      </a>
    </section>
  );
}
