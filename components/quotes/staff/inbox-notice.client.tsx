'use client';

import { NoticeBar } from '@/components/staff/notice-bar.client';
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

/** What the form has done, with the way back; and what it left as it was, because somebody else was quicker or it cannot be. */
export function InboxNotice({
  progress,
  labels,
}: {
  progress: FormProgress<InboxResult>;
  labels: InboxFormLabels;
}) {
  const { result, interruption } = progress;
  const done = result?.status === 'ok' && !interruption ? result.data : null;
  const refusal = interruption
    ? labels.interrupted[interruption]
    : result?.status === 'refused'
      ? labels.refused[result.reason]
      : null;
  const refused = done?.refused.length ?? 0;
  const troubles = done ? done.conflicts.length + done.gone.length + refused : 0;
  return (
    <NoticeBar
      progress={progress}
      isDone={done !== null && troubles === 0}
      undo={done?.undo ?? null}
      labels={labels}
      className="inbox-notice"
    >
      {done || refusal ? (
        <>
          {refusal ? <p>{refusal}</p> : null}
          {done && done.count > 0 ? <p>{sentenceOf(done, labels)}</p> : null}
          {done?.hasCalledOff ? <p>{labels.calledOff}</p> : null}
          {done && troubles > 0 ? (
            <>
              <p className="font-bold">{refused > 0 ? labels.unchangedTitle : labels.conflictTitle}</p>
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
                {done.refused.map((reference) => (
                  <li key={reference}>{fill(labels.cannotHave, { reference })}</li>
                ))}
              </ul>
              <p>{wantedOf(done, labels)}</p>
            </>
          ) : null}
        </>
      ) : null}
    </NoticeBar>
  );
}
