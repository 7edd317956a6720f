import { getTranslations } from 'next-intl/server';

/** Downloads the list as it is filtered; `href` is the export's address with the filters of the page. */
export async function CsvLink({ href }: { href: string }) {
  const t = await getTranslations('Staff');
  return (
    <a href={href} download rel="nofollow" className="link min-h-11 font-medium underline">
      {t('csv')}
    </a>
  );
}
