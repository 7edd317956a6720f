'use client';

import { useEffect } from 'react';
import { Field, FieldError, TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import type { AccountRefusal, AccountResult } from '@/lib/accounts/account-result';
import type { AccountFormLabels } from '@/lib/accounts/form-labels';
import { valuesOf } from '@/lib/actions/result';
import { honeypotName } from '@/lib/forms/honeypot';
import { PasswordInput } from './password-input.client';

type AccountAnswer = AccountResult<{ email: string } | null>;

export interface AccountField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'password' | 'checkbox';
  autoComplete?: string;
  maxLength?: number;
  inputMode?: 'numeric';
  hint?: string;
  /** Stands in the field from the start. */
  value?: string;
  /** Takes half of the width where there is room. */
  half?: boolean;
}

export interface AccountFormProps {
  /** Begins the ids of the fields; one for each form of a page. */
  id: string;
  /** The server action, bound to the page's language. */
  action: FormAction<AccountAnswer>;
  labels: AccountFormLabels;
  /** What the button says, at rest and at work. */
  submit: string;
  busy: string;
  /** The head of what is said when the form is refused as a whole. */
  failure: string;
  fields?: readonly AccountField[];
  hidden?: Record<string, string | null>;
  /** Where the form posts without script, when that is not the page it stands on. */
  permalink?: string;
  /** Said in place of what every form says when the site could not be reached. */
  unanswered?: string;
  /** Said in place of what every form says. */
  refusals?: Partial<AccountFormLabels['refused']>;
  /** Said when the action answers instead of leading on; `{email}` is the address it was about. */
  done?: { title?: string; text: string; replacesForm?: boolean };
  /** A field that machines fill and people do not see. */
  honeypot?: boolean;
  danger?: boolean;
  /** A refusal is also shown as a toast. */
  toast?: boolean;
  /** The form that helps on after some refusals; it begins with what was typed in this one. */
  rescue?: {
    reasons: readonly AccountRefusal[];
    heading: string;
    text?: string;
    form: AccountFormProps;
    /** This form has nothing to offer any more. */
    replacesForm?: boolean;
  };
}

/** A password that has done its work does not stay on the screen. */
function forgetPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]') ?? []) {
    field.value = '';
  }
}

const boxClass = 'border-l-8 px-5 py-4';

/** Every form of an account: fields, what is wrong beside them, what was refused above them. Complete without script. */
export function AccountForm({
  id,
  action,
  labels,
  submit,
  busy,
  failure,
  fields = [],
  hidden = {},
  permalink,
  unanswered,
  refusals = {},
  done,
  honeypot = false,
  danger = false,
  toast = false,
  rescue,
}: AccountFormProps) {
  const { result, pending, interruption, errorsOf, form, notice, formProps } = useActionForm(action, {
    permalink,
    onAnswer: (answer) => {
      if (answer?.status === 'ok') forgetPasswords(form.current);
    },
  });
  const values = valuesOf(result);
  const wrong = fields.filter(({ name }) => errorsOf(name).length > 0);
  const reason = result?.status === 'refused' ? result.reason : null;
  const trouble = interruption
    ? (unanswered ?? labels.interrupted[interruption])
    : reason && (refusals[reason] ?? labels.refused[reason]);
  const rescuing = rescue?.reasons.some((one) => one === reason) ? rescue : null;
  const success = result?.status === 'ok' && done ? done : null;
  const email = result?.status === 'ok' ? (result.data?.email ?? '') : '';

  useEffect(() => {
    if (toast && trouble) showToast({ kind: 'error', title: failure, description: trouble });
  }, [toast, trouble, failure]);

  const said = (
    <div ref={notice} tabIndex={-1} role={success ? 'status' : 'alert'} className="outline-none empty:hidden">
      {success ? (
        <div className={`${boxClass} border-success bg-success-tint`}>
          {success.title ? <p className="sign text-2xl">{success.title}</p> : null}
          <p className={success.title ? 'mt-1' : 'font-bold'}>{success.text.replace('{email}', email)}</p>
        </div>
      ) : null}
      {wrong.length > 0 ? (
        <div className={`${boxClass} border-danger bg-danger-tint`}>
          <p className="font-bold">
            {wrong.length === 1
              ? labels.errorSummaryOne
              : labels.errorSummaryOther.replace('{count}', String(wrong.length))}
          </p>
          <ul className="mt-1">
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${id}-${name}`} className="inline-block py-1 underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {trouble ? (
        <div className={`${boxClass} border-danger bg-danger-tint`}>
          <p className="font-bold">{failure}</p>
          <p className="mt-1">{trouble}</p>
        </div>
      ) : null}
    </div>
  );

  if (success?.replacesForm) return said;
  const isReplaced = rescuing?.replacesForm === true;

  return (
    <>
      {isReplaced ? (
        said
      ) : (
        <form
          {...formProps}
          className="relative grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 *:sm:col-span-2 *:data-half:sm:col-span-1"
        >
          {said}
          {fields.length > 1 ? <p className="text-sm text-ink-soft">{labels.requiredNote}</p> : null}
          {fields.map(({ name, label, kind, hint, half, value, inputMode, ...input }) => {
            const messages = errorsOf(name).map((key) => labels.errors[key] ?? key);
            const frame = { id: `${id}-${name}`, label, hint, errors: messages };
            return (
              <div key={name} data-half={half ? '' : undefined}>
                {kind === 'checkbox' ? (
                  <Confirmation {...frame} name={name} />
                ) : kind === 'password' ? (
                  <Field as={PasswordInput} {...frame} {...input} name={name} labels={labels} />
                ) : (
                  <TextField
                    {...frame}
                    {...input}
                    name={name}
                    type={kind}
                    inputMode={kind === 'email' ? 'email' : inputMode}
                    autoCapitalize={kind === 'email' ? 'none' : undefined}
                    spellCheck={kind === 'email' ? false : undefined}
                    defaultValue={values[name] ?? value}
                  />
                )}
              </div>
            );
          })}
          {Object.entries(hidden).map(([name, value]) =>
            value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          {honeypot ? (
            <div aria-hidden="true" className="absolute -left-[9999px]">
              <label htmlFor={`${id}-trap`}>{honeypotName}</label>
              <input id={`${id}-trap`} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
            </div>
          ) : null}
          <div>
            <button
              type="submit"
              aria-disabled={pending}
              className={`button button-ink min-h-14 w-full px-8 text-xl sm:w-auto ${danger ? 'button-danger' : ''}`}
            >
              {pending ? busy : submit}
            </button>
          </div>
        </form>
      )}
      {rescuing ? (
        <div className="mt-8 border-t-2 border-ink pt-6">
          <h2 className="sign text-2xl">{rescuing.heading}</h2>
          {rescuing.text ? <p className="mt-2">{rescuing.text}</p> : null}
          <div className="mt-4">
            <AccountForm
              {...rescuing.form}
              fields={rescuing.form.fields?.map((field) => ({
                ...field,
                value: values[field.name] ?? field.value,
              }))}
            />
          </div>
        </div>
      ) : null}
    </>
  );
}

function Confirmation({
  id,
  name,
  label,
  errors,
}: {
  id: string;
  name: string;
  label: string;
  errors: readonly string[];
}) {
  const errorId = errors.length > 0 ? `${id}-error` : undefined;
  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          required
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      {errorId ? <FieldError id={errorId} errors={errors} /> : null}
    </>
  );
}
