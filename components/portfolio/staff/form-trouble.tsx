import type { RefObject } from 'react';
import type { Interruption } from '@/lib/forms/form-labels';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';

/** Why a form was not taken, above its fields. */
export function FormTrouble({
  notice,
  result,
  interruption,
  labels,
}: {
  notice: RefObject<HTMLDivElement | null>;
  result: WorkResult | null;
  interruption: Interruption | null;
  labels: WorkLabels;
}) {
  const isConflict = result?.status === 'conflict';
  const count = result?.status === 'invalid' ? Object.keys(result.fields).length : 0;
  const text = interruption
    ? labels.interrupted[interruption]
    : isConflict
      ? labels.conflictText
      : result?.status === 'refused'
        ? (labels.refused[result.reason] ?? result.reason)
        : null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
      {text || count > 0 ? (
        <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
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
