import type { RefObject } from 'react';
import type { Interruption } from '@/lib/forms/form-labels';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { nameField } from '@/lib/portfolio/staff/name-field';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';

/** Why a form was not taken, above its fields. */
export function FormTrouble({
  notice,
  result,
  interruption,
  labels,
  formId,
  missing = [],
  images,
}: {
  notice: RefObject<HTMLDivElement | null>;
  result: WorkResult | null;
  interruption: Interruption | null;
  labels: WorkLabels;
  /** Begins the ids of its fields. */
  formId: string;
  /** What keeps it from being published, though it is saved. */
  missing?: readonly string[];
  images?: readonly PortfolioImage[];
}) {
  const isConflict = result?.status === 'conflict';
  const wrong = result?.status === 'invalid' ? Object.keys(result.fields) : result ? [] : missing;
  const text = interruption
    ? labels.interrupted[interruption]
    : isConflict
      ? labels.conflictText
      : result?.status === 'refused'
        ? (labels.refused[result.reason] ?? result.reason)
        : null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none empty:hidden">
      {text || wrong.length > 0 ? (
        <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
          <p className="font-bold">
            {isConflict ? labels.conflictTitle : result || text ? labels.failure : labels.heldBack}
          </p>
          {text ? (
            <p>{text}</p>
          ) : (
            <ul className="columns-2xs gap-x-6">
              {wrong.map((field) => (
                <li key={field}>
                  <a
                    href={`#${formId}-${field.replaceAll('.', '-')}`}
                    className="inline-block py-0.5 underline underline-offset-4"
                  >
                    {nameField(field, labels, images)}
                  </a>
                </li>
              ))}
            </ul>
          )}
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
