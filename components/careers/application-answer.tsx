import type { Ref } from 'react';
import { ReferenceAnswer } from '@/components/ui/reference-answer';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';

/** What an applicant reads once the application is safe. */
export function ApplicationAnswer({
  reference,
  labels,
  headingRef,
  as,
}: {
  reference: string;
  labels: Pick<ApplicationFormLabels, 'success' | 'reference' | 'referenceHint' | 'next'>;
  headingRef?: Ref<HTMLHeadingElement>;
  as?: 'h1' | 'h3';
}) {
  return (
    <ReferenceAnswer
      reference={reference}
      labels={labels}
      testId="application-reference"
      next={labels.next}
      headingRef={headingRef}
      as={as}
    />
  );
}
