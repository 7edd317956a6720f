import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ComposeOffer } from '@/app/_blocks/compose-offer';
import { HeldDesigns } from '@/app/_blocks/held-designs';
import { RequestSample } from '@/app/_blocks/request-sample';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { RequestView } from '@/components/quotes/staff/request-view';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { isAnswerTemplate } from '@/lib/quotes/answer-templates';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { inboxQuery, readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { addNote, changeAmount, changeRequest, sendAnswer } from '@/lib/quotes/request/actions';
import { beginAnswerTo } from '@/lib/quotes/request/begin-answer';
import { newestDrafts } from '@/lib/quotes/request/draft';
import { linkFiles } from '@/lib/quotes/server/link-files';
import { findQuoteNeighbours } from '@/lib/quotes/server/list-quote-requests';
import { listQuoteDrafts } from '@/lib/quotes/server/quote-drafts';
import { findRequestSample } from '@/lib/quotes/server/request-sample';
import { readReturnedDraft } from '@/lib/quotes/server/returned-draft';
import { findQuoteRequest } from '@/lib/quotes/server/staff-requests';
import { statusUrl } from '@/lib/quotes/server/status-link';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** One quote request, as staff work on it. */
export default async function RequestPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/requests/[reference]'>) {
  const { reference } = await params;
  const { answer, ...listed } = await searchParams;
  const template = isAnswerTemplate(answer) ? answer : 'blank';
  const filter = readInboxFilter(listed);
  const query = { ...inboxQuery(filter), ...(template === 'blank' ? {} : { answer: template }) };
  const locale = await currentLocale();

  async function renderRequest(staff: Staff) {
    const now = new Date();
    const [request, neighbours, drafts, returned, designs, sample] = await Promise.all([
      findQuoteRequest(staff, reference),
      findQuoteNeighbours(staff, filter, reference, now),
      listQuoteDrafts(staff, reference),
      Promise.all([readReturnedDraft('answer'), readReturnedDraft('note')]),
      listRequestDesigns(reference),
      findRequestSample(reference),
    ]);
    if (!request) notFound();
    const { withPrice, ...begun } = await beginAnswerTo(request, template, {
      viewer: staff.viewer,
      companyName: company.name,
    });
    return (
      <RequestView
        request={request}
        files={linkFiles(staff, request.files, now)}
        attached={
          <>
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
              permalink={pathWithin('admin-requests', locale, { rest: reference, query })}
              locale={locale}
              now={now}
            />
          </>
        }
        due={dueStateOf(request, now, isPublicHoliday)}
        template={template}
        list={{ query: inboxQuery(filter), ...neighbours }}
        begun={{ ...begun, key: randomUUID() }}
        drafts={newestDrafts(drafts, returned).map((draft) =>
          draft.template === 'quote' ? { ...draft, body: withPrice(draft.body) } : draft,
        )}
        statusUrl={statusUrl(request.locale, request.reference)}
        viewerId={staff.viewer.id}
        locale={locale}
        permalink={pathWithin('admin-requests', locale, { rest: reference, query })}
        actions={{
          change: changeRequest.bind(null, locale, reference),
          amount: changeAmount.bind(null, locale, reference),
          note: addNote.bind(null, locale, reference),
          answer: sendAnswer.bind(null, locale, reference),
        }}
      />
    );
  }

  return (
    <StaffPage page="admin-requests" rest={reference} query={query}>
      {renderRequest}
    </StaffPage>
  );
}
