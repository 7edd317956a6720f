'use client';

import { TextAreaField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { answerLimits } from '@/lib/quotes/request/limits';
import type { RequestFormProps } from './desk-form.client';
import { RequestNotice } from './request-notice.client';

/** A note for the team, empty again once it is added. */
export function NoteForm({
  action,
  permalink,
  labels,
  texts,
}: Omit<RequestFormProps, 'version'> & { texts: { label: string; add: string } }) {
  const { formProps, errorsOf, ...progress } = useActionForm(action, { permalink });
  const { result, turn } = progress;
  return (
    <form {...formProps}>
      <TextAreaField
        key={turn}
        id="note"
        name="note"
        label={texts.label}
        rows={3}
        maxLength={answerLimits.note.max}
        defaultValue={valuesOf(result).note}
        errors={errorsOf('note').map((key) => labels.errors[key] ?? key)}
      />
      <p className="mt-2 text-right">
        <button type="submit" className="work-button">
          {texts.add}
        </button>
      </p>
      <RequestNotice progress={progress} labels={labels} />
    </form>
  );
}
