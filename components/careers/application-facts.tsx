import { ReferenceFacts } from '@/components/ui/reference-answer';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';

/** What an applicant keeps of an application that is safe. */
export function ApplicationFacts({
  reference,
  labels,
}: {
  reference: string;
  labels: Pick<ApplicationFormLabels, 'reference' | 'referenceHint'>;
}) {
  return <ReferenceFacts reference={reference} labels={labels} testId="application-reference" />;
}
