import { getTranslations } from 'next-intl/server';

/** Which part of a list is shown, and the ways to the parts beside it. `page` counts from 1. */
export async function Pager({
  page,
  pageSize,
  total,
  hrefOf,
}: {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const t = await getTranslations('Staff.pager');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const step = 'link min-h-11 font-bold';
  return (
    <nav aria-label={t('label')} className="figures mt-4 flex flex-wrap items-center gap-x-6">
      <p>{t('shown', { first, last: Math.min(total, page * pageSize), total })}</p>
      {page > 1 ? (
        <a rel="prev" href={hrefOf(page - 1)} className={step}>
          ← {t('previous')}
        </a>
      ) : null}
      {page < pages ? (
        <a rel="next" href={hrefOf(page + 1)} className={step}>
          {t('next')} →
        </a>
      ) : null}
    </nav>
  );
}
