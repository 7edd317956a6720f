'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { longestQuestion } from '@/lib/alfred/answer';
import type { DeskResult } from '@/lib/alfred/ask-result';
import type { DeskLabels } from '@/lib/alfred/desk-copy';
import { AnswerView } from './answer-view';
import { Exchange, type ExchangeActions, Question } from './exchange';
import { askByEnter, goOnFrom, leftOf, sayLeft } from './question-field';
import { isBusyAsking, type LiveExchange, useAsking } from './use-asking';

export interface QuestionFormProps {
  /** The server action, bound to the language, for a form that no script sends. */
  action: (previous: DeskResult | null, form: FormData) => Promise<DeskResult>;
  permalink: string;
  locale: string;
  /** The page somebody comes from. */
  from?: string | undefined;
  /** Null begins one. */
  conversation: string | null;
  /** Of the messages that the page shows above. */
  shown: readonly string[];
  /** Without an account a question is kept, and asked later. */
  isSignedIn: boolean;
  /** What waited in this browser for its owner to sign in. */
  kept: string | null;
  /** Whole questions: to begin with, or to go on with after the last answer above. */
  suggestions: readonly string[];
  actions: ExchangeActions;
  /** Draws the page anew around what was answered; null where there is no list of conversations. */
  showAnew: (() => Promise<void>) | null;
  /** Of a conversation, with `{conversation}` and `{kind}`. */
  handOverPath: string;
  labels: DeskLabels;
}

const conversationPath = (path: string, id: string) => `${path.replace(/[?#].*$/, '')}?c=${id}`;

