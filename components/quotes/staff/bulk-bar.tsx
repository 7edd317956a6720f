import { getTranslations } from 'next-intl/server';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import type { QuoteColleague } from '@/lib/quotes/staff-request';

/** What can be done with the requests that are picked. It shows with the first of them (staff.css), and counts them. */
export async function BulkBar({
  colleagues,
  viewerId,
}: {
  colleagues: readonly QuoteColleague[];
  viewerId: string;
}) {
  const t = await getTranslations('Inbox');
  const others = colleagues.filter(({ id }) => id !== viewerId);
  const button = 'bulk-button';
  return (
    <fieldset className="inbox-bulk">
      <legend className="sr-only">{t('bulk.label')}</legend>
      <p className="bulk-count font-bold">{t('bulk.picked')} </p>
      <div className="flex">
        <select name="assignee" aria-label={t('bulk.assignee')} defaultValue="" className="bulk-select">
          <option value="">{t('bulk.assignee')}</option>
          <option value={viewerId}>{t('me')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">{t('nobody')}</option>
        </select>
        <button type="submit" name="intent" value="assign" className={button}>
          {t('bulk.assign')}
        </button>
      </div>
      <div className="flex">
        <select name="status" aria-label={t('bulk.status')} defaultValue="" className="bulk-select">
          <option value="">{t('bulk.status')}</option>
          {quoteStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="status" className={button}>
          {t('bulk.setStatus')}
        </button>
      </div>
      <button type="submit" name="intent" value="spam" className={button}>
        {t('bulk.spam')}
      </button>
    </fieldset>
  );
}
