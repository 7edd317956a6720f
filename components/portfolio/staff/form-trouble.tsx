import type { RefObject } from 'react';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';
import type { WorkLabels } from './form-labels';

/** Why a form was not taken, above its fields. */
export function FormTrouble({
  notice,
  result,
  isOffline,
  labels,
}: {
  notice: RefObject<HTMLDivElement | null>;
  result: WorkResult | null;
  isOffline: boolean;
  labels: WorkLabels;
}) {
  const isConflict = result?.status === 'conflict';
  const count = result?.status === 'invalid' ? Object.keys(result.fields).length : 0;
  const text = isOffline
    ? labels.offline
    : isConflict
      ? labels.conflictText
      : result?.status === 'refused'
        ? (labels.refused[result.reason] ?? result.reason)
        : null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
      {text || count > 0 ? (
        <div className="border-l-8 border-danger bg-[#fdeceb] px-4 py-3">
          <p className="font-bold">{isConflict ? labels.conflictTitle : labels.failure}</p>
          {text ? <p>{text}</p> : <p className="figures">{count}</p>}
          {isConflict ? (
            <a href="?" className="mt-1 inline-block py-1 font-bold underline underline-offset-4">
              {labels.loadTheirs}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
