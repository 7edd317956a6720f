import { getTranslations } from 'next-intl/server';
import { StaffSection } from '@/components/staff/staff-section';
import type { Company } from '@/lib/customers/company';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** What colleagues wrote about the people of a company; each note stays with its person. */
export async function CompanyNotes({ notes, locale }: { notes: Company['notes']; locale: Locale }) {
  const t = await getTranslations('StaffCompany.notes');
  const customers = await getTranslations('StaffCustomers.notes');
  return (
    <StaffSection id="notes" title={t('title')}>
      <p className="max-w-prose text-ink-soft">{t('lead')}</p>
      <ul className="mt-4 max-w-3xl">
        {notes.map(({ id, by, body, at, customer }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="break-words whitespace-pre-line">{body}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
              <PageLink
                to="admin-customers"
                rest={customer.id}
                hash="notes"
                locale={locale}
                className="inline-block py-1 font-bold wrap-anywhere underline underline-offset-4"
              >
                {customer.firstName} {customer.name}
              </PageLink>
              <span className="wrap-anywhere">
                {by ?? customers('formerColleague')},{' '}
                <time dateTime={at.toISOString()}>{formatShortMoment(at, locale)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}
