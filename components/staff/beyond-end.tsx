import { getTranslations } from 'next-intl/server';
import { EmptyState } from './empty-state';

/** In place of a page of a list that has become shorter: the way to its beginning. */
export async function BeyondEnd({ firstHref }: { firstHref: string }) {
  const t = await getTranslations('Staff.pager');
  return (
    <EmptyState title={t('beyondTitle')} text={t('beyondText')}>
      <a href={firstHref} className="link min-h-11 font-bold underline">
        {t('first')}
      </a>
    </EmptyState>
  );
}
