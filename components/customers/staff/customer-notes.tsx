import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StaffSection } from '@/components/staff/staff-section';
import type { Customer } from '@/lib/customers/customer';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** What colleagues tell each other about a customer; each deletes their own. */
export async function CustomerNotes({
  notes,
  viewerId,
  locale,
  form,
  remove,
}: {
  notes: Customer['notes'];
  viewerId: string;
  locale: Locale;
  /** The form of a new note. */
  form: ReactNode;
  remove: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffCustomers.notes');
  return (
    <StaffSection id="notes" title={t('title')}>
      {form}
      <ul className="mt-4 max-w-3xl">
        {notes.map(({ id, author, by, body, at }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="break-words whitespace-pre-line">{body}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
              <span className="wrap-anywhere">
                {by ?? t('formerColleague')},{' '}
                <time dateTime={at.toISOString()}>{formatShortMoment(at, locale)}</time>
              </span>
              {author === viewerId ? (
                <form action={remove}>
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    className="link min-h-10 cursor-pointer font-medium text-danger underline"
                  >
                    {t('delete')}
                    <span className="sr-only"> {formatShortMoment(at, locale)}</span>
                  </button>
                </form>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}
