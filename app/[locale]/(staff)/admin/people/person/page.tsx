import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { Receipts } from '@/components/people/found-people';
import { PersonView, type ShownPerson } from '@/components/people/person-view';
import { ScanResult } from '@/components/people/scan-result';
import { EmptyState } from '@/components/staff/empty-state';
import { PageHeading } from '@/components/staff/page-heading';
import { StaffForm } from '@/components/staff/staff-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import { personLimits } from '@/lib/forms/person-limits';
import { formatDay } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { eraseFromPage } from '@/lib/people/actions';
import { readAddress } from '@/lib/people/erasure-schema';
import { erasureReasons, isLeftToLaw, type Person } from '@/lib/people/person';
import { findPerson, isUnknown, listReceipts, scanForPerson } from '@/lib/people/server/find-people';
import { personPath, personToken, readPersonToken } from '@/lib/people/server/person-token';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-people');
}

/** Everything kept about an address: seen, exported, erased. */
export default async function AdminPersonPage({ searchParams }: PageProps<'/[locale]/admin/people/person'>) {
  const locale = await currentLocale();
  const { who, scan } = await searchParams;
  return (
    <StaffPage
      page="admin-people"
      rest="person"
      query={{ who: typeof who === 'string' ? who : undefined, scan: scan === '1' ? '1' : undefined }}
    >
      {(staff) => (
        <PersonPage
          locale={locale}
          staff={staff}
          address={readAddress(readPersonToken(staff, who, new Date()))}
          isScanning={scan === '1'}
        />
      )}
    </StaffPage>
  );
}

/** Links to the files, which work for thirty days. */
function withLinks(person: Person, now: Date): ShownPerson {
  const linked = (purpose: 'quote' | 'application', files: Person['quoteRequests'][number]['files']) =>
    files.map(({ id, name, bytes }) => ({ id, name, bytes, href: attachmentUrl(purpose, id, now) }));
  return {
    ...person,
    quoteRequests: person.quoteRequests.map((one) => ({ ...one, files: linked('quote', one.files) })),
    jobApplications: person.jobApplications.map((one) => ({
      ...one,
      files: linked('application', one.files),
    })),
  };
}

async function PersonPage({
  locale,
  staff,
  address,
  isScanning,
}: {
  locale: Locale;
  staff: Staff;
  address: string | null;
  isScanning: boolean;
}) {
  const t = await getTranslations('StaffPeople');
  if (address === null) {
    return (
      <>
        <PageHeading title={t('expired')} lead={t('expiredText')} />
        <a href={pathTo('admin-people', locale)} className="link min-h-11 font-bold underline">
          {t('back')}
        </a>
      </>
    );
  }
  const now = new Date();
  const found = await findPerson(staff, address);
  const isNobody = isUnknown(found);
  const [receipts, scan] = await Promise.all([
    listReceipts(staff, address),
    isScanning || isNobody ? scanForPerson(staff, address) : null,
  ]);
  const orders = found.person.quoteRequests.filter(({ heldUntil }) => heldUntil !== null);
  const isOnlyHeld = !isNobody && isLeftToLaw(found.person, found.waiting.length);
  return (
    <>
      <p className="mb-2">
        <a href={pathTo('admin-people', locale)} className="link min-h-8 font-medium underline">
          ← {t('back')}
        </a>
      </p>
      <PageHeading title={address} lead={isNobody ? t('nobody') : t('personLead')}>
        {isNobody ? null : (
          <>
            <form action="/api/admin/people/export" method="post">
              <input type="hidden" name="who" value={personToken(staff, address, now)} />
              <input type="hidden" name="locale" value={locale} />
              <button type="submit" className="link min-h-11 cursor-pointer font-medium underline">
                {t('export')}
              </button>
            </form>
            <a
              href={personPath(staff, address, locale, now, { scan: '1' })}
              className="link min-h-11 font-medium underline"
            >
              {t('scanLink')}
            </a>
          </>
        )}
      </PageHeading>
      {scan ? (
        <div className="mb-6 max-w-2xl" role="status">
          <ScanResult found={scan} held={orders.length} />
        </div>
      ) : null}
      {isNobody ? (
        <EmptyState title={t('nothingKept')} text={t('nothingKeptText')} />
      ) : (
        <PersonView locale={locale} person={withLinks(found.person, now)} waiting={found.waiting} />
      )}
      {receipts.length > 0 ? (
        <StaffSection id="receipts" title={t('receipts')}>
          <Receipts locale={locale} receipts={receipts} />
        </StaffSection>
      ) : null}
      {isNobody || isOnlyHeld ? null : (
        <StaffSection id="erase" title={t('erase.title')}>
          <p className="max-w-prose">{t('erase.text')}</p>
          {orders.length > 0 ? (
            <>
              <p className="mt-3 max-w-prose">{t('erase.held')}</p>
              <ul className="figures mt-1 list-disc pl-5">
                {orders.map(({ reference, heldUntil }) => (
                  <li key={reference}>
                    {reference} – {t('heldUntil', { day: formatDay(new Date(heldUntil ?? ''), locale) })}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <div className="mt-5">
            <EraseForm locale={locale} address={address} />
          </div>
        </StaffSection>
      )}
    </>
  );
}

async function EraseForm({ locale, address }: { locale: Locale; address: string }) {
  const t = await getTranslations('StaffPeople');
  const team = await getTranslations('StaffTeam');
  const request = await getTranslations('StaffRequest');
  const error = await getTranslations('errors');
  const errors = (['required', 'tooLong', 'invalidText', 'invalidEmail', 'invalidChoice'] as const).map(
    (key) => [key, error(key)],
  );
  return (
    <StaffForm
      id="erase"
      danger
      action={eraseFromPage.bind(null, locale)}
      hidden={{ address }}
      fields={[
        {
          name: 'confirmation',
          label: t('erase.confirmation'),
          hint: t('erase.confirmationHint', { address }),
          kind: 'email',
          maxLength: personLimits.email.max,
        },
        {
          name: 'reason',
          label: t('reason'),
          kind: 'select',
          placeholder: t('erase.chooseReason'),
          options: erasureReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
        },
      ]}
      labels={{
        submit: t('erase.submit'),
        busy: t('erase.busy'),
        failure: t('erase.failure'),
        interrupted: await loadInterruptionLabels(locale),
        errors: { ...Object.fromEntries(errors), otherAddress: t('erase.otherAddress') },
        refused: {
          signedOut: request('refused.signedOut'),
          forbidden: team('outcome.forbidden'),
          unavailable: team('outcome.unavailable'),
          lastAdmin: t('erase.lastAdmin'),
        },
      }}
    />
  );
}
