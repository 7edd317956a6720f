import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/staff/data-table';
import { StaffSection } from '@/components/staff/staff-section';
import type { Company } from '@/lib/customers/company';
import { formatAmount, formatCount, formatShortMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { PlacingButton } from './placing-button';

/** Who is of a company, the latest contact first; of several each can be taken out. */
export async function CompanyPeople({
  company: { id: companyId, people },
  locale,
  place,
}: {
  company: Company;
  locale: Locale;
  place: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffCompany.people');
  const columns = await getTranslations('StaffCustomers.columns');
  return (
    <StaffSection id="people" title={t('title')}>
      <DataTable
        caption={t('caption')}
        rows={people}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            heading: columns('name'),
            isRowHeading: true,
            cell: ({ id, firstName, name }) => (
              <PageLink
                to="admin-customers"
                rest={id}
                locale={locale}
                className="inline-block py-1 font-bold underline-offset-4 hocus:underline"
              >
                {firstName} {name}
              </PageLink>
            ),
          },
          {
            id: 'reach',
            heading: columns('reach'),
            cell: ({ email, phone }) => (
              <>
                {email ? <span className="block break-all">{email}</span> : null}
                {phone ? (
                  <span className="figures block text-sm text-ink-soft">{formatPhone(phone, locale)}</span>
                ) : null}
              </>
            ),
          },
          {
            id: 'requests',
            heading: columns('requests'),
            align: 'end',
            cell: ({ requests }) => formatCount(requests, locale),
          },
          {
            id: 'orders',
            heading: columns('orders'),
            align: 'end',
            cell: ({ orders }) => formatCount(orders, locale),
          },
          {
            id: 'open',
            heading: columns('open'),
            align: 'end',
            cell: ({ openCents }) =>
              openCents > 0 ? <strong className="figures">{formatAmount(openCents, locale)}</strong> : '–',
          },
          {
            id: 'contact',
            heading: columns('contact'),
            cell: ({ lastContactAt }) => (
              <time dateTime={lastContactAt.toISOString()}>{formatShortMoment(lastContactAt, locale)}</time>
            ),
          },
          {
            id: 'leave',
            heading: t('change'),
            cell: ({ id, firstName, name }) =>
              people.length > 1 ? (
                <PlacingButton
                  action={place}
                  fields={{ kind: 'leave', customer: id, company: companyId }}
                  label={t('leave')}
                  name={`${firstName} ${name}`}
                  look="link min-h-10 cursor-pointer font-medium underline"
                />
              ) : (
                '–'
              ),
          },
        ]}
      />
      {people.length === 1 ? <p className="mt-3 max-w-prose text-ink-soft">{t('alone')}</p> : null}
    </StaffSection>
  );
}
