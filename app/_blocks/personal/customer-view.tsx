import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { Colleagues } from '@/components/customers/staff/colleagues';
import { CustomerHistory } from '@/components/customers/staff/customer-history';
import { CustomerNotes } from '@/components/customers/staff/customer-notes';
import { SameCustomer } from '@/components/customers/staff/same-customer';
import { UndoPlacing } from '@/components/customers/staff/undo-placing';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { StaffForm, type StaffFormField } from '@/components/staff/staff-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import { StatTile } from '@/components/staff/stat-tile';
import { addNote, deleteNote, mergeCustomer, placeCustomer, saveCustomer } from '@/lib/customers/actions';
import type { Customer, CustomerRow } from '@/lib/customers/customer';
import { loadCustomerFormLabels } from '@/lib/customers/form-labels';
import { customerLimits } from '@/lib/customers/limits';
import { type CustomerOutcome, isCustomerChanged } from '@/lib/customers/outcomes';
import type { Placed } from '@/lib/customers/placing';
import { formatAmount, formatCount, formatShortMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { type Locale, locales } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { loadStageName } from '@/lib/jobs/server/stage-store';
import { formatVatNumber } from '@/lib/offers/vat-number';
import type { Staff } from '@/lib/staff/staff';

interface CustomerViewProps {
  staff: Staff;
  customer: Customer;
  /** Who may be the same. */
  search: { text: string; found: readonly CustomerRow[] };
  /** Whom they may work with. */
  colleagueSearch: { text: string; found: readonly CustomerRow[] };
  /** What came of the form that led here. */
  outcome: CustomerOutcome | null;
  /** Who was merged just now, and can be parted again. */
  merged: string | null;
  /** The same of somebody who was put into a company, or taken out. */
  placed: Placed | null;
  locale: Locale;
}

/** A customer as staff see them. */
export async function CustomerView({
  staff,
  customer,
  search,
  colleagueSearch,
  outcome,
  merged,
  placed,
  locale,
}: CustomerViewProps) {
  const t = await getTranslations('StaffCustomers');
  const permalink = pathWithin('admin-customers', locale, { rest: customer.id });
  const merge = mergeCustomer.bind(null, locale, customer.id);
  const place = placeCustomer.bind(null, locale, { customer: customer.id });
  return (
    <>
      <PageHeading
        title={`${customer.firstName} ${customer.name}`}
        lead={[customer.company, customer.vatNumber && formatVatNumber(customer.vatNumber)]
          .filter(Boolean)
          .join(', ')}
      >
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <PageLink
            to="admin-requests"
            rest="new"
            query={{ customer: customer.id }}
            locale={locale}
            className="button button-ink min-h-11 px-5"
          >
            {t('enter')}
          </PageLink>
          <PageLink to="admin-customers" locale={locale} className="link min-h-11 font-medium underline">
            {t('back')}
          </PageLink>
        </span>
      </PageHeading>
      <CustomerFigures customer={customer} locale={locale} />
      <CustomerHistory requests={customer.requests} stageName={await loadStageName(locale)} locale={locale} />
      <CustomerNotes
        notes={customer.notes}
        viewerId={staff.viewer.id}
        locale={locale}
        form={
          <StaffForm
            id="customer"
            action={addNote.bind(null, locale, customer.id)}
            fields={[
              {
                name: 'note',
                label: t('notes.label'),
                kind: 'textarea',
                maxLength: customerLimits.note.max,
              },
            ]}
            hidden={{ key: randomUUID() }}
            labels={await loadCustomerFormLabels(locale, t('notes.add'))}
          />
        }
        remove={deleteNote.bind(null, locale, customer.id)}
      />
      <StaffSection id="details" title={t('details.title')}>
        <p className="mb-3 max-w-prose text-ink-soft">{t('details.lead')}</p>
        <StaffForm
          // What was saved stands in new fields.
          key={customer.version}
          id="customer"
          action={saveCustomer.bind(null, locale, customer.id)}
          fields={await detailFields(customer, locale)}
          hidden={{ version: String(customer.version) }}
          labels={await loadCustomerFormLabels(locale, t('details.save'))}
        />
      </StaffSection>
      <Colleagues
        customer={customer}
        search={colleagueSearch}
        path={permalink}
        locale={locale}
        place={place}
      />
      <SameCustomer
        merged={customer.merged}
        alike={customer.alike}
        search={search}
        path={permalink}
        locale={locale}
        merge={merge}
      />
      {outcome ? (
        <OutcomeNotice isDone={isCustomerChanged(outcome)} place="foot">
          <p className="min-w-0 grow">{t(`outcome.${outcome}`)}</p>
          {outcome === 'merged' && merged ? (
            <form action={merge}>
              <input type="hidden" name="undo" value="true" />
              <input type="hidden" name="other" value={merged} />
              <button
                type="submit"
                className="min-h-10 cursor-pointer px-2 font-bold underline underline-offset-4"
              >
                {t('undo')}
              </button>
            </form>
          ) : null}
          {placed ? <UndoPlacing placed={placed} label={t('undo')} place={place} /> : null}
        </OutcomeNotice>
      ) : null}
    </>
  );
}

async function CustomerFigures({ customer, locale }: { customer: Customer; locale: Locale }) {
  const figures = await getTranslations('StaffCustomers.figures');
  const { email, phone, requests, openCents, lastContactAt } = customer;
  const reach = [
    email ? (
      <a key="email" href={`mailto:${email}`} className="block break-all underline underline-offset-4">
        {email}
      </a>
    ) : null,
    phone ? (
      <a key="phone" href={`tel:${phone}`} className="figures block underline underline-offset-4">
        {formatPhone(phone, locale)}
      </a>
    ) : null,
  ];
  return (
    <>
      <p className="mb-4">{reach}</p>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile label={figures('open')} value={formatAmount(openCents, locale)} alert={openCents > 0} />
        <StatTile label={figures('requests')} value={formatCount(requests.length, locale)} />
        <StatTile
          label={figures('orders')}
          value={formatCount(requests.filter(({ status }) => status === 'won').length, locale)}
        />
        <StatTile label={figures('contact')} value={formatShortMoment(lastContactAt, locale)} />
      </dl>
    </>
  );
}

async function detailFields(customer: Customer, locale: Locale): Promise<StaffFormField[]> {
  const details = await getTranslations('StaffCustomers.details');
  const form = await getTranslations('Forms');
  const languages = await getTranslations('StaffRequest.languages');
  const optional = details('optional');
  const text = (name: 'phone' | 'company' | 'vatNumber', value: string | null): StaffFormField => ({
    name,
    label: name === 'phone' ? form('phone') : details(name),
    kind: 'text',
    optional,
    maxLength: customerLimits[name].max,
    value: value ?? '',
  });
  const address = (name: 'billingAddress' | 'siteAddress'): StaffFormField => ({
    name,
    label: details(name),
    kind: 'text',
    optional,
    ...(name === 'billingAddress' ? { hint: details('billingHint') } : {}),
    maxLength: customerLimits.address.max,
    value: customer[name] ?? '',
  });
  return [
    {
      name: 'firstName',
      label: form('firstName'),
      kind: 'text',
      maxLength: customerLimits.firstName.max,
      value: customer.firstName,
    },
    {
      name: 'name',
      label: form('name'),
      kind: 'text',
      maxLength: customerLimits.name.max,
      value: customer.name,
    },
    text('phone', customer.phone && formatPhone(customer.phone, locale)),
    text('company', customer.company),
    text('vatNumber', customer.vatNumber && formatVatNumber(customer.vatNumber)),
    {
      name: 'language',
      label: details('language'),
      kind: 'select',
      value: customer.locale,
      options: locales.map((value) => ({ value, label: languages(value) })),
    },
    address('billingAddress'),
    address('siteAddress'),
  ];
}
