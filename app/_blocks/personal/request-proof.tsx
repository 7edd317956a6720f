import { cookies } from 'next/headers';
import { JobSteps } from '@/components/jobs/customer/job-steps';
import { ProofView } from '@/components/proofs/customer/proof-view';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadJobSteps } from '@/lib/jobs/server/stage-store';
import { currentProof, type ProofRecord } from '@/lib/proofs/proof';
import { proofOutcomes } from '@/lib/proofs/proof-form';
import { proofFilePath } from '@/lib/proofs/server/answer-proof-file';
import { returnedProofForm } from '@/lib/proofs/server/receive-proof-form';
import type { StatusToken } from '@/lib/quotes/server/status-link';

/** The order of a request on its private page: how far it is, and its proof. */
export async function RequestProof({
  record,
  token,
  outcome: sent,
  hasEmail,
  locale,
}: {
  record: ProofRecord;
  /** Of the private link. */
  token: StatusToken;
  /** What the address says became of the form. */
  outcome: unknown;
  /** Whether mails reach the customer. */
  hasEmail: boolean;
  locale: Locale;
}) {
  const outcome = proofOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned =
    outcome === null ? null : readReturnedForm(returnedProofForm, (name) => jar.get(name)?.value);
  const { stage, ownStage, dueOn } = record;
  const version = currentProof(record);
  return (
    <ProofView
      record={record}
      steps={
        <JobSteps
          place={{ stage, ownStage }}
          steps={await loadJobSteps(locale)}
          isApproved={version?.decision?.kind === 'approved'}
          dueOn={dueOn}
          locale={locale}
        />
      }
      version={version}
      outcome={outcome}
      typed={returned?.values ?? {}}
      token={token}
      endpoint={`/api/proofs/forms?locale=${locale}`}
      fileOf={({ position, file }, view) => proofFilePath(token, { position, hash: file.hash }, view)}
      hasEmail={hasEmail}
      locale={locale}
    />
  );
}
