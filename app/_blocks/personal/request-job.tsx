import { cookies } from 'next/headers';
import { BeginJob, JobDesk } from '@/components/jobs/staff/job-desk';
import { ProofDesk } from '@/components/proofs/staff/proof-desk';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { beginJobForm, changeJobForm } from '@/lib/jobs/actions';
import { promisedDay } from '@/lib/jobs/due-day';
import { loadJobFormLabels } from '@/lib/jobs/form-labels';
import { findJob } from '@/lib/jobs/server/job-store';
import { loadJobSteps } from '@/lib/jobs/server/stage-store';
import { takesProofs } from '@/lib/jobs/stage-rules';
import { sendingOutcomes } from '@/lib/proofs/sending';
import { proofFilePath } from '@/lib/proofs/server/answer-proof-file';
import { ticketPath } from '@/lib/proofs/server/answer-ticket';
import { findProofs } from '@/lib/proofs/server/proof-store';
import { returnedProof } from '@/lib/proofs/server/receive-proof';
import { currentStatusToken } from '@/lib/quotes/server/status-link';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';
import { RequestFittings, RequestProposal } from './request-fittings';
import { RequestWork } from './request-work';

/** The job of an order, with its proofs, on the request's page in the back office. */
export async function RequestJob({
  staff,
  request,
  outcome: sent,
  work,
  draft,
  permalink,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'status' | 'subject' | 'staff'>;
  /** What the address says became of a proof that was sent. */
  outcome: unknown;
  /** What it says became of a photo, or of a line of time or material. */
  work: unknown;
  /** Why it says no work of the portfolio was made of photos, and which were ticked. */
  draft: { refusal: unknown; photos: unknown };
  /** Where the forms post without script. */
  permalink: string;
  locale: Locale;
  now: Date;
}) {
  const { reference, status, subject } = request;
  const [job, record] = await Promise.all([findJob(staff, reference), findProofs(reference)]);
  const shared = { permalink, labels: await loadJobFormLabels(locale) };
  if (!job || !record) {
    if (status !== 'won') return null;
    return <BeginJob form={{ ...shared, action: beginJobForm.bind(null, locale, reference) }} />;
  }
  const token = await currentStatusToken(reference);
  const outcome = sendingOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned = outcome === null ? null : readReturnedForm(returnedProof, (name) => jar.get(name)?.value);
  return (
    <>
      <RequestProposal staff={staff} reference={reference} permalink={permalink} locale={locale} />
      <JobDesk
        job={job}
        steps={await loadJobSteps(locale)}
        subject={subject}
        colleagues={request.staff}
        promised={promisedDay(now, job.delivery, isPublicHoliday)}
        ticketHref={ticketPath(reference, locale)}
        form={{ ...shared, action: changeJobForm.bind(null, locale, reference, subject) }}
        locale={locale}
        now={now}
      >
        <ProofDesk
          record={record}
          isTaken={takesProofs(record.stage)}
          fileOf={({ position, file }, view) => proofFilePath(token, { position, hash: file.hash }, view)}
          endpoint={`/api/admin/jobs/${reference}/proofs?locale=${locale}`}
          outcome={outcome}
          typedWords={returned?.values.words ?? ''}
          locale={locale}
        />
        <RequestFittings
          staff={staff}
          reference={reference}
          stage={job.stage}
          colleagues={request.staff}
          permalink={permalink}
          locale={locale}
        />
        <RequestWork
          staff={staff}
          request={request}
          stage={job.stage}
          outcome={work}
          draft={draft}
          locale={locale}
          now={now}
        />
      </JobDesk>
    </>
  );
}
