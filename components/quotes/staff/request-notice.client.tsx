'use client';

import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { RequestResult } from '@/lib/quotes/request/request-result';
import type { RequestLabels } from './request-labels';

/** What a form of a request's page has done, with the way back; or why it did nothing. Stands inside the form. */
export function RequestNotice({
  result,
  isPending,
  labels,
}: {
  result: RequestResult;
  isPending: boolean;
  labels: RequestLabels;
}) {
  const [closed, setClosed] = useState<string | null>(null);
  const told = result?.status === 'done' || result?.status === 'conflict' || result?.status === 'refused';
  const shown = told && closed !== result.id && !isPending ? result : null;
  return (
    <div role="status" className="request-notice">
      {isPending ? (
        <div className="navigation-progress">
          <span className="sr-only">{labels.busy}</span>
        </div>
      ) : null}
      {shown ? (
        <div data-kind={shown.status === 'done' ? 'done' : 'trouble'} className="notice-bar">
          <div className="min-w-0 grow">
            {shown.status === 'done' ? <p>{shown.sentence}</p> : null}
            {shown.status === 'conflict' ? (
              <>
                <p className="font-bold">{labels.conflictTitle}</p>
                <ul>
                  {shown.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                {shown.wanted ? <p>{shown.wanted}</p> : null}
                <p>{labels.conflictAgain}</p>
              </>
            ) : null}
            {shown.status === 'refused' ? (
              <>
                <p className="font-bold">{labels.refusedTitle}</p>
                <p>{labels.refused[shown.reason]}</p>
              </>
            ) : null}
          </div>
          {shown.status === 'done' && shown.undo ? (
            <>
              <input type="hidden" name="undo" value={shown.undo} />
              <button type="submit" name="intent" value="undo" formNoValidate className="bulk-button">
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