/** Asks, and draws what is answered here. Complete without script: then it is a form that leads to the answer. */
export function QuestionForm(props: QuestionFormProps) {
  const { action, permalink, locale, from, conversation, shown, isSignedIn, kept, suggestions, labels } =
    props;
  const posting = useActionForm(action, { permalink });
  const { result, pending, errorsOf, formProps } = posting;
  const asking = useAsking({ locale, ...(from ? { from } : {}), conversation });
  const [typed, setTyped] = useState(valuesOf(result).question ?? kept ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = pending || isBusyAsking(asking.state);
  const live = asking.exchanges.filter(({ message }) => message === null || !shown.includes(message));

  // What was asked differently since is gone from the page, and must not come back from here.
  const onPage = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page shows others
  useEffect(() => asking.forget(shown), [onPage]);

  const send = async (question: string) => {
    setTyped('');
    const answered = await asking.ask(question);
    if (answered === null) return setTyped((now) => (now === '' ? question : now));
    // A reload, and the controls of the answer, find the conversation.
    history.replaceState(history.state, '', conversationPath(location.pathname, answered));
    await props.showAnew?.();
  };

  const choose = (question: string) => {
    void send(question);
    goOnFrom(field.current);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const question = typed.trim();
    // The field is empty while he answers.
    if (isBusy) return event.preventDefault();
    if (!isSignedIn || question === '' || [...question].length > longestQuestion)
      return formProps.onSubmit(event);
    event.preventDefault();
    void send(question);
  };

  // What waited is asked as soon as its owner is here: by the form, never by opening a page.
  const waiting = useRef(isSignedIn ? kept : null);
  useEffect(() => {
    const question = waiting.current;
    waiting.current = null;
    if (question) void send(question);
  });

  const isBegun = conversation !== null || live.length > 0;
  const offered = live.at(-1)?.answer?.followUps ?? suggestions;
  const refusal =
    asking.state.kind === 'failed'
      ? labels.refused[asking.state.reason]
      : result?.status === 'refused'
        ? labels.refused[result.reason]
        : null;
  const error = errorsOf('question')
    .map((key) => labels.refused[key as keyof DeskLabels['refused']] ?? key)
    .join(' ');

  return (
    <>
      <LiveExchanges {...props} exchanges={live} conversation={asking.conversation} />
      <Announcement asking={asking} labels={labels} />
      <form {...formProps} onSubmit={onSubmit} id="ask" className="alfred-ask">
        <div ref={posting.notice} tabIndex={-1} role="alert" className="alfred-trouble">
          {posting.interruption ? labels.failed : refusal}
        </div>
        {kept && !isBusy && isSignedIn ? <p className="alfred-kept">{labels.keptQuestion}</p> : null}
        {asking.state.kind === 'stopped' ? <p role="status">{labels.stopped}</p> : null}
        <input type="hidden" name="conversation" value={asking.conversation ?? ''} />
        <input type="hidden" name="from" value={from ?? ''} />
        <label htmlFor="question">{isBegun ? labels.askNext : labels.ask}</label>
        <textarea
          ref={field}
          id="question"
          name="question"
          required
          rows={3}
          dir="auto"
          value={typed}
          placeholder={isBegun ? undefined : labels.hint}
          aria-invalid={error === '' ? undefined : true}
          aria-describedby={error === '' ? 'question-count' : 'question-error question-count'}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={askByEnter}
        />
        {error === '' ? null : (
          <p id="question-error" className="alfred-error">
            {error}
          </p>
        )}
        <div className="alfred-send">
          {asking.state.kind === 'asking' ? (
            <button type="button" onClick={asking.stop}>
              {labels.stop}
            </button>
          ) : (
            <button type="submit" aria-disabled={isBusy}>
              {asking.state.kind === 'failed' ? labels.retry : pending ? labels.busy : labels.submit}
            </button>
          )}
          <Counter left={leftOf(typed)} labels={labels} />
        </div>
        {isSignedIn ? null : <p className="alfred-account">{labels.accountFirst}</p>}
      </form>
      {offered.length > 0 && !isBusy ? (
        <Suggestions
          {...props}
          heading={isBegun ? labels.followUps : labels.suggestions}
          questions={offered}
          conversation={asking.conversation}
          send={isSignedIn ? choose : null}
        />
      ) : null}
    </>
  );
}

function Counter({ left, labels }: { left: number; labels: DeskLabels }) {
  return (
    <p id="question-count" className="alfred-count" data-over={left < 0 ? '' : undefined}>
      {sayLeft(left, labels)}
    </p>
  );
}

/** Tells whoever hears the page what happens: once when he looks, once with the whole answer. */
function Announcement({ asking, labels }: { asking: ReturnType<typeof useAsking>; labels: DeskLabels }) {
  const last = asking.exchanges.at(-1);
  const said =
    asking.state.kind === 'asking' ? labels.busy : last?.answer ? `${labels.ready} ${last.answer.plain}` : '';
  return (
    <p role="status" className="alfred-unseen">
      {said}
    </p>
  );
}

function LiveExchanges({
  exchanges,
  conversation,
  actions,
  handOverPath,
  labels,
}: Pick<QuestionFormProps, 'actions' | 'handOverPath' | 'labels' | 'conversation'> & {
  exchanges: LiveExchange[];
}) {
  // The form moves down with the answer: without this whoever asked would see neither question nor answer.
  const newest = exchanges.at(-1)?.key;
  useEffect(() => {
    if (newest === undefined) return;
    document.getElementById(`live-${newest}`)?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [newest]);

  return exchanges.map((one, index) =>
    one.answer && one.message && conversation ? (
      <Exchange
        key={one.key}
        exchange={{ id: one.message, question: one.question, answer: one.answer, feedback: null }}
        conversation={conversation}
        justRated={false}
        handOverPath={(kind) => handOverPath.replace('{conversation}', conversation).replace('{kind}', kind)}
        actions={actions}
        labels={labels}
        isLast={index === exchanges.length - 1}
      />
    ) : (
      <article key={one.key} className="alfred-exchange" aria-busy="true">
        <Question id={`live-${one.key}`} labels={labels}>
          {one.question}
        </Question>
        {one.blocks.length > 0 ? (
          <AnswerView id={`live-${one.key}`} answer={one} labels={labels} />
        ) : (
          <p className="alfred-looking" aria-hidden="true">
            {labels.busy}
          </p>
        )}
      </article>
    ),
  );
}

/** Questions to begin with, or to go on with: buttons of one form, so that they work without script. */
function Suggestions({
  heading,
  questions,
  conversation,
  action,
  permalink,
  from,
  send,
}: Pick<QuestionFormProps, 'action' | 'permalink' | 'from' | 'conversation'> & {
  heading: string;
  questions: readonly string[];
  /** Asks by the stream; null without an account. */
  send: ((question: string) => void) | null;
}) {
  const { formProps } = useActionForm(action, { permalink });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!send || !(submitter instanceof HTMLButtonElement)) return formProps.onSubmit(event);
    event.preventDefault();
    send(submitter.value);
  };
  return (
    <section aria-labelledby="suggestions" className="alfred-suggestions">
      <h2 id="suggestions">{heading}</h2>
      <form {...formProps} onSubmit={onSubmit}>
        <input type="hidden" name="from" value={from ?? ''} />
        <input type="hidden" name="conversation" value={conversation ?? ''} />
        <ul>
          {questions.map((question) => (
            <li key={question}>
              <button type="submit" name="question" value={question}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}
