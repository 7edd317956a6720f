'use client';

import { type ReactNode, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { type ActionResult, valuesOf } from '@/lib/actions/result';
import type { InterruptionLabels } from '@/lib/forms/form-labels';
import { followPage, type ShownForm } from '@/lib/staff/shown-form';

export interface StaffFormField {
  name: string;
  label: string;
  kind: 'text' | 'textarea' | 'email' | 'select' | 'amount' | 'date';
  hint?: string;
  /** Said after the label of a field one may leave empty; a select always asks for a choice. */
  optional?: string;
  maxLength?: number;
  /** Stands in the field from the start. */
  value?: string;
  /** Of a date: the last day that can be chosen. */
  max?: string;
  /** Of a select; the first, empty one says `placeholder`. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** A select as wide as two fields. */
  wide?: boolean;
}

export interface StaffFormLabels {
  submit: string;
  busy: string;
  /** The head of what is said when the form is refused as a whole. */
  failure: string;
  /** What is said when the form was taken and its page stays. */
  done?: string;
  interrupted: InterruptionLabels;
  /** By error key. */
  errors: Record<string, string>;
  /** By reason. */
  refused: Record<string, string>;
}

const emailControl = { type: 'email', inputMode: 'email', className: 'sm:col-span-2' } as const;
const textControl = { type: 'text', className: 'sm:col-span-2' } as const;
const amountControl = { type: 'text', inputMode: 'decimal' } as const;
const dateControl = { type: 'date' } as const;
const controls = { text: textControl, email: emailControl, amount: amountControl, date: dateControl };

/** What the fields of the form show and what it saves over, which a page that is loaded anew does not change under whoever types. */
function useShownForm(
  fields: readonly StaffFormField[],
  hidden: Record<string, string>,
  turn: number,
  result: ActionResult<unknown, string> | null,
) {
  const page = { hidden, values: Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
  const [shown, setShown] = useState<ShownForm>({ ...page, turn, isTyped: false });
  const next = followPage(shown, page, turn, result);
  if (next !== shown) setShown(next);
  const setTyped = (isTyped: boolean) =>
    setShown((last) => (last.isTyped === isTyped ? last : { ...last, isTyped }));
  return { shown: next, setTyped };
}

/**
 * A form of the back office with fields: what is wrong stands beside them, what was refused above. It posts as plain HTML;
 * with script what was typed stays in the fields. Success leads to another page, or says so and begins anew.
 */
export function StaffForm({
  id,
  action,
  fields,
  hidden = {},
  labels,
  danger = false,
  fold,
}: {
  /** Begins the ids of the fields. */
  id: string;
  action: FormAction<ActionResult<unknown, string>>;
  fields: readonly StaffFormField[];
  hidden?: Record<string, string>;
  labels: StaffFormLabels;
  danger?: boolean;
  /** What opens the form; it stays open with what became of it, without script too. */
  fold?: { summary: ReactNode; lead?: ReactNode; below?: ReactNode } & Record<
    'frame' | 'sign' | 'body',
    string
  >;
}) {
  const { result, turn, pending, interruption, errorsOf, notice, formProps } = useActionForm(action, {
    // The page that it leads to may be this one: then the form is as new.
    onLeave: (form) => {
      form?.reset();
      setTyped(false);
    },
  });
  const { shown, setTyped } = useShownForm(fields, hidden, turn, result);
  const values = valuesOf(result);
  const refusal = result?.status === 'refused' ? (labels.refused[result.reason] ?? result.reason) : null;
  const trouble = interruption ? labels.interrupted[interruption] : refusal;
  const isTaken = result?.status === 'ok' && interruption === null;

  const form = (
    <form
      {...formProps}
      className="grid max-w-2xl items-start gap-4 sm:grid-cols-2"
      onInput={(event) => {
        formProps.onInput(event);
        setTyped(true);
      }}
    >
      <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden sm:col-span-2">
        {trouble ? (
          <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
            <p className="font-bold">{labels.failure}</p>
            <p>{trouble}</p>
          </div>
        ) : isTaken && labels.done ? (
          <p className="border-l-8 border-success bg-success-tint px-4 py-3 font-bold">{labels.done}</p>
        ) : null}
      </div>
      {fields.map(
        ({ name, label, kind, hint, optional, maxLength, max, options = [], placeholder = '', wide }) => {
          const frame = {
            id: `${id}-${name}`,
            name,
            label,
            hint,
            errors: errorsOf(name).map((key) => labels.errors[key] ?? key),
          };
          if (kind === 'select')
            return (
              <SelectField
                key={name}
                {...frame}
                className={wide ? 'sm:col-span-2' : ''}
                placeholder={placeholder}
                options={options}
                defaultValue={values[name] ?? shown.values[name]}
              />
            );
          if (kind === 'textarea')
            return (
              <TextAreaField
                key={isTaken ? `${name}-${turn}` : name}
                {...frame}
                className="sm:col-span-2"
                rows={3}
                maxLength={maxLength}
                defaultValue={values[name] ?? shown.values[name]}
              />
            );
          return (
            <TextField
              // What was taken leaves its fields.
              key={isTaken ? `${name}-${turn}` : name}
              {...frame}
              {...controls[kind]}
              optional={optional}
              maxLength={maxLength}
              max={max}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              defaultValue={values[name] ?? shown.values[name]}
            />
          );
        },
      )}
      {Object.entries(shown.hidden).map(([name, value]) => (
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
  if (!fold) return form;
  return (
    <details open={result !== null} className={fold.frame}>
      <summary className={fold.sign}>{fold.summary}</summary>
      <div className={fold.body}>
        {fold.lead}
        {form}
        {fold.below}
      </div>
    </details>
  );
}
