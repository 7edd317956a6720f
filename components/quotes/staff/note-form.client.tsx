'use client';

import { TextAreaField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { Locale } from '@/lib/i18n/locales';
import { answerLimits } from '@/lib/quotes/request/limits';
import type { RequestFormProps } from './desk-form.client';
import { DraftMark, type DraftTexts } from './draft-mark';
import { RequestNotice } from './request-notice.client';
import { useKeptDraft } from './use-kept-draft';

const emptyText = { subject: '', body: '', stage: '' } as const;

/** A note for the team, kept until it is added, and empty again then. */
export function NoteForm({
  action,
  permalink,
  labels,
  texts,
  reference,
  kept,
  locale,
}: Omit<RequestFormProps, 'version'> & {
  texts: { label: string; hint: string; add: string; draft: DraftTexts };
  reference: string;
  /** What was begun before, and when it was kept. */
  kept: { body: string; at: string } | null;
  locale: Locale;
}) {
  const { formProps, errorsOf, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  const isOver = result?.status === 'ok';
  const draft = useKeptDraft(
    { reference, template: 'note', key: null, locale },
    emptyText,
    kept && { ...emptyText, ...kept },
    isOver,
  );
  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        draft.keep({ ...emptyText, body: String(new FormData(event.currentTarget).get('note') ?? '') });
      }}
      onSubmit={(event) => {
        draft.handOver();
        formProps.onSubmit(event);
      }}
    >
      <TextAreaField
        key={turn}
        id="note"
        name="note"
        label={texts.label}
        hint={texts.hint}
        data-shortcut-key="n"
        rows={3}
        maxLength={answerLimits.note.max}
        defaultValue={isOver ? '' : (valuesOf(result).note ?? draft.found?.body)}
        errors={errorsOf('note').map((key) => labels.errors[key] ?? key)}
      />
      <DraftMark {...draft} texts={texts.draft} />
      <p className="mt-2 text-right">
        <button type="submit" name="intent" value="add" data-shortcut-send="" className="work-button">
          {texts.add}
        </button>
      </p>
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
