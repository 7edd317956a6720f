import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/staff/page-heading';
import { formatRate, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { AnswerTemplateId } from '@/lib/quotes/answer-templates';
import type { DueState } from '@/lib/quotes/inbox/due-state';
import type { AnswerStage } from '@/lib/quotes/quote-status';
import type { KeptDraft } from '@/lib/quotes/request/draft';
import { loadEventLabels } from '@/lib/quotes/request/event-labels';
import { loadDetailsLabels, loadDraftTexts, loadRequestLabels } from '@/lib/quotes/request/form-labels';
import type { NoteMention, StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { AmountForm } from './amount-form.client';
import type { RequestFormProps } from './desk-form.client';
import { DetailsForm } from './details-form.client';
import { DueMark } from './due-mark';
import { type ListPlace, ListSteps } from './list-steps';
import { NoteForm } from './note-form.client';
import { RequestAnswer } from './request-answer';
import { RequestContents } from './request-contents';
import { RequestConversation } from './request-conversation';
import { RequestDesk } from './request-desk';
import type { LinkedFile } from './request-files';
import { RequestCustomer, RequestSent } from './request-sent';
import { RequestTimeline } from './request-timeline';
import { SourceMark } from './source-mark';
import { inkOfProject, SubjectMark } from './subject-mark';
import { WroteMark } from './wrote-mark';

type Action = RequestFormProps['action'];

interface RequestViewProps {
  request: StaffQuoteRequest;
  files: readonly LinkedFile[];
  /** What came with a message that was a mail, beside its text; with null, with the mail that it was made from. */
  mailOf: (message: string | null) => ReactNode;
  /** What came with it from the tools of the site. */
  attached: ReactNode;
  due: DueState;
  template: AnswerTemplateId;
  begun: {
    subject: string;
    body: string;
    status: AnswerStage | null;
    key: string;
    priceLine: string | null;
  };
  /** Whom its notes name. */
  mentions: readonly NoteMention[];
  /** What whoever looks has begun to write. */
  drafts: readonly KeptDraft[];
  /** Where somebody came from. */
  list: ListPlace;
  statusUrl: string;
  /** Who typed it in; null for the form of the site. */
  enteredBy: string | null;
  /** Whose it is; null for spam. */
  customerId: string | null;
  viewerId: string;
  locale: Locale;
  /** The page's own address. */
  permalink: string;
  actions: { change: Action; amount: Action; note: Action; answer: Action; details: Action };
}

/** A quote request as staff work on it: who and what on top, their words and the answer left, the desk right. */
export async function RequestView(props: RequestViewProps) {
  const { request, files, due, drafts, locale, permalink, actions } = props;
  const note = drafts.find(({ template }) => template === 'note');
  const t = await getTranslations('StaffRequest');
  const labels = await loadRequestLabels(locale);
  const form = (action: Action) => ({ action, permalink, labels });
  const { vatRatePercent } = request;
  return (
    <div data-ink={inkOfProject[request.subject]}>
      <ListSteps list={props.list} locale={locale} />
      <PageHeading
        title={`${request.firstName} ${request.name}`}
        lead={
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <span className="figures font-bold text-ink">{request.reference}</span>
            <SubjectMark subject={request.subject} />
            {request.company ? <span className="wrap-anywhere">{request.company}</span> : null}
          </span>
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SourceMark source={request.source} />
          <WroteMark replyDueAt={request.replyDueAt} />
          <DueMark due={due} answeredAt={request.answeredAt} locale={locale} />
        </span>
      </PageHeading>
      {request.withdrawnAt ? (
        <p className="mb-4 border-l-8 border-danger bg-danger-tint px-4 py-2 font-bold">
          {t('withdrawnAt', { at: formatShortMoment(request.withdrawnAt, locale) })}
        </p>
      ) : null}
      {request.status === 'spam' ? (
        <p className="mb-4 border-l-8 border-ink bg-paper-deep px-4 py-2">{t('spamNote')}</p>
      ) : null}
      <RequestContents />
      <div className="request-layout">
        <div className="request-paper">
          <RequestSent request={request} files={files} mail={props.mailOf(null)} locale={locale} />
          {props.attached}
          <RequestConversation
            request={request}
            due={due}
            files={files}
            form={form(actions.change)}
            mailOf={props.mailOf}
            locale={locale}
          />
        </div>
        <div className="request-desk">
          <RequestDesk request={request} viewerId={props.viewerId} form={form(actions.change)} />
          <section aria-labelledby="amount-title" className="panel">
            <h2 id="amount-title" className="sign mb-3 text-2xl">
              {t('amount.title')}
            </h2>
            <AmountForm
              {...form(actions.amount)}
              version={request.version}
              netCents={request.amountNetCents}
              ratePercent={vatRatePercent}
              locale={locale}
              texts={{
                net: t('amount.net'),
                gross:
                  vatRatePercent === null
                    ? ''
                    : t('amount.gross', { rate: formatRate(vatRatePercent, locale) }),
                hint: t(vatRatePercent === null ? 'amount.mixed' : 'amount.hint'),
                save: t('amount.save'),
              }}
            />
          </section>
          <RequestCustomer
            request={request}
            enteredBy={props.enteredBy}
            customerId={props.customerId}
            statusUrl={props.statusUrl}
            locale={locale}
          >
            <DetailsForm
              {...form(actions.details)}
              version={request.version}
              request={request}
              texts={await loadDetailsLabels(locale)}
            />
          </RequestCustomer>
        </div>
        <div className="request-paper">
          <RequestAnswer
            request={request}
            drafts={drafts}
            listQuery={props.list.query}
            template={props.template}
            begun={props.begun}
            form={form(actions.answer)}
            locale={locale}
          />
          <section aria-labelledby="note-title" className="panel">
            <h2 id="note-title" className="sign mb-3 text-2xl">
              {t('note.title')}
            </h2>
            <NoteForm
              {...form(actions.note)}
              reference={request.reference}
              kept={note ? { body: note.body, at: formatShortMoment(note.keptAt, locale) } : null}
              locale={locale}
              texts={{
                label: t('note.label'),
                hint: t('note.hint'),
                add: t('note.add'),
                draft: await loadDraftTexts(locale, 'note'),
              }}
            />
          </section>
          <RequestTimeline
            request={request}
            mentions={props.mentions}
            locale={locale}
            wordsOf={await loadEventLabels(locale)}
          />
        </div>
      </div>
    </div>
  );
}
