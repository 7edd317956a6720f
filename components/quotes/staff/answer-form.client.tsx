'use client';

import { type FormEvent, useState } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { answerLimits } from '@/lib/quotes/request/limits';
import { type RequestFormProps, versionOf } from './desk-form.client';
import { RequestNotice } from './request-notice.client';
import { useAnswerDraft } from './use-answer-draft';

interface AnswerTexts {
  subject: string;
  body: string;
  status: string;
  keep: string;
  preview: string;
  send: string;
  previewTitle: string;
  gaps: string;
  /** What the request may become with the answer. */
  stages: readonly { value: string; label: string }[];
  restored: string;
  startAgain: string;
  keptUnder: string;
  /** Of the templates. */
  names: Record<string, string>;
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
  customerLocale,
}: RequestFormProps & {
  texts: AnswerTexts;
  reference: string;
  begun: { template: string; subject: string; body: string; status: string; key: string };
  customerLocale: Locale;
}) {
  const { formProps, errorsOf, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  const answer = result?.status === 'ok' ? result.data : null;
  const hasLeft = answer?.kind === 'done';
  const preview = answer?.kind === 'preview' ? answer : null;
  const draft = useAnswerDraft({ reference, template: begun.template }, begun, hasLeft);
  // Answers after which somebody began again from the template.
  const [left, setLeft] = useState<{ turn: number; times: number } | null>(null);
  const isBegunAgain = left !== null && left.turn === turn;
  // Once a letter has left the sheet is empty, so that it does not leave again.
  const given = hasLeft ? { body: '' } : { ...draft.found, ...(preview?.values ?? valuesOf(result)) };
  const values = { ...begun, ...(isBegunAgain ? {} : given) };
  const wrongIn = (name: string) => errorsOf(name).map((key) => labels.errors[key] ?? key);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    draft.keep({ subject: read('subject'), body: read('body'), status: read('status') });
  };
  const startAgain = () => {
    draft.drop();
    setLeft({ turn, times: (left?.times ?? 0) + 1 });
  };
  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        keep(event);
      }}
    >
      {draft.others.length > 0 ? (
        <p className="mb-3 text-sm text-ink-soft">
          {texts.keptUnder} {draft.others.map((id) => texts.names[id]).join(', ')}
        </p>
      ) : null}
      {draft.found && !isBegunAgain && !hasLeft ? (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2 border-l-8 border-ink bg-paper-deep px-4 py-2">
          {texts.restored}
          <button type="button" onClick={startAgain} className="work-button">
            {texts.startAgain}
          </button>
        </p>
      ) : null}
      <input type="hidden" name="version" value={versionOf(result, version)} />
      <input type="hidden" name="template" value={values.template} />
      <input type="hidden" name="key" value={values.key} />
      <div key={`${turn}-${left?.times}`} className="grid gap-4">
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
          {preview.hasGaps ? (
            <p className="mb-3 border-l-8 border-danger bg-danger-tint px-3 py-2 font-bold">{texts.gaps}</p>
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
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <button type="submit" name="intent" value="preview" className="work-button">
          {texts.preview}
        </button>
        <button type="submit" name="intent" value="send" className="work-button work-button-ink">
          {texts.send}
        </button>
      </div>
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
