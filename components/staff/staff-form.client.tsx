'use client';

import { SelectField, TextField } from '@/components/ui/field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { type ActionResult, valuesOf } from '@/lib/actions/result';
import type { InterruptionLabels } from '@/lib/forms/form-labels';

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
  interrupted: InterruptionLabels;
  /** By error key. */
  errors: Record<string, string>;
  /** By reason. */
  refused: Record<string, string>;
}

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
  action: FormAction<ActionResult<unknown, string>>;
  fields: readonly StaffFormField[];
  hidden?: Record<string, string>;
  labels: StaffFormLabels;
  danger?: boolean;
}) {
  const { result, pending, interruption, errorsOf, notice, formProps } = useActionForm(action, {
    // The page that it leads to may be this one: then the form is as new.
    onLeave: (form) => form?.reset(),
  });
  const values = valuesOf(result);
  const refusal = result?.status === 'refused' ? (labels.refused[result.reason] ?? result.reason) : null;
  const trouble = interruption ? labels.interrupted[interruption] : refusal;

  return (
    <form {...formProps} className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
      <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden sm:col-span-2">
        {trouble ? (
          <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
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
          errors: errorsOf(name).map((key) => labels.errors[key] ?? key),
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
          aria-disabled={pending}
          className={`button button-ink min-h-11 px-6 ${danger ? 'button-danger' : ''}`}
        >
          {pending ? labels.busy : labels.submit}
        </button>
      </div>
    </form>
  );
}
