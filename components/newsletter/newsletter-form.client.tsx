'use client';

import { type FormEvent, startTransition, useActionState, useEffect, useId, useRef, useState } from 'react';
import { HiddenFields } from '@/components/ui/form-frame';
import type { ActionResult } from '@/lib/actions/result';
import { personLimits } from '@/lib/forms/person-limits';
import type { NewsletterFormLabels } from '@/lib/newsletter/form-labels';

type Result = ActionResult | null;

interface NewsletterFormProps {
  /** The server action, bound to the page's language. */
  action: (previous: Result, form: FormData) => Promise<Result>;
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
  // Plain HTML posts through `formAction`; with script `submit` calls the same action and can catch a lost connection.
  const [posted, formAction] = useActionState(action, null, permalink);
  const [answered, setAnswered] = useState<Result>(null);
  const [pending, setPending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const look = grounds[ground];

  const result = answered ?? posted;

  useEffect(() => {
    if (answered?.status === 'ok') answer.current?.focus();
    if (answered?.status === 'invalid') field.current?.focus();
  }, [answered]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    data.set('enhanced', 'true');
    setPending(true);
    setOffline(false);
    try {
      const answer = await action(null, data);
      startTransition(() => setAnswered(answer));
    } catch {
      setOffline(true);
    } finally {
      setPending(false);
    }
  };

  if (result?.status === 'ok') {
    return (
      <p ref={answer} tabIndex={-1} role="status" className="max-w-md font-bold outline-none">
        {labels.requested}
      </p>
    );
  }

  const error =
    result?.status === 'invalid'
      ? labels.errors[result.fields.email?.[0] ?? 'invalidEmail']
      : isOffline
        ? labels.offline
        : result?.status === 'refused'
          ? labels.refused[result.reason]
          : null;

  return (
    <form action={formAction} onSubmit={submit} noValidate aria-busy={pending} className="relative">
      <label htmlFor={`${id}-email`} className="font-bold">
        {labels.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={personLimits.email.max}
          defaultValue={result && 'values' in result ? result.values.email : undefined}
          aria-invalid={result?.status === 'invalid' ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`min-h-12 min-w-0 flex-[1_1_14rem] border-2 px-3.5 text-base focus:outline-3 focus:outline-offset-0 ${look.field}`}
        />
        <button
          type="submit"
          aria-disabled={pending}
          className={`button min-h-12 px-6 text-lg ${look.button}`}
        >
          {pending ? labels.sending : labels.subscribe}
        </button>
      </div>
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
