import type { Ref } from 'react';
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
  as: Heading = 'h3',
}: {
  answer: QuoteAcknowledgement;
  labels: AnswerLabels;
  headingRef?: Ref<HTMLHeadingElement>;
  onAgain?: () => void;
  as?: 'h1' | 'h3';
}) {
  return (
    <div data-ink="walls" className="border-t-[0.75rem] border-solid bg-white p-6 text-ink sm:p-10">
      <Heading ref={headingRef} tabIndex={-1} className="sign text-board outline-none">
        {labels.success}
      </Heading>
      <dl className="mt-6 grid gap-6">
        <div>
          <dt className="text-ink-soft">{labels.reference}</dt>
          <dd className="sign figures text-poster whitespace-nowrap" data-testid="quote-reference">
            {answer.reference}
          </dd>
          <dd className="text-sm text-ink-soft">{labels.referenceHint}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{labels.answerBy}</dt>
          <dd className="text-xl font-bold">
            <time dateTime={answer.answerDueAt}>{answer.answerDueText}</time>
          </dd>
        </div>
      </dl>
      <p className="mt-6">{labels.confirmationSent}</p>
      {onAgain ? (
        <button
          type="button"
          onClick={onAgain}
          className="mt-4 min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {labels.sendAnother}
        </button>
      ) : null}
    </div>
  );
}
