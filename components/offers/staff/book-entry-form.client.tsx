'use client';

import { useState } from 'react';
import { FormTrouble } from '@/components/staff/form-trouble';
import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { SelectField, TextField } from '@/components/ui/field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { bookLimits } from '@/lib/offers/book/book-limits';
import type { BookEntryLabels } from '@/lib/offers/book/form-labels';
import type { BookEntryResult } from '@/lib/offers/book/outcomes';

/** The form of an entry of the price book. */
export function BookEntryForm({
  action,
  defaults,
  version,
  labels,
}: {
  action: FormAction<BookEntryResult>;
  /** What the fields hold from the start, by name. */
  defaults: Record<string, string>;
  /** 0 for a new one. */
  version: number;
  labels: BookEntryLabels;
}) {
  // The version that these fields hold. A newer one of the page is a colleague's, whose texts they do not show.
  const [seen] = useState(version);
  const { notice, formProps, pending, interruption, result, errorsOf } = useActionForm(action, {});
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const state: FormState = {
    id: 'entry',
    values: { ...defaults, ...valuesOf(result) },
    errorsOf,
    theirs: conflict?.theirs ?? {},
    labels,
  };
  const field = (name: 'code' | 'unit' | 'price' | 'basis', hint?: string) => {
    const theirs = state.theirs[name];
    return {
      id: `entry-${name}`,
      name,
      label: labels[name],
      hint: theirs === undefined ? hint : `${labels.theirs} ${theirs}`,
      errors: errorsOf(name).map((key) => labels.errors[key] ?? key),
      defaultValue: state.values[name] ?? '',
    };
  };
  return (
    <form {...formProps} className="grid max-w-5xl gap-5">
      <FormTrouble notice={notice} result={result} interruption={interruption} labels={labels} />
      {version > 0 ? <input type="hidden" name="version" value={conflict?.version ?? seen} /> : null}
      <LocalizedField
        name="name"
        legend={labels.name}
        hint={labels.nameHint}
        max={bookLimits.name}
        state={state}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...field('price')} inputMode="decimal" autoComplete="off" maxLength={20} />
        <SelectField {...field('basis')} placeholder={labels.choose} options={labels.bases} />
        <SelectField {...field('unit')} placeholder={labels.choose} options={labels.units} />
        <TextField
          {...field('code', labels.codeHint)}
          optional={labels.optional}
          autoComplete="off"
          maxLength={bookLimits.code}
        />
      </div>
      <button
        type="submit"
        aria-disabled={pending}
        className="button button-ink min-h-11 justify-self-start px-5"
      >
        {pending ? labels.busy : conflict ? labels.saveAnyway : labels.save}
      </button>
    </form>
  );
}
