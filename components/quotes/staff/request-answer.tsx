import { getTranslations } from 'next-intl/server';
import { formatShortMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { type AnswerTemplateId, answerTemplateIds } from '@/lib/quotes/answer-templates';
import { type AnswerStage, answerStages, stageAfterAnswer } from '@/lib/quotes/quote-status';
import type { KeptDraft } from '@/lib/quotes/request/draft';
import { loadDraftTexts } from '@/lib/quotes/request/form-labels';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { AnswerForm } from './answer-form.client';
import type { RequestFormProps } from './desk-form.client';
import { TemplateTabs } from './template-tabs.client';

/** The answer by mail: templates as links, so that the choice is in the address and needs no script. */
export async function RequestAnswer({
  request,
  template,
  begun,
  drafts,
  listQuery,
  form,
  locale,
}: {
  request: StaffQuoteRequest;
  template: AnswerTemplateId;
  /** The template's text for this request; a key of its own for each page. */
  begun: {
    subject: string;
    body: string;
    status: AnswerStage | null;
    key: string;
    priceLine: string | null;
  };
  drafts: readonly KeptDraft[];
  /** Of the list that somebody came from. */
  listQuery: Record<string, string>;
  form: Omit<RequestFormProps, 'version'>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffRequest');
  const statuses = await getTranslations('Inbox.statuses');
  const kept = drafts.find((draft) => draft.template === template);
  if (request.email === null) {
    return (
      <section id="answer" aria-labelledby="answer-title" className="panel">
        <h2 id="answer-title" className="sign text-2xl">
          {t('answer.title')}
        </h2>
        <p className="mt-1 max-w-prose">{t('answer.byPhone')}</p>
        {request.phone ? (
          <p className="mt-2">
            <a href={`tel:${request.phone}`} className="figures link min-h-11 text-xl font-bold underline">
              {formatPhone(request.phone, locale)}
            </a>
          </p>
        ) : null}
      </section>
    );
  }
  return (
    <section id="answer" aria-labelledby="answer-title" className="panel">
      <h2 id="answer-title" className="sign text-2xl">
        {t('answer.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm break-words text-ink-soft">
        {t('answer.lead', { to: request.email, language: t(`languages.${request.locale}`) })}
      </p>
      <TemplateTabs label={t('answer.templates')}>
        <ul className="flex flex-wrap gap-1.5">
          {answerTemplateIds.map((id) => (
            <li key={id}>
              <PageLink
                to="admin-requests"
                rest={request.reference}
                query={{ ...listQuery, ...(id === 'blank' ? {} : { answer: id }) }}
                hash="answer"
                locale={locale}
                scroll={false}
                aria-current={id === template ? 'true' : undefined}
                data-template={id}
                className="template-tab"
              >
                {t(`answer.names.${id}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </TemplateTabs>
      <AnswerForm
        // Another template begins another letter.
        key={template}
        {...form}
        version={request.version}
        reference={request.reference}
        customerLocale={request.locale}
        locale={locale}
        kept={kept ? { ...kept, at: formatShortMoment(kept.keptAt, locale) } : null}
        keptUnder={answerTemplateIds.filter((id) => drafts.some((draft) => draft.template === id))}
        begun={{ ...begun, template, status: stageAfterAnswer(request.status, begun.status) ?? '' }}
        texts={{
          subject: t('answer.subject'),
          body: t('answer.body'),
          status: t('answer.status'),
          keep: t('answer.keep'),
          preview: t('answer.preview'),
          send: t('answer.send'),
          previewTitle: t('answer.previewTitle', { name: request.firstName }),
          gaps: t('answer.gaps'),
          empty: t('answer.empty'),
          stages: answerStages
            .filter((stage) => stageAfterAnswer(request.status, stage) !== null)
            .map((stage) => ({ value: stage, label: statuses(stage) })),
          restored: t('answer.restored'),
          draft: await loadDraftTexts(locale, 'answer'),
          keptUnder: t('answer.keptUnder'),
          names: Object.fromEntries(answerTemplateIds.map((id) => [id, t(`answer.names.${id}`)])),
        }}
      />
    </section>
  );
}
