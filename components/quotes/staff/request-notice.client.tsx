'use client';

import { NoticeBar } from '@/components/staff/notice-bar.client';
import type { FormProgress } from '@/components/ui/use-action-form';
import type { RequestLabels } from '@/lib/quotes/request/form-labels';
import type { RequestResult } from '@/lib/quotes/request/request-result';

/** What a form of a request's page has done, with the way back; or why it did nothing. Stands inside the form. */
export function RequestNotice({
  progress,
  labels,
}: {
  progress: FormProgress<RequestResult>;
  labels: RequestLabels;
}) {
  const { result, interruption } = progress;
  const done = result?.status === 'ok' && result.data.kind !== 'preview' ? result.data : null;
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const trouble = interruption
    ? labels.interrupted[interruption]
    : result?.status === 'refused'
      ? labels.refused[result.reason]
      : null;
  return (
    <NoticeBar
      progress={progress}
      isDone={done !== null && !trouble}
      undo={done?.kind === 'done' && !trouble ? done.undo : null}
      labels={labels}
      className="request-notice"
    >
      {(trouble ?? done ?? conflict) ? (
        <>
          {done && !trouble ? <p>{done.sentence}</p> : null}
          {conflict && !trouble ? (
            <>
              <p className="font-bold">{labels.conflictTitle}</p>
              <ul>
                {conflict.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
              {conflict.wanted ? <p>{conflict.wanted}</p> : null}
              <p>{labels.conflictAgain}</p>
            </>
          ) : null}
          {trouble ? (
            <>
              <p className="font-bold">{labels.refusedTitle}</p>
              <p>{trouble}</p>
            </>
          ) : null}
        </>
      ) : null}
    </NoticeBar>
  );
}
