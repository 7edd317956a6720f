'use client';

import { CopyButton } from '@/components/ui/copy-button.client';
import './alfred-dialog.css';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { type Desk, deskAddress } from '@/lib/alfred/desk';
import { AnswerView } from './answer-view';
import { Question } from './exchange';
import { askByEnter, goOnFrom, leftOf, sayLeft } from './question-field';
import { isBusyAsking, useAsking } from './use-asking';

export interface AlfredDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
  /** Of his page. */
  href: string;
  locale: string;
}

/** Alfred, called to the page somebody reads. */
export function AlfredDialog({ open, onClose, returnFocus, href, locale }: AlfredDialogProps) {
  const [desk, setDesk] = useState<Desk | null>(null);

  useEffect(() => {
    const query = new URLSearchParams({ locale, path: location.pathname });
    fetch(`${deskAddress}?${query}`)
      .then((response) => (response.ok ? (response.json() as Promise<Desk>) : Promise.reject(response)))
      .then(setDesk)
      // His page says what is the matter.
      .catch(() => location.assign(href));
  }, [locale, href]);

  if (!desk) return null;
  const { labels } = desk;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={<p className="alfred-software">{labels.software}</p>}
      closeLabel={labels.close}
      width="wide"
      returnFocus={returnFocus}
    >
      {desk.isSignedIn ? (
        <Talk desk={desk} href={href} locale={locale} />
      ) : (
        <Visitor desk={desk} href={href} />
      )}
    </Dialog>
  );
}

function Visitor({ desk: { labels, sample, signUpHref }, href }: { desk: Desk; href: string }) {
  return (
    <>
      {sample ? (
        <article aria-labelledby="dialog-sample" className="alfred-exchange">
          <Question id="dialog-sample" labels={labels}>
            {sample.question}
          </Question>
          <AnswerView id="dialog-sample-answer" answer={sample.answer} labels={labels} />
        </article>
      ) : null}
      <p>{labels.account}</p>
      <p className="alfred-actions">
        <a href={href} className="alfred-strong">
          {labels.ask}
        </a>
        <a href={signUpHref} rel="nofollow" className="alfred-link">
          {labels.signUp}
        </a>
      </p>
    </>
  );
}

function Talk({ desk, href, locale }: { desk: Desk; href: string; locale: string }) {
  const { labels, suggestions } = desk;
  const { exchanges, state, conversation, ask, stop } = useAsking({
    locale,
    conversation: null,
    ...(desk.from ? { from: desk.from } : {}),
  });
  const [typed, setTyped] = useState('');
  const newest = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = isBusyAsking(state);
  const left = leftOf(typed);

  const send = async (question: string) => {
    setTyped('');
    if ((await ask(question)) === null) setTyped((now) => (now === '' ? question : now));
    newest.current?.scrollIntoView({ block: 'start' });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const question = typed.trim();
    if (question !== '' && left >= 0 && !isBusy) void send(question);
  };
  const choose = (question: string) => {
    void send(question);
    goOnFrom(field.current);
  };
  const last = exchanges.at(-1);

  return (
    <>
      {exchanges.map((one) => (
        <article
          key={one.key}
          ref={one === last ? newest : undefined}
          aria-busy={one.answer === null}
          aria-labelledby={`dialog-${one.key}`}
          className="alfred-exchange"
        >
          <Question id={`dialog-${one.key}`} labels={labels}>
            {one.question}
          </Question>
          {one.blocks.length > 0 ? (
            <AnswerView id={`dialog-${one.key}-answer`} answer={one.answer ?? one} labels={labels} />
          ) : (
            <p className="alfred-looking">{labels.busy}</p>
          )}
          {one.answer ? (
            <p className="alfred-actions">
              {one.answer.handOver && conversation ? (
                <a
                  href={`${href}?c=${conversation}&handover=${one.answer.handOver}#handover`}
                  className="alfred-strong"
                >
                  {one.answer.handOver === 'quote' ? labels.handOverQuote : labels.handOverQuestion}
                </a>
              ) : null}
              <CopyButton
                className="alfred-link"
                text={one.answer.plain}
                label={labels.copy}
                done={labels.copied}
              />
            </p>
          ) : null}
        </article>
      ))}
      <p role="status" className="alfred-unseen">
        {state.kind === 'asking' ? labels.busy : last?.answer ? `${labels.ready} ${last.answer.plain}` : ''}
      </p>
      <form onSubmit={onSubmit} className="alfred-ask">
        <div role="alert" className="alfred-trouble">
          {state.kind === 'failed' ? labels.refused[state.reason] : null}
        </div>
        {state.kind === 'stopped' ? <p role="status">{labels.stopped}</p> : null}
        <label htmlFor="dialog-question">{exchanges.length === 0 ? labels.ask : labels.askNext}</label>
        <textarea
          ref={field}
          id="dialog-question"
          rows={2}
          dir="auto"
          value={typed}
          placeholder={exchanges.length === 0 ? labels.hint : undefined}
          aria-describedby="dialog-count"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={askByEnter}
        />
        <div className="alfred-send">
          {state.kind === 'asking' ? (
            <button type="button" onClick={stop}>
              {labels.stop}
            </button>
          ) : (
            <button type="submit" aria-disabled={isBusy}>
              {state.kind === 'failed' ? labels.retry : labels.submit}
            </button>
          )}
          <p id="dialog-count" className="alfred-count" data-over={left < 0 ? '' : undefined}>
            {sayLeft(left, labels)}
          </p>
        </div>
      </form>
      {exchanges.length === 0 ? (
        <section aria-labelledby="dialog-suggestions" className="alfred-suggestions">
          <h3 id="dialog-suggestions" className="alfred-label">
            {labels.suggestions}
          </h3>
          <ul>
            {suggestions.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => choose(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="alfred-way">
        <a href={conversation ? `${href}?c=${conversation}` : href}>{labels.openPage}</a>
      </p>
    </>
  );
}
