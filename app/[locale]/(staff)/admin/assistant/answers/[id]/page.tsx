import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { TaughtForm } from '@/components/alfred/staff/taught-form';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { PageHeading } from '@/components/staff/page-heading';
import { listStaffAnswers } from '@/lib/alfred/server/staff-answers';
import { forgetAnswer, teachAnswer } from '@/lib/alfred/staff/actions';
import { alfredStaffLabels } from '@/lib/alfred/staff/staff-copy';
import { staffAnswerLimits } from '@/lib/alfred/staff-answer';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-assistant');
}

/** An answer for everyone: a new one (`new`), or one to change. */
export default async function TaughtAnswerPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/assistant/answers/[id]'>) {
  const { id } = await params;
  const { question, language } = await searchParams;
  const locale = await currentLocale();
  const labels = alfredStaffLabels(locale);
  const rest = `answers/${id}`;
  const isNew = id === 'new';

  async function renderAnswer(staff: Staff) {
    const found = isNew ? null : (await listStaffAnswers(staff)).find((answer) => answer.id === id);
    if (!isNew && !found) notFound();
    const asked =
      typeof question === 'string' && isLocale(language)
        ? { [language]: question.slice(0, staffAnswerLimits.question.max) }
        : {};
    const [title = labels.newAnswer] = Object.values(found?.questions ?? {});
    return (
      <>
        <p className="mb-3">
          <a href={pathWithin('admin-assistant', locale)} className="link min-h-11 font-medium">
            ← {labels.back}
          </a>
        </p>
        <PageHeading title={isNew ? labels.newAnswer : labels.teach} />
        <TaughtForm
          action={teachAnswer.bind(null, locale, found?.id ?? null, null)}
          permalink={pathWithin('admin-assistant', locale, { rest })}
          begun={found ?? { questions: asked, answers: {} }}
          version={found?.version ?? null}
          locale={locale}
          labels={labels}
        />
        {found ? (
          <div className="mt-6">
            <ConfirmButton
              action={forgetAnswer.bind(null, locale, found.id)}
              id={found.id}
              label={labels.remove}
              about={title}
              text={labels.removeSure}
              confirm={labels.remove}
            />
          </div>
        ) : null}
      </>
    );
  }

  return (
    <StaffPage page="admin-assistant" rest={rest}>
      {renderAnswer}
    </StaffPage>
  );
}
