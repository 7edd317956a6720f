'use client';

import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { useActionForm } from '@/components/ui/use-action-form';
import { type ActionResult, valuesOf } from '@/lib/actions/result';

export interface DeskField {
  name: string;
  label: string;
  kind: 'text' | 'area' | 'select';
  value?: string;
  maxLength?: number;
  autoComplete?: string;
  /** Said after the label of a field one may leave empty. */
  optional?: string;
  options?: readonly { value: string; label: string }[];
}

/** What a form says when it was not taken. */
interface Troubles {
  failed: string;
  /** By reason, and by error key. */
  refused: Record<string, string>;
}

type Result = ActionResult<null, string>;

/** A form of Alfred's page that leads to another one: what is wrong stands beside the field, what was refused above. */
export function DeskForm({
  id,
  action,
  permalink,
  fields,
  hidden = {},
  formKey,
  submit,
  labels,
  children,
}: {
  /** Begins the ids of the fields. */
  id: string;
  action: (previous: Result | null, form: FormData) => Promise<Result>;
  permalink: string;
  fields: readonly DeskField[];
  hidden?: Record<string, string>;
  /** By which it is known when it is sent again: the one that was sent before stays. */
  formKey?: string;
  submit: string;
  labels: Troubles;
  /** Between fields and button. */
  children?: ReactNode;
}) {
  const { result, pending, interruption, errorsOf, notice, formProps } = useActionForm(action, {
    permalink,
    onLeave: () => undefined,
  });
  const values = valuesOf(result);
  const trouble = interruption
    ? labels.failed
    : result?.status === 'refused'
      ? (labels.refused[result.reason] ?? labels.failed)
      : null;
  return (
    <form {...formProps} className="alfred-form">
      <div ref={notice} tabIndex={-1} role="alert" className="alfred-trouble">
        {trouble}
      </div>
      {fields.map(({ kind, options = [], value, optional, ...field }) => {
        const frame = {
          ...field,
          id: `${id}-${field.name}`,
          errors: errorsOf(field.name).map((key) => labels.refused[key] ?? key),
          defaultValue: values[field.name] ?? value,
        };
        if (kind === 'select') {
          return <SelectField key={field.name} {...frame} placeholder={field.label} options={options} />;
        }
        return kind === 'area' ? (
          <TextAreaField key={field.name} {...frame} optional={optional} rows={4} dir="auto" />
        ) : (
          <TextField key={field.name} {...frame} optional={optional} />
        );
      })}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formKey ? <input type="hidden" name="key" value={values.key ?? formKey} /> : null}
      {children}
      <button type="submit" aria-disabled={pending}>
        {submit}
      </button>
    </form>
  );
}
