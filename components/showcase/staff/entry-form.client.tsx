'use client';

import { useState } from 'react';
import { FormTrouble } from '@/components/staff/form-trouble';
import type { FormState } from '@/components/staff/localized-field';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import type { ShowcaseKind, ShowcaseStatus } from '@/lib/showcase/entries';
import type { EntryLabels } from '@/lib/showcase/staff/form-labels';
import type { EntryResult } from '@/lib/showcase/staff/outcomes';
import { EntryFields } from './entry-fields';

/** The form of an entry: what visitors will read, and who agreed to it. */
export function EntryForm({
  kind,
  action,
  defaults,
  status,
  version,
  labels,
}: {
  kind: ShowcaseKind;
  action: FormAction<EntryResult>;
  /** What the fields hold from the start, by name. */
  defaults: Record<string, string>;
  status: ShowcaseStatus;
  /** 0 for a new one. */
  version: number;
  labels: EntryLabels;
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
  const isPublished = status === 'published';
  return (
    <form {...formProps} className="grid max-w-5xl gap-5">
      <FormTrouble notice={notice} result={result} interruption={interruption} labels={labels} />
      {version > 0 ? <input type="hidden" name="version" value={conflict?.version ?? seen} /> : null}
      <EntryFields kind={kind} state={state} labels={labels} />
      <div className="flex flex-wrap gap-3">
        {/* First in the form, so that Enter in a field changes nothing that visitors see. */}
        <button type="submit" aria-disabled={pending} className="button button-ink min-h-11 px-5">
          {pending
            ? labels.busy
            : conflict
              ? labels.saveAnyway
              : isPublished
                ? labels.save
                : labels.saveDraft}
        </button>
        <button
          type="submit"
          name="intent"
          value={isPublished ? 'withdraw' : 'publish'}
          aria-disabled={pending}
          className="button min-h-11 border-2 border-ink px-5"
        >
          {isPublished ? labels.withdraw : labels.publish}
        </button>
      </div>
    </form>
  );
}
