'use client';

import { useState } from 'react';
import { categoryLimits } from '@/lib/portfolio/staff/work-limits';
import type { WorkLabels } from './form-labels';
import { FormTrouble } from './form-trouble';
import { type FormState, LocalizedField } from './localized-field';
import { useStaffForm, type WorkAction } from './use-staff-form';

/** The form of a category. */
export function CategoryForm({
  id,
  action,
  defaults,
  version,
  isSample,
  labels,
}: {
  /** Begins the ids of its fields. */
  id: string;
  action: WorkAction;
  defaults: Record<string, string>;
  /** 0 for a new one. */
  version: number;
  isSample: boolean;
  labels: WorkLabels;
}) {
  // The version that these fields hold. A newer one of the page is a colleague's, whose texts they do not show.
  const [seen, setSeen] = useState(version);
  const { form, notice, formAction, send, isPending, isOffline, result } = useStaffForm(action, () =>
    setSeen(base + 1),
  );
  const conflict = result?.status === 'conflict' ? result : null;
  const base = conflict?.version ?? seen;
  const state: FormState = {
    id,
    values: { ...defaults, ...(result && 'values' in result ? result.values : {}) },
    errors: result?.status === 'invalid' ? result.fields : {},
    theirs: conflict?.theirs ?? {},
    labels,
  };
  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={send}
      noValidate
      aria-busy={isPending}
      className="grid gap-4 py-3"
    >
      <FormTrouble notice={notice} result={result} isOffline={isOffline} labels={labels} />
      {version > 0 ? <input type="hidden" name="version" value={base} /> : null}
      {isSample ? <input type="hidden" name="sample" value="on" /> : null}
      <LocalizedField name="title" legend={labels.title} max={categoryLimits.title} state={state} />
      <LocalizedField
        name="intro"
        legend={labels.intro}
        max={categoryLimits.intro}
        state={state}
        isMultiline
      />
      <LocalizedField
        name="slug"
        legend={labels.slug}
        hint={labels.slugHint}
        max={categoryLimits.slug}
        state={state}
        isOptional
      />
      <div>
        <button type="submit" aria-disabled={isPending} className="button button-ink min-h-11 px-5">
          {isPending ? labels.busy : conflict ? labels.saveAnyway : labels.save}
        </button>
      </div>
    </form>
  );
}
