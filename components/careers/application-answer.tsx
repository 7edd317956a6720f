import type { Ref } from 'react';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';

/** What an applicant reads once the application is safe. */
export function ApplicationAnswer({
  reference,
  labels,
  headingRef,
  as: Heading = 'h3',
}: {
  reference: string;
  labels: Pick<ApplicationFormLabels, 'success' | 'reference' | 'referenceHint' | 'next'>;
  headingRef?: Ref<HTMLHeadingElement>;
  as?: 'h1' | 'h3';
}) {
  return (
    <div className="border-t-[0.75rem] border-ink bg-white p-6 text-ink sm:p-10">
      <Heading ref={headingRef} tabIndex={-1} className="sign text-board outline-none">
        {labels.success}
      </Heading>
      <dl className="mt-6">
        <dt className="text-ink-soft">{labels.reference}</dt>
        <dd className="sign figures text-poster whitespace-nowrap" data-testid="application-reference">
          {reference}
        </dd>
        <dd className="text-sm text-ink-soft">{labels.referenceHint}</dd>
      </dl>
      <p className="mt-6">{labels.next}</p>
    </div>
  );
}
