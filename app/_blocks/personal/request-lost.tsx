import { LostReasonForm } from '@/components/quotes/staff/lost-reason';
import type { Locale } from '@/lib/i18n/locales';
import { lostOutcomes } from '@/lib/quotes/lost-reason';
import { sayWhyLost } from '@/lib/quotes/request/actions';
import { findLostReason } from '@/lib/quotes/server/lost-reasons';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';

/** Why the request was lost, on the page of one that was. */
export async function RequestLost({
  staff,
  request: { reference, status },
  outcome,
  locale,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'status'>;
  /** What the address says became of the form. */
  outcome: unknown;
  locale: Locale;
}) {
  if (status !== 'lost') return null;
  return (
    <LostReasonForm
      reason={await findLostReason(staff, reference)}
      outcome={lostOutcomes.find((known) => known === outcome) ?? null}
      save={sayWhyLost.bind(null, locale, reference)}
    />
  );
}
