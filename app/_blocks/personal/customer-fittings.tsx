import { cookies } from 'next/headers';
import { FittingView } from '@/components/fittings/customer/fitting-view';
import { fittingsNow, proposalOutcomes } from '@/lib/fittings/proposal';
import { fittingFilePath } from '@/lib/fittings/server/answer-calendar';
import { findFittings } from '@/lib/fittings/server/fitting-store';
import { findProposal, listFreeHalfDays } from '@/lib/fittings/server/proposal-store';
import { returnedProposal } from '@/lib/fittings/server/receive-proposal';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import type { JobStage } from '@/lib/jobs/job';
import type { StatusToken } from '@/lib/quotes/server/status-link';

/** The fittings of an order on its private page, and the form that proposes another time. */
export async function CustomerFittings({
  reference,
  token,
  stage,
  outcome: sent,
  hasEmail,
  locale,
}: {
  reference: string;
  /** Of the private link. */
  token: StatusToken;
  stage: JobStage;
  /** What the address says became of the form. */
  outcome: unknown;
  /** Whether mails reach the customer. */
  hasEmail: boolean;
  locale: Locale;
}) {
  const today = brusselsDay(new Date());
  const [fittings, proposal] = await Promise.all([findFittings(reference), findProposal(reference)]);
  const now = fittingsNow(fittings, proposal, { stage, today });
  if (now === null) return null;
  const outcome = proposalOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned =
    outcome === null ? null : readReturnedForm(returnedProposal, (name) => jar.get(name)?.value);
  return (
    <FittingView
      fittings={now.planned}
      isFitted={now.isFitted}
      proposal={now.proposal}
      free={now.canPropose ? await listFreeHalfDays(today) : []}
      outcome={outcome}
      typed={returned?.values ?? {}}
      token={token}
      endpoint={`/api/fittings/proposals?locale=${locale}`}
      fileOf={(id) => fittingFilePath(token, id, locale)}
      hasEmail={hasEmail}
      locale={locale}
    />
  );
}
