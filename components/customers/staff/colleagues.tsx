import { getTranslations } from 'next-intl/server';
import { StaffSection } from '@/components/staff/staff-section';
import { companyPath } from '@/lib/customers/company';
import type { Customer } from '@/lib/customers/customer';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { CompanyChoices } from './company-choices';
import type { CustomerChoice } from './customer-choices';
import { PlacingButton } from './placing-button';

/** Whom a customer works with, and what puts them with colleagues or takes them out. */
export async function Colleagues({
  customer: { id, firstName, name, company, colleagues },
  search,
  path,
  locale,
  place,
}: {
  customer: Customer;
  /** What was looked for, and who was found. */
  search: { text: string; found: readonly CustomerChoice[] };
  /** The page's own. */
  path: string;
  locale: Locale;
  place: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('StaffCustomers.colleagues');
  const more = colleagues.count - colleagues.people.length;
  return (
    <StaffSection id="company" title={t('title')}>
      {colleagues.company ? (
        <PageLink
          to="admin-customers"
          rest={companyPath(colleagues.company)}
          locale={locale}
          className="inline-block py-1 font-bold wrap-anywhere underline underline-offset-4"
        >
          {company ?? t('page')}
        </PageLink>
      ) : null}
      {colleagues.count > 0 && colleagues.company ? (
        <>
          <h3 className="mt-3 font-bold">{t('with')}</h3>
          <ul className="max-w-3xl">
            {colleagues.people.map((one) => (
              <li key={one.id}>
                <PageLink
                  to="admin-customers"
                  rest={one.id}
                  locale={locale}
                  className="inline-block py-1 wrap-anywhere underline underline-offset-4"
                >
                  {one.firstName} {one.name}
                </PageLink>
              </li>
            ))}
            {more > 0 ? <li className="py-1 text-ink-soft">{t('more', { count: more })}</li> : null}
          </ul>
          <PlacingButton
            action={place}
            fields={{ kind: 'leave', customer: id, company: colleagues.company }}
            label={t('leave')}
            name={`${firstName} ${name}`}
            className="mt-3"
          />
        </>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">{t('lead')}</p>
          <CompanyChoices
            heading={t('proposed')}
            proposed={colleagues.proposed}
            search={{ label: t('search'), ...search }}
            path={`${path}#company`}
            label={t('join')}
            locale={locale}
            action={place}
            hiddenOf={(colleague) => ({ kind: 'join', customer: id, colleague: colleague.id })}
          />
        </>
      )}
    </StaffSection>
  );
}
