import type { ReactNode, RefObject } from 'react';
import type { ActionResult } from '@/lib/actions/result';
import type { Interruption, InterruptionLabels } from '@/lib/forms/form-labels';

/** What a form that saves over a version says above its fields. */
export interface TroubleLabels {
  failure: string;
  conflictTitle: string;
  conflictText: string;
  loadTheirs: string;
  /** Why it was refused, by reason. */
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
}

/** Why a form was not taken, above its fields: a colleague was quicker, it was refused, or fields are wrong. */
export function FormTrouble({
  notice,
  result,
  interruption,
  labels,
  title = labels.failure,
  children,
}: {
  notice: RefObject<HTMLDivElement | null>;
  result: ActionResult<unknown, string, unknown> | null;
  interruption: Interruption | null;
  labels: TroubleLabels;
  /** In place of the head of a failure. */
  title?: string;
  /** What is said of the fields, where the form as a whole has no trouble. */
  children?: ReactNode;
}) {
  const isConflict = result?.status === 'conflict';
  const text = interruption
    ? labels.interrupted[interruption]
    : isConflict
      ? labels.conflictText
      : result?.status === 'refused'
        ? (labels.refused[result.reason] ?? result.reason)
        : null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
      {text || children || result?.status === 'invalid' ? (
        <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
          <p className="font-bold">
            {isConflict ? labels.conflictTitle : result || text ? labels.failure : title}
          </p>
          {text ? <p>{text}</p> : children}
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
