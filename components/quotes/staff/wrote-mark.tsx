import { getTranslations } from 'next-intl/server';

/** Says that the customer wrote back and waits for an answer. */
export async function WroteMark({ replyDueAt }: { replyDueAt: Date | null }) {
  const t = await getTranslations('Inbox');
  return replyDueAt ? <span className="tag-ink">{t('customerWrote')}</span> : null;
}
