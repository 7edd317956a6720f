import type { Ref } from 'react';
import { ReferenceAnswer } from '@/components/ui/reference-answer';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';

type AnswerLabels = Pick<
  QuoteFormLabels,
  'success' | 'reference' | 'referenceHint' | 'answerBy' | 'confirmationSent' | 'sendAnother'
>;

/** What a visitor reads once the request is safe: its reference and when the answer comes. */
export function QuoteAnswer({
  answer,
  labels,
  headingRef,
  onAgain,
  as,
}: {
  answer: QuoteAcknowledgement;
  labels: AnswerLabels;
  headingRef?: Ref<HTMLHeadingElement>;
  onAgain?: () => void;
  as?: 'h1' | 'h3';
}) {
  return (
    <ReferenceAnswer
      reference={answer.reference}
      labels={labels}
      testId="quote-reference"
      next={labels.confirmationSent}
      headingRef={headingRef}
      as={as}
      facts={
        <div>
          <dt className="text-ink-soft">{labels.answerBy}</dt>
          <dd className="text-xl font-bold">
            <time dateTime={answer.answerDueAt}>{answer.answerDueText}</time>
          </dd>
        </div>
      }
    >
      {onAgain ? (
        <button
          type="button"
          onClick={onAgain}
          className="mt-4 min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {labels.sendAnother}
        </button>
      ) : null}
    </ReferenceAnswer>
  );
}
