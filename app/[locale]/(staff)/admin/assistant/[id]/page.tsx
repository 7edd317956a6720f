import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HandoverDue } from '@/app/_blocks/personal/handover-due';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { HandoverView } from '@/components/alfred/staff/handover-view';
import { TaughtForm } from '@/components/alfred/staff/taught-form';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import { PageHeading } from '@/components/staff/page-heading';
import { findHandover } from '@/lib/alfred/server/handovers';
import { answerHandover, closeHandover, teachAnswer } from '@/lib/alfred/staff/actions';
import { alfredStaffLabels, staffOutcomes } from '@/lib/alfred/staff/staff-copy';
import { staffAnswerLimits } from '@/lib/alfred/staff-answer';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-assistant');
}

/** One question, as staff answer it. */
export default async function HandoverPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/assistant/[id]'>) {
  const { id } = await params;
  const { done } = await searchParams;
  const locale = await currentLocale();
  const labels = alfredStaffLabels(locale);
  const outcome = staffOutcomes.find((known) => known === done);
  const permalink = pathWithin('admin-assistant', locale, { rest: id });

  async function renderHandover(staff: Staff) {
    const handover = await findHandover(staff, id);
    if (!handover) notFound();
    const spoken = handover.locale;
    return (
      <>
        <p className="mb-3">
          <a href={pathWithin('admin-assistant', locale)} className="link min-h-11 font-medium">
            ← {labels.back}
          </a>
        </p>
        <PageHeading title={labels.question} />
        {outcome ? <OutcomeNotice isDone={outcome !== 'failed'}>{labels[outcome]}</OutcomeNotice> : null}
        <HandoverView
          handover={handover}
          due={<HandoverDue row={handover} locale={locale} now={new Date()} />}
          locale={locale}
          permalink={permalink}
          answer={answerHandover.bind(null, locale, id)}
          close={closeHandover.bind(null, locale, id)}
          labels={labels}
        >
          {handover.passage ? (
            <p>
              {labels.taught}{' '}
              <a
                href={pathWithin('admin-assistant', locale, { rest: `answers/${handover.passage}` })}
                className="link min-h-11 font-bold underline"
              >
                {labels.edit}
              </a>
            </p>
          ) : (
            <TaughtForm
              action={teachAnswer.bind(null, locale, null, id)}
              permalink={permalink}
              begun={{
                questions: { [spoken]: handover.question.slice(0, staffAnswerLimits.question.max) },
                answers: { [spoken]: (handover.answer ?? '').slice(0, staffAnswerLimits.answer.max) },
              }}
              version={null}
              locale={locale}
              labels={labels}
            />
          )}
        </HandoverView>
      </>
    );
  }

  return (
    <StaffPage page="admin-assistant" rest={id}>
      {renderHandover}
    </StaffPage>
  );
}
