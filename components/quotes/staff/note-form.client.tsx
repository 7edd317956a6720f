'use client';

import { useActionState } from 'react';
import { TextAreaField } from '@/components/ui/field';
import { answerLimits } from '@/lib/quotes/request/limits';
import { valuesOf } from '@/lib/quotes/request/request-result';
import type { RequestFormProps } from './desk-form.client';
import { RequestNotice } from './request-notice.client';

/** A note for the team, empty again once it is added. */
export function NoteForm({
  action,
  permalink,
  labels,
  texts,
}: Omit<RequestFormProps, 'version'> & { texts: { label: string; add: string } }) {
  const [result, dispatch, isPending] = useActionState(action, null, permalink);
  const errors = result?.status === 'invalid' ? (result.fields.note ?? []) : [];
  return (
    <form action={dispatch} aria-busy={isPending}>
      <TextAreaField
        key={result?.id}
        id="note"
        name="note"
        label={texts.label}
        rows={3}
        maxLength={answerLimits.note.max}
        defaultValue={valuesOf(result).note}
        errors={errors.map((key) => labels.errors[key] ?? key)}
      />
      <p className="mt-2 text-right">
        <button type="submit" className="work-button">
          {texts.add}
        </button>
      </p>
      <RequestNotice result={result} isPending={isPending} labels={labels} />
    </form>
  );
}
