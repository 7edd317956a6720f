import { getTranslations } from 'next-intl/server';

/** Says that others have touched something since the reader last opened it. */
export async function NewsMark({ isNews = false }: { isNews?: boolean | undefined }) {
  const t = await getTranslations('StaffNotices');
  return isNews ? (
    <span className="inline-flex items-center gap-1.5 text-sm font-bold" title={t('newsHint')}>
      <span aria-hidden="true" className="size-2.5 shrink-0 bg-ink" />
      {t('news')}
    </span>
  ) : null;
}
