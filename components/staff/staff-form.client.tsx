'use client';

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import type { ActionResult } from '@/lib/actions/result';

export interface StaffFormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'select';
  hint?: string;
  maxLength?: number;
  /** Stands in the field from the start. */
  value?: string;
  /** Of a select; the first, empty one says `placeholder`. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
}

export interface StaffFormLabels {
  submit: string;
  busy: string;
  /** The head of what is said when the form is refused as a whole. */
  failure: string;
  offline: string;
  /** By error key. */
  errors: Record<string, string>;
  /** By reason. */
  refused: Record<string, string>;
}

type Answer = ActionResult<unknown, string> | null;

/**
 * A form of the back office with fields: what is wrong stands beside them, what was refused above. It posts as plain HTML;
 * with script what was typed stays in the fields. Success leads to another page.
 */
export function StaffForm({
  id,
  action,
  fields,
  hidden = {},
  labels,
  danger = false,
}: {
  /** Begins the ids of the fields. */
  id: string;
  action: (previous: unknown, form: FormData) => Promise<Answer>;
  fields: readonly StaffFormField[];
  hidden?: Record<string, string>;
  labels: StaffFormLabels;
  danger?: boolean;
}) {
  const [posted, formAction] = useActionState<Answer, FormData>(action, null, '#');
  const [answered, setAnswered] = useState<Answer>(null);
  const [isPending, setPending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const result = answered ?? posted;
  const errors = result?.status === 'invalid' ? result.fields : {};
  const values = result && 'values' in result ? result.values : {};
  const refusal = result?.status === 'refused' ? (labels.refused[result.reason] ?? result.reason) : null;
  const trouble = isOffline ? labels.offline : refusal;

  useEffect(() => {
    if (answered === null && !isOffline) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [answered, isOffline]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    setOffline(false);
    try {
      const next = await action(null, data);
      startTransition(() => {
        setAnswered(next);
        setPending(false);
      });
    } catch (error) {
      // The framework's sign that the answer leads to another page, which it opens by itself. That may be this one, with
      // another word about what was done: then the form is as new.
      if (error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')) {
        form.current?.reset();
        setAnswered(null);
        setPending(false);
        return;
      }
      setOffline(true);
      setPending(false);
    }
  };

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={send}
      noValidate
      aria-busy={isPending}
      className="grid max-w-2xl items-start gap-4 sm:grid-cols-2"
    >
      <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden sm:col-span-2">
        {trouble ? (
          <div className="border-l-8 border-danger bg-[#fdeceb] px-4 py-3">
            <p className="font-bold">{labels.failure}</p>
            <p>{trouble}</p>
          </div>
        ) : null}
      </div>
      {fields.map(({ name, label, kind, hint, maxLength, value, options = [], placeholder = '' }) => {
        const frame = {
          id: `${id}-${name}`,
          name,
          label,
          hint,
          errors: errors[name]?.map((key) => labels.errors[key] ?? key),
        };
        return kind === 'select' ? (
          <SelectField
            key={name}
            {...frame}
            placeholder={placeholder}
            options={options}
            defaultValue={values[name] ?? value}
          />
        ) : (
          <TextField
            key={name}
            {...frame}
            className="sm:col-span-2"
            type={kind}
            maxLength={maxLength}
            inputMode={kind === 'email' ? 'email' : undefined}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={values[name] ?? value}
          />
        );
      })}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="sm:col-span-2">
        <button
          type="submit"
          aria-disabled={isPending}
          className={`button button-ink min-h-11 px-6 ${danger ? 'button-danger' : ''}`}
        >
          {isPending ? labels.busy : labels.submit}
        </button>
      </div>
    </form>
  );
}
