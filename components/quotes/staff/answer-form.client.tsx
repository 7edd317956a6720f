'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { type AnswerTemplateId, answerTemplateIds } from '@/lib/quotes/answer-templates';
import { type AnswerStage, answerStages } from '@/lib/quotes/quote-status';
import type { DraftText } from '@/lib/quotes/request/draft';
import { answerLimits } from '@/lib/quotes/request/limits';
import { type RequestFormProps, versionOf } from './desk-form.client';
import { DraftMark, type DraftTexts } from './draft-mark';
import { RequestNotice } from './request-notice.client';
import { draftsTypedHere, useKeptDraft } from './use-kept-draft';
import { useTypedMeanwhile } from './use-typed-meanwhile';

interface AnswerTexts {
  subject: string;
  body: string;
  status: string;
  keep: string;
  preview: string;
  send: string;
  previewTitle: string;
  gaps: string;
  /** Nothing was written yet. */
  empty: string;
  /** What the request may become with the answer. */
  stages: readonly { value: string; label: string }[];
  restored: string;
  draft: DraftTexts;
  keptUnder: string;
  /** Of the templates. */
  names: Record<string, string>;
}

function textIn(form: HTMLFormElement): DraftText {
  const typed = new FormData(form);
  const read = (name: string) => String(typed.get(name) ?? '');
  return {
    subject: read('subject'),
    body: read('body'),
    stage: answerStages.find((stage) => stage === read('status')) ?? '',
  };
}

/** An answer by mail: begun from a template, shown as the customer will read it, kept until it has left. */
export function AnswerForm({
  action,
  permalink,
  version,
  labels,
  texts,
  reference,
  begun,
  kept,
  keptUnder,
  customerLocale,
  locale,
}: RequestFormProps & {
  texts: AnswerTexts;
  reference: string;
  begun: {
    template: AnswerTemplateId;
    subject: string;
    body: string;
    status: '' | AnswerStage;
    key: string;
    /** The line of the letter with the price, or with what is to be filled in for it. */
    priceLine: string | null;
  };
  /** What was written of this letter before, and when it was kept. */
  kept: (DraftText & { at: string }) | null;
  /** Other templates under which something is kept. */
  keptUnder: readonly AnswerTemplateId[];
  customerLocale: Locale;
  locale: Locale;
}) {
  const { formProps, errorsOf, form, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  const answer = result?.status === 'ok' ? result.data : null;
  const hasLeft = answer?.kind === 'done';
  const isOver = hasLeft || answer?.kind === 'discarded';
  const preview = answer?.kind === 'preview' ? answer : null;
  const { template, key, priceLine } = begun;
  const asBegun = { subject: begun.subject, body: begun.body, stage: begun.status };
  const own = { reference, template, key, locale };
  const draft = useKeptDraft(own, asBegun, kept, isOver);
  const isTypedMeanwhile = useTypedMeanwhile(form, textIn, own, asBegun, draft);
  const found = draft.found && { ...draft.found, status: draft.found.stage };
  // Once a letter has left the sheet is empty, so that it does not leave again.
  const given = isOver
    ? hasLeft
      ? { body: '' }
      : {}
    : { ...found, ...(preview?.values ?? valuesOf(result)) };
  const values = { ...begun, ...given };
  const wrongIn = (name: string) => errorsOf(name).map((key) => labels.errors[key] ?? key);
  const keep = () => {
    if (form.current) draft.keep(textIn(form.current));
  };

  // An amount that is saved beside a letter enters it, whatever else was typed there.
  const shownLine = useRef(priceLine);
  const enterPrice = useEffectEvent((line: string | null) => {
    const body = form.current?.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    if (!body || !line || !shownLine.current || line === shownLine.current) return;
    if (body.value.includes(shownLine.current)) {
      body.value = body.value.replace(shownLine.current, () => line);
      keep();
    }
    shownLine.current = line;
  });
  useEffect(() => enterPrice(priceLine), [priceLine]);

  const here = draftsTypedHere(reference);
  const others = answerTemplateIds.filter(
    (id) => id !== template && (here.get(id) ?? keptUnder.includes(id)),
  );
  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        keep();
      }}
      onSubmit={(event) => {
        draft.handOver();
        formProps.onSubmit(event);
      }}
    >
      {others.length > 0 ? (
        <p className="mb-3 text-sm text-ink-soft">
          {texts.keptUnder} {others.map((id) => texts.names[id]).join(', ')}
        </p>
      ) : null}
      {found && !isOver ? (
        <p className="mb-3 border-l-8 border-ink bg-paper-deep px-4 py-2">{texts.restored}</p>
      ) : null}
      <input type="hidden" name="version" value={versionOf(result, version)} />
      <input type="hidden" name="template" value={values.template} />
      <input type="hidden" name="key" value={values.key} />
      <div key={`${turn} ${isTypedMeanwhile}`} className="grid gap-4">
        <TextField
          id="answer-subject"
          name="subject"
          lang={customerLocale}
          label={texts.subject}
          maxLength={answerLimits.subject.max}
          defaultValue={values.subject}
          errors={wrongIn('subject')}
        />
        <TextAreaField
          id="answer-body"
          name="body"
          lang={customerLocale}
          label={texts.body}
          data-shortcut-key="r"
          rows={12}
          maxLength={answerLimits.body.max}
          defaultValue={values.body}
          errors={wrongIn('body')}
        />
        <label className="grid max-w-sm text-sm text-ink-soft">
          {texts.status}
          <select
            name="status"
            defaultValue={values.status}
            className="mt-0.5 min-h-11 w-full border-2 border-line-strong bg-white px-2.5 text-base text-ink"
          >
            <option value="">{texts.keep}</option>
            {texts.stages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {preview && !progress.pending ? (
        <section
          aria-label={texts.previewTitle}
          role="status"
          className="mt-4 border-2 border-ink bg-paper p-5"
        >
          {preview.hasGaps || preview.isEmpty ? (
            <p className="mb-3 border-l-8 border-danger bg-danger-tint px-3 py-2 font-bold">
              {preview.hasGaps ? texts.gaps : texts.empty}
            </p>
          ) : null}
          <p className="text-sm text-ink-soft">{texts.previewTitle}</p>
          <div lang={customerLocale}>
            <p className="sign mt-1 text-xl break-words">{preview.subject}</p>
            {preview.paragraphs.map((lines, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
              <p key={index} className="mt-3 break-words whitespace-pre-line">
                {lines.join('\n')}
              </p>
            ))}
          </div>
        </section>
      ) : null}
      {isOver ? null : <DraftMark {...draft} texts={texts.draft} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <button type="submit" name="intent" value="preview" className="work-button">
          {texts.preview}
        </button>
        <button
          type="submit"
          name="intent"
          value="send"
          data-shortcut-send=""
          className="work-button work-button-ink"
        >
          {texts.send}
        </button>
      </div>
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
