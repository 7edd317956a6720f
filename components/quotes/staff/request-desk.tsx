import { getTranslations } from 'next-intl/server';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { DeskForm, type RequestFormProps } from './desk-form.client';

/** Where a request stands and who answers it: each status is a button, so that one press is enough. */
export async function RequestDesk({
  request,
  viewerId,
  form,
}: {
  request: Pick<StaffQuoteRequest, 'status' | 'assignee' | 'staff' | 'version'>;
  viewerId: string;
  form: Omit<RequestFormProps, 'version'>;
}) {
  const t = await getTranslations('StaffRequest.desk');
  const statuses = await getTranslations('Inbox.statuses');
  const { assignee, staff, version } = request;
  const isListed = assignee === null || staff.some(({ id }) => id === assignee.id);
  return (
    <section aria-labelledby="desk-title" className="panel">
      <h2 id="desk-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <DeskForm {...form} version={version}>
        <ul className="status-steps">
          {quoteStatuses.map((status) => (
            <li key={status}>
              <button
                type="submit"
                name="intent"
                value={`status:${status}`}
                aria-pressed={status === request.status}
                data-status={status}
                className="status-step"
              >
                {statuses(status)}
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-end gap-2">
          <label className="grid min-w-40 flex-1 text-sm text-ink-soft">
            {t('assignee')}
            <select
              key={assignee?.id}
              name="assignee"
              defaultValue={assignee?.id ?? ''}
              className="mt-0.5 min-h-11 w-full border-2 border-line-strong bg-white px-2.5 text-base text-ink"
            >
              <option value="">{t('nobody')}</option>
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {isListed ? null : <option value={assignee?.id}>{assignee?.name}</option>}
            </select>
          </label>
          <button type="submit" name="intent" value="assign" className="work-button">
            {t('give')}
          </button>
          {assignee?.id === viewerId ? null : (
            <button type="submit" name="intent" value="take" data-shortcut-key="a" className="work-button">
              {t('take')}
            </button>
          )}
        </div>
      </DeskForm>
    </section>
  );
}
