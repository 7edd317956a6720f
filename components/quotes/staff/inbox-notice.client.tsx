'use client';

import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { FormProgress } from '@/components/ui/use-action-form';
import type { InboxFormLabels } from '@/lib/quotes/inbox/form-labels';
import type { InboxDone, InboxResult } from '@/lib/quotes/inbox/inbox-result';

function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    template,
  );
}

function orderOf({ what }: InboxDone, { statuses }: InboxFormLabels) {
  const kind = what.kind === 'assign' && what.to === null ? 'release' : what.kind;
  const to = what.kind === 'status' ? statuses[what.to] : what.kind === 'assign' ? (what.to ?? '') : '';
  return { kind, to } as const;
}

function sentenceOf(result: InboxDone, labels: InboxFormLabels): string {
  const { kind, to } = orderOf(result, labels);
  const { count } = result;
  return fill(labels.done[kind][count === 1 ? 'one' : 'many'], { to, count: String(count) });
}

function wantedOf(result: InboxDone, labels: InboxFormLabels): string {
  const { kind, to } = orderOf(result, labels);
  return fill(labels.wanted[kind], { to });
}

/** What the form has done, with the way back; and what it left as it was, because somebody else was quicker. */
export function InboxNotice({
  progress: { result, sendings, pending, interruption },
  labels,
}: {
  progress: FormProgress<InboxResult>;
  labels: InboxFormLabels;
}) {
  // The sending whose answer was put away.
  const [closed, setClosed] = useState<number | null>(null);
  const done = result?.status === 'ok' && !interruption ? result.data : null;
  const refusal = interruption
    ? labels.interrupted[interruption]
    : result?.status === 'refused'
      ? labels.refused[result.reason]
      : null;
  const troubles = done ? done.conflicts.length + done.gone.length : 0;
  return (
    <div role="status" className="inbox-notice">
      {pending ? (
        <div className="navigation-progress">
          <span className="sr-only">{labels.busy}</span>
        </div>
      ) : null}
      {(done || refusal) && !pending && sendings !== closed ? (
        <div data-kind={done && troubles === 0 ? 'done' : 'trouble'} className="notice-bar">
          <div className="min-w-0 grow">
            {refusal ? <p>{refusal}</p> : null}
            {done && done.count > 0 ? <p>{sentenceOf(done, labels)}</p> : null}
            {done && troubles > 0 ? (
              <>
                <p className="font-bold">{labels.conflictTitle}</p>
                <ul>
                  {done.conflicts.map(({ reference, by, at, what, status, assigneeName }) => (
                    <li key={reference}>
                      {fill(labels.conflict, {
                        reference,
                        by: by ?? labels.somebody,
                        at,
                        what,
                        status: labels.statuses[status],
                        assignee: assigneeName ?? labels.nobody,
                      })}
                    </li>
                  ))}
                  {done.gone.map((reference) => (
                    <li key={reference}>{fill(labels.gone, { reference })}</li>
                  ))}
                </ul>
                <p>{wantedOf(done, labels)}</p>
              </>
            ) : null}
          </div>
          {done?.undo ? (
            <>
              <input type="hidden" name="undo" value={done.undo} />
              <button type="submit" name="intent" value="undo" className="bulk-button">
                {labels.undo}
              </button>
            </>
          ) : null}
          <button
            type="button"
            onClick={() => setClosed(sendings)}
            aria-label={labels.close}
            className="needs-script inline-flex size-9 shrink-0 cursor-pointer items-center justify-center"
          >
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </div>
  );
}
