'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Checkbox, FieldError, SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { EntryLabels } from '@/lib/quotes/desk/form-labels';
import type { EntryResult } from '@/lib/quotes/desk/outcomes';
import { quoteLimits } from '@/lib/quotes/limits';

interface EntryFormProps {
  action: FormAction<EntryResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  /** Sent twice, it is one request. */
  formKey: string;
  /** Of the colleague, whose customers mostly speak it. */
  language: string;
  /** What is known of whoever asks again. */
  known?: Partial<Record<string, string>>;
  labels: EntryLabels;
}

/** What somebody says on the telephone or at the counter, in the order in which it is said. */
export function EntryForm({ action, permalink, formKey, language, known, labels }: EntryFormProps) {
  const { notice, formProps, pending, interruption, result, turn, errorsOf } = useActionForm(action, {
    permalink,
  });
  // Whoever opens this page has somebody on the line; what comes back has a focus of its own.
  const first = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea, [role="alert"]')) first.current?.focus();
  }, []);
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const refusal = result?.status === 'refused' ? (labels.refused[result.reason] ?? result.reason) : null;
  const trouble = interruption ? labels.interrupted[interruption] : refusal;
  const returned = valuesOf(result);
  const values: Record<string, string> = {
    source: 'phone',
    language,
    wished: '',
    letter: 'on',
    ...known,
    ...returned,
  };
  // A box that was not ticked is not among what was sent.
  if (Object.keys(returned).length > 0) values.letter = returned.letter ?? '';
  const field = (
    name: 'firstName' | 'name' | 'company' | 'phone' | 'email' | 'language' | 'subject' | 'message',
  ) => ({
    id: `entry-${name}`,
    name,
    label: labels[name],
    errors: errorsOf(name).map((key) => labels.errors[key] ?? key),
    defaultValue: values[name] ?? '',
  });
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  const choice = (name: 'source' | 'wished') => ({
    name,
    legend: labels[name],
    chosen: values[name] ?? '',
    errors: errorsOf(name).map((key) => labels.errors[key] ?? key),
  });
  return (
    <form {...formProps} className="grid max-w-3xl gap-6">
      <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
        {trouble || conflict || result?.status === 'invalid' ? (
          <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
            <p className="font-bold">{labels.failure}</p>
            {trouble ? <p>{trouble}</p> : null}
            {conflict && !trouble ? (
              <p>
                {labels.conflict}{' '}
                <a href={conflict.href} className="figures font-bold underline underline-offset-4">
                  {labels.openOther} {conflict.reference}
                </a>
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
      <input type="hidden" name="key" value={conflict?.key ?? formKey} />
      <div key={turn} className="grid gap-6">
        <Choices {...choice('source')} options={labels.sources} />
        <Group legend={labels.who}>
          <TextField
            {...field('firstName')}
            {...plain}
            hint={labels.firstNameHint}
            {...(known ? {} : { ref: first })}
            maxLength={quoteLimits.firstName.max}
          />
          <TextField {...field('name')} {...plain} maxLength={quoteLimits.name.max} />
          <TextField
            {...field('company')}
            {...plain}
            optional={labels.optional}
            maxLength={quoteLimits.company.max}
            className="sm:col-span-2"
          />
        </Group>
        <Group legend={labels.reach} hint={labels.reachHint}>
          <TextField
            {...field('phone')}
            {...plain}
            type="tel"
            optional={labels.optional}
            maxLength={quoteLimits.phone.max}
          />
          <TextField
            {...field('email')}
            {...plain}
            type="email"
            autoCapitalize="none"
            optional={labels.optional}
            maxLength={quoteLimits.email.max}
          />
        </Group>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField {...field('subject')} placeholder={labels.choose} options={labels.subjects} />
          <SelectField {...field('language')} placeholder={labels.choose} options={labels.languages} />
        </div>
        <TextAreaField
          {...field('message')}
          hint={labels.messageHint}
          {...(known ? { ref: first } : {})}
          rows={4}
          maxLength={quoteLimits.message.max}
        />
        <Choices {...choice('wished')} options={labels.wishes} />
        <div>
          <Checkbox name="letter" label={labels.letter} defaultChecked={values.letter !== ''} />
          <p className="pl-9 text-sm text-ink-soft">{labels.letterHint}</p>
        </div>
      </div>
      <button
        type="submit"
        aria-disabled={pending}
        data-shortcut-send=""
        className="button button-ink min-h-12 justify-self-start px-7"
      >
        {pending ? labels.busy : conflict ? labels.saveAnother : labels.save}
      </button>
    </form>
  );
}

function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sign text-xl">{legend}</legend>
      {hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** One of few, each a touch away. */
function Choices({
  name,
  legend,
  chosen,
  errors,
  options,
}: {
  name: string;
  legend: string;
  chosen: string;
  errors: readonly string[];
  options: readonly { value: string; label: string }[];
}) {
  return (
    <fieldset className="min-w-0" aria-describedby={errors.length > 0 ? `entry-${name}-error` : undefined}>
      <legend className="sign text-xl">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 border-2 border-line-strong bg-white px-3 has-checked:border-ink has-checked:font-bold"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {errors.length > 0 ? <FieldError id={`entry-${name}-error`} errors={errors} /> : null}
    </fieldset>
  );
}
