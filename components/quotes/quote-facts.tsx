import { ReferenceFacts } from '@/components/ui/reference-answer';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';

/** The visitor's own name on a small sign, in an ink and with a screw at each end. */
function TicketSign({ children }: { children: string }) {
  const screw = 'radial-gradient(circle, currentColor 3px, #0000 3.5px)';
  return (
    <p
      data-ink="lettering"
      className="sign mb-6 w-fit bg-solid px-8 py-3 text-board wrap-anywhere text-on-solid"
      style={{
        background: `${screw} left 8px center / 12px 12px no-repeat, ${screw} right 8px center / 12px 12px no-repeat, var(--ink-solid)`,
      }}
    >
      {children}
    </p>
  );
}

/** What a visitor keeps of a request that is safe: its reference, and its way to the answer. */
export function QuoteFacts({
  answer,
  labels,
}: {
  answer: QuoteAcknowledgement;
  labels: Pick<QuoteFormLabels, 'reference' | 'referenceHint' | 'answerBy'>;
}) {
  return (
    <>
      {answer.sign ? <TicketSign>{answer.sign}</TicketSign> : null}
      <ReferenceFacts reference={answer.reference} labels={labels} testId="quote-reference">
        <dl className="grid gap-6">
          {answer.steps.map(({ what, when }) => (
            <div key={what} className="step relative border-t-2 border-ink pt-3">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="text-lg font-bold first-letter:uppercase">{when}</dd>
            </div>
          ))}
          <div className="step relative border-t-2 border-ink pt-3">
            <dt className="text-ink-soft">{labels.answerBy}</dt>
            <dd className="text-xl font-bold first-letter:uppercase">
              <time dateTime={answer.answerDueAt}>{answer.answerDueText}</time>
            </dd>
          </div>
        </dl>
      </ReferenceFacts>
    </>
  );
}
