import { cookies } from 'next/headers';
import { FittingView } from '@/components/fittings/customer/fitting-view';
import { mayPropose, proposalOutcomes } from '@/lib/fittings/proposal';
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
  locale,
}: {
  reference: string;
  /** Of the private link. */
  token: StatusToken;
  stage: JobStage;
  /** What the address says became of the form. */
  outcome: unknown;
  locale: Locale;
}) {
  const today = brusselsDay(new Date());
  const [fittings, proposal] = await Promise.all([findFittings(reference), findProposal(reference)]);
  const planned = fittings.filter(({ state, day }) => state === 'planned' && day >= today);
  const canPropose = proposal?.state !== 'open' && mayPropose(stage, planned.length > 0);
  const outcome = proposalOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned =
    outcome === null ? null : readReturnedForm(returnedProposal, (name) => jar.get(name)?.value);
  return (
    <FittingView
      fittings={planned}
      proposal={proposal}
      free={canPropose ? await listFreeHalfDays(today) : []}
      outcome={outcome}
      typed={returned?.values ?? {}}
      token={token}
      endpoint={`/api/fittings/proposals?locale=${locale}`}
      fileOf={(id) => fittingFilePath(token, id, locale)}
      locale={locale}
    />
  );
}
