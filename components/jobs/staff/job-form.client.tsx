'use client';

import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area.client';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { JobFormLabels } from '@/lib/jobs/form-labels';
import type { JobResult } from '@/lib/jobs/job-result';

interface JobField {
  name: 'owner' | 'dueOn' | 'blocked' | 'override';
  kind: 'text' | 'area' | 'date' | 'select';
  label: string;
  hint?: string | undefined;
  value: string;
  maxLength?: number;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
}

export interface JobFormProps {
  /** The server action, bound to language and job. */
  action: FormAction<JobResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  /** Of the job, as the page shows it. */
  version: number;
  labels: JobFormLabels;
}

function Control({
  id,
  name,
  kind,
  value,
  maxLength,
  options = [],
  describedBy,
  isWrong,
}: JobField & {
  id: string;
  describedBy: string | undefined;
  isWrong: boolean;
}) {
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': describedBy,
    className: 'control min-w-0',
  } as const;
  if (kind === 'area') return <TextArea {...shared} rows={3} maxLength={maxLength} />;
  if (kind !== 'select') return <input {...shared} type={kind} maxLength={maxLength} autoComplete="off" />;
  return (
    <select {...shared}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A form of a job: buttons that say themselves what they change, and the field that they need, if any. */
export function JobForm({
  part,
  action,
  permalink,
  version,
  labels,
  field,
  children,
}: JobFormProps & {
  /** Tells the forms of a job apart: a plain post comes back to the one that was sent. */
  part: string;
  field?: JobField;
  /** The buttons. */
  children: ReactNode;
}) {
  const { result, turn, interruption, errorsOf, formProps, notice } = useActionForm(action, {
    permalink: `${permalink}#job-form-${part}`,
  });
  const refusal = result?.status === 'refused' ? labels.refused[result.reason] : null;
  const conflict = result?.status === 'conflict' ? labels.conflict : null;
  const trouble = interruption ? labels.interrupted[interruption] : (refusal ?? conflict);
  const seen = result?.status === 'conflict' ? Math.max(result.conflict.version, version) : version;
  const errors = field ? errorsOf(field.name).map((key) => labels.errors[key] ?? key) : [];
  const id = field ? `job-${field.name}` : '';
  // Its button stands beside it.
  const isLine = field !== undefined && field.kind !== 'area';
  const describedBy = [errors.length > 0 ? `${id}-error` : null, field?.hint ? `${id}-hint` : null].filter(
    (one) => one !== null,
  );
  return (
    <form id={`job-form-${part}`} {...formProps}>
      <input type="hidden" name="version" value={seen} />
      {field ? (
        <div key={turn} className="mb-2">
          <label htmlFor={id} className="text-sm text-ink-soft">
            {field.label}
          </label>
          <div className={isLine ? 'flex items-stretch gap-2' : undefined}>
            <Control
              {...field}
              // What could not be taken is still there.
              value={valuesOf(result)[field.name] ?? field.value}
              key={field.value}
              id={id}
              describedBy={describedBy.join(' ') || undefined}
              isWrong={errors.length > 0}
            />
            {isLine ? children : null}
          </div>
          {field.hint ? (
            <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
              {field.hint}
            </p>
          ) : null}
          {errors.length > 0 ? <FieldError id={`${id}-error`} errors={errors} /> : null}
        </div>
      ) : null}
      {isLine ? null : children}
      <div ref={notice} tabIndex={-1} role="status" className="outline-none empty:hidden">
        {trouble ? (
          <p className="mt-2 border-l-8 border-danger bg-danger-tint px-3 py-2">
            <span className="font-bold">{labels.failure}</span> {trouble}
          </p>
        ) : result?.status === 'ok' ? (
          <p className="mt-2 border-l-8 border-success bg-success-tint px-3 py-2 font-bold">
            {result.data.sentence}
          </p>
        ) : null}
      </div>
    </form>
  );
}
