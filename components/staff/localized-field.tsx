import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area.client';
import { localeNames, locales } from '@/lib/i18n/locales';

/** What ties the fields of a form to what was typed, what is wrong with it and what a colleague has typed meanwhile. */
export interface FormState {
  /** Begins the ids of the fields. */
  id: string;
  values: Record<string, string>;
  /** Error keys of a field. */
  errorsOf: (name: string) => readonly string[];
  /** Another version of fields, by name. */
  theirs: Record<string, string>;
  labels: { errors: Record<string, string>; theirs: string; optional: string };
}

/** What a colleague's version says of a field, below it. */
export function OtherVersion({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 border-l-4 border-ink pl-2 text-sm">
      {label} {children}
    </p>
  );
}

interface LocalizedFieldProps {
  name: string;
  legend: string;
  max: number;
  state: FormState;
  hint?: string;
  isMultiline?: boolean;
  isOptional?: boolean;
  /** Said after the legend of a field that a draft may leave empty. */
  note?: string;
}

/** One text in the three languages, side by side where there is room. */
export function LocalizedField({
  name,
  legend,
  max,
  state,
  hint,
  isMultiline = false,
  isOptional = false,
  note = isOptional ? state.labels.optional : undefined,
}: LocalizedFieldProps) {
  const hintId = `${state.id}-${name}-hint`;
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">
        {legend}
        {note ? <span className="font-normal text-ink-soft"> ({note})</span> : null}
      </legend>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className="grid gap-x-4 gap-y-2 lg:grid-cols-3">
        {locales.map((locale) => {
          const field = `${name}.${locale}`;
          const id = `${state.id}-${field.replaceAll('.', '-')}`;
          const errors = state.errorsOf(field);
          const theirs = state.theirs[field];
          const described = [
            hint && hintId,
            errors.length > 0 && `${id}-error`,
            theirs !== undefined && `${id}-theirs`,
          ];
          const control = {
            id,
            name: field,
            lang: locale,
            maxLength: max,
            defaultValue: state.values[field] ?? '',
            'aria-invalid': errors.length > 0 || undefined,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          };
          return (
            <div key={locale} className="min-w-0">
              <label htmlFor={id} className="text-sm text-ink-soft">
                {localeNames[locale]}
              </label>
              {isMultiline ? (
                <TextArea
                  {...control}
                  className="control mt-0.5 field-sizing-content min-h-24 [contain:inline-size] px-2.5 py-1.5"
                />
              ) : (
                <input {...control} type="text" autoComplete="off" className="control mt-0.5 px-2.5 py-1.5" />
              )}
              {errors.length > 0 ? (
                <FieldError
                  id={`${id}-error`}
                  errors={errors.map((key) => state.labels.errors[key] ?? key)}
                />
              ) : null}
              {theirs !== undefined ? (
                <OtherVersion id={`${id}-theirs`} label={state.labels.theirs}>
                  <q lang={locale}>{theirs}</q>
                </OtherVersion>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
