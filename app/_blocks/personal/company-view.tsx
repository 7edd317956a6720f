import { getTranslations } from 'next-intl/server';
import { CompanyChoices } from '@/components/customers/staff/company-choices';
import { CompanyNotes } from '@/components/customers/staff/company-notes';
import { CompanyPeople } from '@/components/customers/staff/company-people';
import { CustomerHistory } from '@/components/customers/staff/customer-history';
import { UndoPlacing } from '@/components/customers/staff/undo-placing';
import { BeyondEnd } from '@/components/staff/beyond-end';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { Pager } from '@/components/staff/pager';
import { StaffSection } from '@/components/staff/staff-section';
import { StatTile } from '@/components/staff/stat-tile';
import { placeCustomer } from '@/lib/customers/actions';
import {
  type Company,
  companiesPath,
  companyFacts,
  companyPageSize,
  companyPath,
} from '@/lib/customers/company';
import type { CustomerRow } from '@/lib/customers/customer';
import { type CustomerOutcome, isCustomerChanged } from '@/lib/customers/outcomes';
import type { Placed } from '@/lib/customers/placing';
import { formatAmount, formatCount, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { loadStageName } from '@/lib/jobs/server/stage-store';
import { formatVatNumber } from '@/lib/offers/vat-number';

interface CompanyViewProps {
  company: Company;
  /** Of what its people asked for; counts from 1. */
  page: number;
  /** Who may be of it too. */
  search: { text: string; found: readonly CustomerRow[] };
  /** What came of the button that led here. */
  outcome: CustomerOutcome | null;
  /** Who was put in or taken out just now, so that it can be taken back. */
  placed: Placed | null;
  locale: Locale;
}

/** A company as staff see it: the records of its people, put together. */
export async function CompanyView({ company, page, search, outcome, placed, locale }: CompanyViewProps) {
  const t = await getTranslations('StaffCompany');
  const customers = await getTranslations('StaffCustomers');
  const { id, people, alike, notes, requests } = company;
  const facts = companyFacts(people);
  const place = placeCustomer.bind(null, locale, { company: id });
  const permalink = pathWithin('admin-customers', locale, { rest: companyPath(id) });
  const pageHref = (number: number) =>
    pathWithin('admin-customers', locale, {
      rest: companyPath(id),
      query: number > 1 ? { page: String(number) } : {},
    });
  const [firstPerson] = people;
  return (
    <>
      <PageHeading title={facts.title} lead={facts.vatNumbers.map(formatVatNumber).join(', ')}>
        <PageLink to="admin-customers" locale={locale} className="link min-h-11 font-medium underline">
          {customers('back')}
        </PageLink>
        <PageLink
          to="admin-customers"
          rest={companiesPath}
          locale={locale}
          className="link min-h-11 font-medium underline"
        >
          {t('back')}
        </PageLink>
      </PageHeading>
      {facts.addresses.length > 0 ? (
        <div className="mb-4">
          <h2 className="text-sm text-ink-soft">{customers('details.billingAddress')}</h2>
          <ul>
            {facts.addresses.map((address) => (
              <li key={address} className="break-words">
                {address}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label={customers('figures.open')}
          value={formatAmount(facts.openCents, locale)}
          alert={facts.openCents > 0}
        />
        <StatTile label={customers('figures.requests')} value={formatCount(facts.requests, locale)} />
        <StatTile label={customers('figures.orders')} value={formatCount(facts.orders, locale)} />
        <StatTile
          label={customers('figures.contact')}
          value={formatShortMoment(facts.lastContactAt, locale)}
        />
      </dl>
      <CompanyPeople company={company} locale={locale} place={place} />
      {requests.length === 0 && facts.requests > 0 ? (
        <div className="mt-10">
          <BeyondEnd firstHref={pageHref(1)} />
        </div>
      ) : (
        <CustomerHistory
          requests={requests}
          withPeople
          stageName={await loadStageName(locale)}
          locale={locale}
        >
          {facts.requests > companyPageSize ? (
            <Pager
              page={page}
              pageSize={companyPageSize}
              total={facts.requests}
              hrefOf={(number) => `${pageHref(number)}#history`}
            />
          ) : null}
        </CustomerHistory>
      )}
      {notes.length > 0 ? <CompanyNotes notes={notes} locale={locale} /> : null}
      <StaffSection id="company" title={t('add.title')}>
        <p className="max-w-prose text-ink-soft">{t('add.lead')}</p>
        <CompanyChoices
          heading={t('add.alike')}
          proposed={alike}
          search={{ label: customers('same.search'), ...search }}
          path={`${permalink}#company`}
          label={t('add.join')}
          locale={locale}
          action={place}
          hiddenOf={(customer) => ({
            kind: 'join',
            customer: customer.id,
            colleague: firstPerson?.id ?? '',
            company: id,
          })}
        />
      </StaffSection>
      {outcome ? (
        <OutcomeNotice isDone={isCustomerChanged(outcome)} place="foot">
          <p className="min-w-0 grow">{customers(`outcome.${outcome}`)}</p>
          {placed ? <UndoPlacing placed={placed} label={customers('undo')} place={place} /> : null}
        </OutcomeNotice>
      ) : null}
    </>
  );
}
