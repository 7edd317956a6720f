'use client';

import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { FormProgress } from '@/components/ui/use-action-form';
import type { RequestLabels } from '@/lib/quotes/request/form-labels';
import type { RequestResult } from '@/lib/quotes/request/request-result';

/** What a form of a request's page has done, with the way back; or why it did nothing. Stands inside the form. */
export function RequestNotice({
  progress: { result, sendings, pending, interruption },
  labels,
}: {
  progress: FormProgress<RequestResult>;
  labels: RequestLabels;
}) {
  // The sending whose answer was put away.
  const [closed, setClosed] = useState<number | null>(null);
  const isNew = !pending && sendings !== closed;
  const done = result?.status === 'ok' && result.data.kind !== 'preview' ? result.data : null;
  const undo = done?.kind === 'done' ? done.undo : null;
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const trouble = interruption
    ? labels.interrupted[interruption]
    : result?.status === 'refused'
      ? labels.refused[result.reason]
      : null;
  return (
    <div role="status" className="request-notice">
      {pending ? (
        <div className="navigation-progress">
          <span className="sr-only">{labels.busy}</span>
        </div>
      ) : null}
      {isNew && (trouble ?? done ?? conflict) ? (
        <div data-kind={done && !trouble ? 'done' : 'trouble'} className="notice-bar">
          <div className="min-w-0 grow">
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
          </div>
          {undo && !trouble ? (
            <>
              <input type="hidden" name="undo" value={undo} />
              <button type="submit" name="intent" value="undo" formNoValidate className="bulk-button">
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
