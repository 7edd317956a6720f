import { getTranslations } from 'next-intl/server';
import type { RequestSource } from '@/lib/quotes/request-source';

/** Says that a request was made on the telephone or at the counter; the form of the site goes without saying. */
export async function SourceMark({ source }: { source: RequestSource }) {
  const t = await getTranslations('Inbox.sources');
  return source === 'site' ? null : <span className="border border-ink px-1.5 text-sm">{t(source)}</span>;
}
