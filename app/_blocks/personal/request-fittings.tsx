import { randomUUID } from 'node:crypto';
import { FittingDesk } from '@/components/fittings/staff/fitting-desk';
import { ProposalDesk } from '@/components/fittings/staff/proposal-desk';
import { findCustomer, findRequestCustomer } from '@/lib/customers/server/customer-store';
import { answerProposalForm, changeFittingForm } from '@/lib/fittings/actions';
import { loadFittingFormLabels } from '@/lib/fittings/form-labels';
import { placeOfWork } from '@/lib/fittings/place-of-work';
import { findFittings } from '@/lib/fittings/server/fitting-store';
import { findProposal } from '@/lib/fittings/server/proposal-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import type { JobStage } from '@/lib/jobs/job';
import { findOffer } from '@/lib/offers/server/offer-store';
import type { Staff } from '@/lib/staff/staff';

async function addressOf(staff: Staff, reference: string): Promise<string> {
  const [offer, id] = await Promise.all([findOffer(staff, reference), findRequestCustomer(staff, reference)]);
  const accepted = offer?.versions.find(({ decision }) => decision?.kind === 'accepted');
  const customer = id === null ? null : await findCustomer(staff, id);
  return placeOfWork(customer, accepted?.offer.customer.address ?? null);
}

/** What the customer of a job proposes for its fitting, before everything else of the job; nothing where all is answered. */
export async function RequestProposal({
  staff,
  reference,
  permalink,
  locale,
}: {
  staff: Staff;
  reference: string;
  permalink: string;
  locale: Locale;
}) {
  const proposal = await findProposal(reference);
  if (proposal?.state !== 'open') return null;
  const [fittings, address, labels] = await Promise.all([
    findFittings(reference),
    addressOf(staff, reference),
    loadFittingFormLabels(locale),
  ]);
  const today = brusselsDay(new Date());
  return (
    <ProposalDesk
      proposal={proposal}
      next={fittings.find(({ state, day }) => state === 'planned' && day >= today) ?? null}
      newId={randomUUID()}
      address={address}
      form={{ action: answerProposalForm.bind(null, locale, reference), permalink, labels }}
      locale={locale}
    />
  );
}

/** The fittings of a job, on the request's page in the back office. */
export async function RequestFittings({
  staff,
  reference,
  stage,
  colleagues,
  permalink,
  locale,
}: {
  staff: Staff;
  reference: string;
  stage: JobStage;
  colleagues: readonly { id: string; name: string }[];
  /** Where the forms post without script. */
  permalink: string;
  locale: Locale;
}) {
  const [fittings, address, labels] = await Promise.all([
    findFittings(reference),
    addressOf(staff, reference),
    loadFittingFormLabels(locale),
  ]);
  return (
    <FittingDesk
      fittings={fittings}
      newId={randomUUID()}
      isDue={stage !== 'proof' && stage !== 'done'}
      forgottenFrom={stage === 'done' ? brusselsDay(new Date()) : null}
      address={address}
      colleagues={colleagues}
      form={{ action: changeFittingForm.bind(null, locale, reference), permalink, labels }}
      locale={locale}
    />
  );
}
