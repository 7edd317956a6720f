import type { Ref } from 'react';
import type { FittingResult } from '@/lib/fittings/fitting-result';
import type { FittingFormLabels } from '@/lib/fittings/form-labels';
import type { Interruption } from '@/lib/forms/form-labels';

/** What became of a form of a fitting: done, not done and why, or what stands in its way. */
export function FittingNotice({
  ref,
  result,
  interruption,
  labels,
}: {
  ref: Ref<HTMLDivElement>;
  result: FittingResult | null;
  interruption: Interruption | null;
  labels: FittingFormLabels;
}) {
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const refusal = result?.status === 'refused' ? labels.refused[result.reason] : null;
  const trouble = interruption
    ? labels.interrupted[interruption]
    : (refusal ?? (conflict?.kind === 'version' ? labels.conflict : null));
  return (
    <div ref={ref} tabIndex={-1} role="status" className="outline-none empty:hidden">
      {trouble ? (
        <p className="border-l-8 border-danger bg-danger-tint px-3 py-2">
          <span className="font-bold">{labels.failure}</span> {trouble}
        </p>
      ) : conflict?.kind === 'clash' ? (
        <div className="border-l-8 border-danger bg-danger-tint px-3 py-2">
          <p className="font-bold">{labels.clashes}</p>
          <ul className="list-disc pl-5">
            {conflict.clashes.map((clash) => (
              <li key={clash} className="break-words">
                {clash}
              </li>
            ))}
          </ul>
        </div>
      ) : result?.status === 'ok' ? (
        <p className="border-l-8 border-success bg-success-tint px-3 py-2 font-bold">
          {result.data.sentence}
        </p>
      ) : null}
    </div>
  );
}
