'use client';

import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { InboxResult } from '@/lib/quotes/inbox/inbox-result';
import type { InboxFormLabels } from './inbox-form-labels';

type Done = Extract<InboxResult, { status: 'done' }>;

function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    template,
  );
}

function orderOf({ what }: Done, { statuses }: InboxFormLabels) {
  const kind = what.kind === 'assign' && what.to === null ? 'release' : what.kind;
  const to = what.kind === 'status' ? statuses[what.to] : what.kind === 'assign' ? (what.to ?? '') : '';
  return { kind, to } as const;
}

function sentenceOf(result: Done, labels: InboxFormLabels): string {
  const { kind, to } = orderOf(result, labels);
  const { count } = result;
  return fill(labels.done[kind][count === 1 ? 'one' : 'many'], { to, count: String(count) });
}

function wantedOf(result: Done, labels: InboxFormLabels): string {
  const { kind, to } = orderOf(result, labels);
  return fill(labels.wanted[kind], { to });
}

/** What the form has done, with the way back; and what it left as it was, because somebody else was quicker. */
export function InboxNotice({
  result,
  isPending,
  labels,
}: {
  result: InboxResult;
  isPending: boolean;
  labels: InboxFormLabels;
}) {
  const [closed, setClosed] = useState<string | null>(null);
  const shown = result !== null && closed !== result.id ? result : null;
  const troubles = shown?.status === 'done' ? shown.conflicts.length + shown.gone.length : 0;
  return (
    <div role="status" className="inbox-notice">
      {isPending ? (
        <div className="navigation-progress">
          <span className="sr-only">{labels.busy}</span>
        </div>
      ) : null}
      {shown && !isPending ? (
        <div
          data-kind={shown.status === 'done' && troubles === 0 ? 'done' : 'trouble'}
          className="notice-bar"
        >
          <div className="min-w-0 grow">
            {shown.status === 'refused' ? <p>{labels.refused[shown.reason]}</p> : null}
            {shown.status === 'done' && shown.count > 0 ? <p>{sentenceOf(shown, labels)}</p> : null}
            {shown.status === 'done' && troubles > 0 ? (
              <>
                <p className="font-bold">{labels.conflictTitle}</p>
                <ul>
                  {shown.conflicts.map(({ reference, by, at, what, status, assigneeName }) => (
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
                  {shown.gone.map((reference) => (
                    <li key={reference}>{fill(labels.gone, { reference })}</li>
                  ))}
                </ul>
                <p>{wantedOf(shown, labels)}</p>
              </>
            ) : null}
          </div>
          {shown.status === 'done' && shown.undo ? (
            <>
              <input type="hidden" name="undo" value={shown.undo} />
              <button type="submit" name="intent" value="undo" className="bulk-button">
                {labels.undo}
              </button>
            </>
          ) : null}
          <button
            type="button"
            onClick={() => setClosed(shown.id)}
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
