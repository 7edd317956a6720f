import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { RequestView } from '@/components/quotes/staff/request-view';
import { EmptyState } from '@/components/staff/empty-state';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { currentLocale } from '@/lib/i18n/locale';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import { isAnswerTemplate } from '@/lib/quotes/answer-templates';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { addNote, changeAmount, changeRequest, sendAnswer } from '@/lib/quotes/request/actions';
import { beginAnswerTo } from '@/lib/quotes/request/begin-answer';
import { linkFiles } from '@/lib/quotes/server/link-files';
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
  const { answer } = await searchParams;
  const template = isAnswerTemplate(answer) ? answer : 'blank';
  const query = template === 'blank' ? {} : { answer: template };
  const locale = await currentLocale();

  async function renderRequest(staff: Staff) {
    const request = await findQuoteRequest(staff, reference);
    if (!request) return <Missing reference={reference} />;
    const now = new Date();
    return (
      <RequestView
        request={request}
        files={linkFiles(staff, request.files, now)}
        due={dueStateOf(request, now, isPublicHoliday)}
        template={template}
        begun={{
          ...(await beginAnswerTo(request, template, { viewer: staff.viewer, companyName: company.name })),
          key: randomUUID(),
        }}
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

async function Missing({ reference }: { reference: string }) {
  const t = await getTranslations('StaffRequest');
  return (
    <EmptyState title={t('missing.title')} text={t('missing.text', { reference: reference.slice(0, 40) })}>
      <PageLink to="admin-requests" locale={await currentLocale()} className="link min-h-11 font-bold">
        {t('back')}
      </PageLink>
    </EmptyState>
  );
}
