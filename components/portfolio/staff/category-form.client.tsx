'use client';

import { useState } from 'react';
import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { categoryLimits } from '@/lib/portfolio/staff/work-limits';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';
import { WorkTrouble } from './work-trouble';

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
  action: FormAction<WorkResult>;
  defaults: Record<string, string>;
  /** 0 for a new one. */
  version: number;
  isSample: boolean;
  labels: WorkLabels;
}) {
  // The version that these fields hold. A newer one of the page is a colleague's, whose texts they do not show.
  const [seen, setSeen] = useState(version);
  const { notice, formProps, pending, interruption, result, errorsOf } = useActionForm(action, {
    onLeave: () => setSeen(base + 1),
  });
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const base = conflict?.version ?? seen;
  const state: FormState = {
    id,
    values: { ...defaults, ...valuesOf(result) },
    errorsOf,
    theirs: conflict?.theirs ?? {},
    labels,
  };
  return (
    <form {...formProps} className="grid gap-4 py-3">
      <WorkTrouble
        notice={notice}
        result={result}
        interruption={interruption}
        labels={labels}
        formId={state.id}
      />
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
        <button type="submit" aria-disabled={pending} className="button button-ink min-h-11 px-5">
          {pending ? labels.busy : conflict ? labels.saveAnyway : labels.save}
        </button>
      </div>
    </form>
  );
}
