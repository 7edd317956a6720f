import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface OwnDesign {
  id: string;
  title: string;
  updatedAt: Date;
  /** Where it is gone on with. */
  href: string;
}

/** The designs of the person who is signed in, the newest first. */
export async function OwnDesigns({
  locale,
  designs,
}: {
  locale: Locale;
  /** Null while they cannot be read. */
  designs: readonly OwnDesign[] | null;
}) {
  const t = await getTranslations('AccountPage');
  if (designs === null) return <p>{t('designs.away')}</p>;
  if (designs.length === 0) return <p>{t('designs.none')}</p>;
  return (
    <ul>
      {designs.map(({ id, title, updatedAt, href }) => (
        <li key={id} className="border-t-2 border-ink">
          <a href={href} rel="nofollow" className="link flex min-h-11 flex-wrap items-baseline gap-x-6 py-2">
            <span className="font-bold break-words">{title}</span>
            <span className="text-ink-soft">{t('designs.saved', { day: formatDay(updatedAt, locale) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
