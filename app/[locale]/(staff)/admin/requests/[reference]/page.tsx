import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ComposeOffer } from '@/app/_blocks/personal/compose-offer';
import { HeldDesigns } from '@/app/_blocks/personal/held-designs';
import { RequestAdded } from '@/app/_blocks/personal/request-added';
import { RequestInvoices } from '@/app/_blocks/personal/request-invoices';
import { RequestJob } from '@/app/_blocks/personal/request-job';
import { RequestLost } from '@/app/_blocks/personal/request-lost';
import { RequestPassport } from '@/app/_blocks/personal/request-passport';
import { RequestSample } from '@/app/_blocks/personal/request-sample';
import { RequestTasks } from '@/app/_blocks/personal/request-tasks';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { MailPartsView } from '@/components/mail-in/staff/mail-parts';
import { NoAddress } from '@/components/quotes/staff/no-address';
import { RequestView } from '@/components/quotes/staff/request-view';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { findRequestCustomer } from '@/lib/customers/server/customer-store';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { listMailParts } from '@/lib/mail-in/server/tray-store';
import { lookAtRequest } from '@/lib/notices/server/notice-store';
import { isAnswerTemplate } from '@/lib/quotes/answer-templates';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { inboxQuery, readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import {
  addNote,
  changeAmount,
  changeRequest,
  correctDetails,
  sendAnswer,
} from '@/lib/quotes/request/actions';
import { beginAnswerTo } from '@/lib/quotes/request/begin-answer';
import { newestDrafts } from '@/lib/quotes/request/draft';
import { linkFiles } from '@/lib/quotes/server/link-files';
import { findQuoteNeighbours } from '@/lib/quotes/server/list-quote-requests';
import { listQuoteDrafts } from '@/lib/quotes/server/quote-drafts';
import { findRequestSample } from '@/lib/quotes/server/request-sample';
import { readReturnedDraft } from '@/lib/quotes/server/returned-draft';
import { findQuoteOrigin, findQuoteRequest, listNoteMentions } from '@/lib/quotes/server/staff-requests';
import { statusUrl } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';
import { unlessAway } from '@/lib/supabase/ask';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** One quote request, as staff work on it. */
export default async function RequestPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/requests/[reference]'>) {
  const { reference } = await params;
  const {
    answer,
    proof,
    passport,
    invoice,
    lost,
    task,
    work,
    draft,
    photos,
    picture,
    line,
    file,
    ...listed
  } = await searchParams;
  const template = isAnswerTemplate(answer) ? answer : 'blank';
  const filter = readInboxFilter(listed);
  const list = inboxQuery(filter, listed.status === 'open');
  const query = { ...list, ...(template === 'blank' ? {} : { answer: template }) };
  // Whoever has to sign in first is told then that nothing was taken.
  const signedOut = Object.entries({ proof, passport, invoice }).flatMap(([desk, outcome]) =>
    outcome === 'signedOut' ? [[desk, outcome] as const] : [],
  );
  const locale = await currentLocale();

  async function renderRequest(staff: Staff) {
    const now = new Date();
    // Before the request is read: what happens meanwhile is news the next time.
    await unlessAway('notices.lookLost', lookAtRequest(staff, reference));
    const [request, neighbours, drafts, returned, designs, sample, mentions, enteredBy, customerId, mails] =
      await Promise.all([
        findQuoteRequest(staff, reference),
        findQuoteNeighbours(staff, filter, reference, now),
        listQuoteDrafts(staff, reference),
        Promise.all([readReturnedDraft('answer'), readReturnedDraft('note')]),
        listRequestDesigns(reference),
        findRequestSample(reference),
        listNoteMentions(staff, reference),
        findQuoteOrigin(staff, reference),
        findRequestCustomer(staff, reference),
        listMailParts(staff, reference),
      ]);
    if (!request) notFound();
    const files = linkFiles(staff, request.files, now);
    const privateLink = await statusUrl(request.locale, reference);
    const { withPrice, ...begun } = await beginAnswerTo(request, template, {
      viewer: staff.viewer,
      companyName: company.name,
    });
    return (
      <RequestView
        request={request}
        files={files}
        mailOf={(message) => {
          const parts = mails.find((mail) => mail.message === message);
          return parts ? <MailPartsView parts={parts} /> : null;
        }}
        attached={
          <>
            <RequestAdded reference={reference} files={files} outcome={file} locale={locale} />
            {request.email === null ? <NoAddress statusUrl={privateLink} /> : null}
            <RequestLost staff={staff} request={request} outcome={lost} locale={locale} />
            <RequestTasks staff={staff} request={request} outcome={task} locale={locale} now={now} />
            <RequestJob
              staff={staff}
              request={request}
              outcome={proof}
              work={work}
              draft={{ refusal: draft, photos }}
              permalink={pathWithin('admin-requests', locale, { rest: reference, query })}
              locale={locale}
              now={now}
            />
            <RequestPassport staff={staff} request={request} outcome={passport} locale={locale} now={now} />
            <RequestSample
              sample={sample}
              recipient={`${request.firstName} ${request.name}`}
              reader="staff"
              locale={locale}
            />
            <HeldDesigns designs={designs} reader="staff" locale={locale} />
            <ComposeOffer
              staff={staff}
              request={request}
              designs={designs}
              permalink={pathWithin('admin-requests', locale, { rest: reference, query })}
              outcome={picture}
              line={line}
              locale={locale}
              now={now}
            />
            <RequestInvoices
              staff={staff}
              reference={reference}
              isOrder={request.status === 'won'}
              outcome={invoice}
              recipient={request.email}
              locale={locale}
              now={now}
            />
          </>
        }
        mentions={mentions}
        due={dueStateOf(request, now, isPublicHoliday)}
        template={template}
        list={{ query: list, ...neighbours }}
        begun={{ ...begun, key: randomUUID() }}
        drafts={newestDrafts(drafts, returned).map((draft) =>
          draft.template === 'quote' ? { ...draft, body: withPrice(draft.body) } : draft,
        )}
        statusUrl={privateLink}
        enteredBy={enteredBy}
        customerId={customerId}
        viewerId={staff.viewer.id}
        locale={locale}
        permalink={pathWithin('admin-requests', locale, { rest: reference, query })}
        actions={{
          change: changeRequest.bind(null, locale, reference),
          amount: changeAmount.bind(null, locale, reference),
          note: addNote.bind(null, locale, reference),
          answer: sendAnswer.bind(null, locale, reference),
          details: correctDetails.bind(null, locale, reference),
        }}
      />
    );
  }

  return (
    <StaffPage page="admin-requests" rest={reference} query={{ ...query, ...Object.fromEntries(signedOut) }}>
      {renderRequest}
    </StaffPage>
  );
}
