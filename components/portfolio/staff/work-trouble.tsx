import type { RefObject } from 'react';
import { FormTrouble } from '@/components/staff/form-trouble';
import type { Interruption } from '@/lib/forms/form-labels';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { nameField } from '@/lib/portfolio/staff/name-field';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';

/** Why the form of a work or a category was not taken, or is not published, with a way to each field. */
export function WorkTrouble({
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
  const wrong = result?.status === 'invalid' ? Object.keys(result.fields) : result ? [] : missing;
  return (
    <FormTrouble
      notice={notice}
      result={result}
      interruption={interruption}
      labels={labels}
      title={labels.heldBack}
    >
      {wrong.length > 0 ? (
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
      ) : null}
    </FormTrouble>
  );
}
