import type { ComponentProps, ElementType, ReactNode } from 'react';
import { TextArea } from './text-area.client';

interface FrameProps {
  id: string;
  label: string;
  /** Said after the label of a field one may leave empty; without it the label carries an asterisk. */
  optional?: string;
  hint?: string;
  errors?: readonly string[];
  className?: string;
}

type FieldProps<Control extends 'input' | 'select' | 'textarea'> = FrameProps &
  Omit<ComponentProps<Control>, 'className' | 'id' | 'required'>;

const look = 'control ';

/** A control with its label, hint and errors, which describe it; other attributes go to the control. */
export function Field({
  as: Control,
  shape = '',
  label,
  optional,
  hint,
  errors = [],
  className,
  ...control
}: FrameProps & { as: ElementType; shape?: string; children?: ReactNode; [attribute: string]: unknown }) {
  const { id } = control;
  const hintId = hint && `${id}-hint`;
  const errorId = errors.length > 0 && `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className={optional ? 'font-bold' : 'needed font-bold'}>
        {label}
        {optional ? <span className="font-normal text-ink-soft">{` (${optional})`}</span> : null}
      </label>
      <Control
        {...control}
        required={!optional}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        className={look + shape}
      />
      {hintId ? (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {errorId ? <FieldError id={errorId} errors={errors} /> : null}
    </div>
  );
}

/** What is wrong with a field, below it. */
export function FieldError({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-sm font-bold text-danger">
      <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rotate-45 bg-danger" />
      {errors.join(' ')}
    </p>
  );
}

/** A field of one line. */
export function TextField(props: FieldProps<'input'>) {
  return <Field as="input" {...props} />;
}

/** A field of several lines that grows with its text; `rows` is how many it begins with. */
export function TextAreaField(props: FieldProps<'textarea'>) {
  return <Field as={TextArea} shape="field-sizing-content min-h-36 [contain:inline-size]" {...props} />;
}

/** A choice among few; without one it shows the placeholder, which can be chosen again where the field may be left empty. */
export function SelectField({
  placeholder,
  options,
  defaultValue = '',
  ...field
}: Omit<FieldProps<'select'>, 'children' | 'defaultValue'> & {
  placeholder: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
}) {
  const select = { ...field, defaultValue };
  return (
    // A select takes no new default; one that comes back with errors must show what was chosen.
    <Field key={defaultValue} as="select" shape="min-h-12" {...select}>
      <option value="" disabled={!field.optional}>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
}

/** A box to tick. */
export function Checkbox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-start gap-3 sm:col-span-2">
      <input {...input} type="checkbox" className="mt-0.5 size-6 shrink-0 accent-ink" />
      {label}
    </label>
  );
}
