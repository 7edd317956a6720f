import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button.client';
import { longestQuestion } from '@/lib/alfred/answer';
import type { Verdict } from '@/lib/alfred/conversation';
import type { DeskLabels } from '@/lib/alfred/desk-copy';
import type { DrawnAnswer } from '@/lib/alfred/drawn-answer';
import { AnswerView } from './answer-view';

export interface ShownExchange {
  id: string;
  question: string;
  answer: DrawnAnswer;
  feedback: Verdict | null;
}

type Button = (form: FormData) => Promise<void>;

export interface ExchangeActions {
  rate: Button;
  askAgain: Button;
}

/** A question, its answer, and what can be done with it. Every control is a form or a link of plain HTML. */
export function Exchange({
  exchange: { id, question, answer, feedback },
  conversation,
  justRated,
  handOverPath,
  actions,
  labels,
  isLast,
}: {
  exchange: ShownExchange;
  conversation: string;
  justRated: boolean;
  handOverPath: (kind: 'quote' | 'question') => string;
  actions: ExchangeActions;
  labels: DeskLabels;
  isLast: boolean;
}) {
  const hidden = (
    <>
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name="message" value={id} />
    </>
  );
  return (
    <article id={`m-${id}`} aria-labelledby={`m-${id}-question`} className="alfred-exchange">
      <Question id={`m-${id}-question`} labels={labels}>
        {question}
      </Question>
      <AnswerView id={`m-${id}`} answer={answer} labels={labels} />
      <div className="alfred-actions">
        {answer.handOver ? (
          <a href={handOverPath(answer.handOver)} className="alfred-strong">
            {answer.handOver === 'quote' ? labels.handOverQuote : labels.handOverQuestion}
          </a>
        ) : null}
        <CopyButton className="alfred-link" text={answer.plain} label={labels.copy} done={labels.copied} />
        <details className="alfred-fold">
          <summary>{labels.edit}</summary>
          <form action={actions.askAgain}>
            {hidden}
            <label htmlFor={`edit-${id}`}>{labels.ask}</label>
            <textarea
              id={`edit-${id}`}
              name="question"
              required
              maxLength={longestQuestion}
              rows={3}
              defaultValue={question}
            />
            <p>{labels.editHint}</p>
            <button type="submit">{labels.askAgain}</button>
          </form>
        </details>
        <Feedback
          id={id}
          feedback={feedback}
          justRated={justRated}
          hidden={hidden}
          rate={actions.rate}
          labels={labels}
        />
      </div>
      {isLast && answer.handOver !== 'question' ? (
        <p className="alfred-quiet">
          <a href={handOverPath('question')}>{labels.handOverQuestion}</a>
        </p>
      ) : null}
    </article>
  );
}

export function Question({ id, labels, children }: { id: string; labels: DeskLabels; children: ReactNode }) {
  return (
    <h2 id={id} dir="auto" className="alfred-question">
      <span className="alfred-label">{labels.you}</span>
      {children}
    </h2>
  );
}

function Feedback({
  id,
  feedback,
  justRated,
  hidden,
  rate,
  labels,
}: {
  id: string;
  feedback: Verdict | null;
  justRated: boolean;
  hidden: ReactNode;
  rate: Button;
  labels: DeskLabels;
}) {
  if (feedback !== null) {
    return (
      <p className="alfred-rated" role={justRated ? 'status' : undefined}>
        {feedback === 'good' ? labels.helped : labels.didNotHelp}
        {justRated ? ` · ${labels.thanks}` : ''}
      </p>
    );
  }
  return (
    <>
      <form action={rate}>
        {hidden}
        <button type="submit" name="verdict" value="good" className="alfred-link">
          {labels.helped}
        </button>
      </form>
      <details className="alfred-fold">
        <summary>{labels.didNotHelp}</summary>
        <form action={rate}>
          {hidden}
          <label htmlFor={`reason-${id}`}>
            {labels.reason} <small>({labels.optional})</small>
          </label>
          <textarea id={`reason-${id}`} name="reason" maxLength={500} rows={2} />
          <button type="submit" name="verdict" value="bad">
            {labels.sendReason}
          </button>
        </form>
      </details>
    </>
  );
}
