import { ReferenceFacts } from '@/components/ui/reference-answer';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';

/** What a visitor keeps of a request that is safe: its reference and when the answer comes. */
export function QuoteFacts({
  answer,
  labels,
}: {
  answer: QuoteAcknowledgement;
  labels: Pick<QuoteFormLabels, 'reference' | 'referenceHint' | 'answerBy'>;
}) {
  return (
    <ReferenceFacts reference={answer.reference} labels={labels} testId="quote-reference">
      <div>
        <dt className="text-ink-soft">{labels.answerBy}</dt>
        <dd className="text-xl font-bold">
          <time dateTime={answer.answerDueAt}>{answer.answerDueText}</time>
        </dd>
      </div>
    </ReferenceFacts>
  );
}
