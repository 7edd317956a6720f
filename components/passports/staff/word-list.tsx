import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { WordCandidate } from '@/lib/passports/word';

/** Customers who have lived with our work for some days; each leads to a letter that is ready to be read over. */
export async function WordList({ rows, locale }: { rows: readonly WordCandidate[]; locale: Locale }) {
  if (rows.length === 0) return null;
  const t = await getTranslations('StaffPassport.list');
  return (
    <section aria-labelledby="words" className="mt-8 border-2 border-ink bg-white">
      <h2 id="words" className="sign border-b-2 border-ink px-4 py-2.5 text-xl">
        {t('title')}
      </h2>
      <ol>
        {rows.map(({ reference, name, doneOn }) => (
          <li
            key={reference}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="font-bold break-words">{name}</span>{' '}
              <span className="figures text-ink-soft">
                {reference}, {t('done', { day: formatDay(doneOn, locale) })}
              </span>
            </span>
            <a
              href={`${pathWithin('admin-requests', locale, { rest: reference })}#passport`}
              className="link min-h-11 font-bold underline"
            >
              <span>
                {t('ask')}
                <span className="sr-only"> {name}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
