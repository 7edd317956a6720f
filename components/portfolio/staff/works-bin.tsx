import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type DeletedWork, undoDays } from '@/lib/portfolio/deleted-work';
import { titleOf } from './works-list';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Works that were deleted, until they go for good. */
export async function WorksBin({
  works,
  restore,
  locale,
}: {
  works: readonly DeletedWork[];
  restore: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffPortfolio.bin');
  if (works.length === 0) return null;
  return (
    <details className="mt-8 border-2 border-ink">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
        {t('title', { count: works.length })}
      </summary>
      <div className="border-t-2 border-ink p-3">
        <p className="max-w-prose text-ink-soft">{t('text', { days: undoDays })}</p>
        <ul className="mt-2">
          {works.map((work) => (
            <li
              key={work.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-bold">{titleOf(work, locale)}</span>{' '}
                <span className="text-sm text-ink-soft">
                  {t('until', {
                    day: formatDay(new Date(work.deletedAt.getTime() + undoDays * dayMilliseconds), locale),
                  })}
                </span>
              </span>
              <form action={restore}>
                <input type="hidden" name="undo" value="true" />
                <input type="hidden" name="entity" value="item" />
                <input type="hidden" name="id" value={work.id} />
                <input type="hidden" name="version" value={work.version} />
                <button type="submit" className="link min-h-11 cursor-pointer font-medium underline">
                  {t('restore')}
                  <span className="sr-only"> {titleOf(work, locale)}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
