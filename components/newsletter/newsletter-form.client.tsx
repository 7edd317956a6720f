'use client';

import { useId } from 'react';
import { HiddenFields } from '@/components/ui/form-frame';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { type ActionResult, valuesOf } from '@/lib/actions/result';
import { personLimits } from '@/lib/forms/person-limits';
import type { NewsletterFormLabels } from '@/lib/newsletter/form-labels';

interface NewsletterFormProps {
  /** The server action, bound to the page's language. */
  action: FormAction<ActionResult>;
  /** Where the form posts without script: the page that says what happened. */
  permalink: string;
  labels: Omit<NewsletterFormLabels, 'heading' | 'text'>;
  /** What it stands on: the dark footer, or a page. */
  ground?: 'ink' | 'paper';
}

const grounds = {
  ink: {
    field: 'bg-ink text-paper border-paper/50 focus:border-paper focus:outline-paper',
    button: 'bg-paper text-ink hocus:bg-[#f5a800]',
    mark: 'bg-[#f5a800]',
  },
  paper: {
    field: 'bg-white text-ink border-line-strong focus:border-ink focus:outline-ink',
    button: 'button-ink',
    mark: 'bg-danger',
  },
} as const;

/** One field and a button. Whatever the address, the answer is the same: look into your mailbox. */
export function NewsletterForm({ action, permalink, labels, ground = 'ink' }: NewsletterFormProps) {
  const id = useId();
  const { result, pending, interruption, errorsOf, notice, formProps } = useActionForm(action, {
    permalink,
    enhanced: true,
  });
  const look = grounds[ground];

  if (result?.status === 'ok') {
    return (
      <div ref={notice} tabIndex={-1} role="status" className="max-w-md font-bold outline-none">
        {labels.requested}
      </div>
    );
  }

  const [invalid] = errorsOf('email');
  const error = interruption
    ? labels.interrupted[interruption]
    : invalid
      ? labels.errors[invalid]
      : result?.status === 'refused'
        ? labels.refused[result.reason]
        : null;

  return (
    <form {...formProps} className="relative">
      <label htmlFor={`${id}-email`} className="font-bold">
        {labels.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={personLimits.email.max}
          defaultValue={valuesOf(result).email}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`min-h-12 min-w-0 flex-[1_1_10rem] border-2 px-3.5 text-base focus:outline-3 focus:outline-offset-0 ${look.field}`}
        />
        <button
          type="submit"
          aria-disabled={pending}
          className={`button min-h-12 px-6 text-lg ${look.button}`}
        >
          {pending ? labels.sending : labels.subscribe}
        </button>
      </div>
      <p className="mt-2 text-sm">
        {labels.privacyNote}{' '}
        <a href={labels.privacyPolicy.path} className="underline underline-offset-4">
          {labels.privacyPolicy.label}
        </a>
      </p>
      <p id={`${id}-error`} role="alert" className="mt-2 flex gap-2 text-sm font-bold empty:hidden">
        {error ? (
          <>
            <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rotate-45 ${look.mark}`} />
            {error}
          </>
        ) : null}
      </p>
      <HiddenFields id={id} />
    </form>
  );
}
