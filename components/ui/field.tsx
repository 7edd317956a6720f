import type { ComponentProps, ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  /** Said after the label of a field one may leave empty; without it the label carries an asterisk. */
  optional?: string;
  hint?: string;
  errors?: readonly string[];
  className?: string;
}

/** The ids that describe a field, for `aria-describedby`. */
export function describedBy({ id, hint, errors }: Pick<FieldFrameProps, 'id' | 'hint' | 'errors'>) {
  return [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export const controlClass =
  'mt-1.5 block w-full border-2 border-line-strong bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft focus:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-ink aria-[invalid=true]:border-danger';

export function FieldFrame({
  id,
  label,
  optional,
  hint,
  errors = [],
  className,
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="font-bold">
        {label}
        {optional ? (
          <span className="font-normal text-ink-soft"> ({optional})</span>
        ) : (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm font-bold text-danger">
          <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rotate-45 bg-danger" />
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** A one-line field with its label, hint and errors. */
export function TextField({
  label,
  optional,
  hint,
  errors,
  className,
  ...input
}: FieldFrameProps & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  const { id } = input as { id: string };
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} errors={errors} className={className}>
      <input
        {...input}
        required={!optional}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy({ id, hint, errors })}
        className={controlClass}
      />
    </FieldFrame>
  );
}
