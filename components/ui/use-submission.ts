import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ActionResult, valuesOf } from '@/lib/actions/result';
import type { FormLabels, Interruption } from '@/lib/forms/form-labels';
import type { FormTicket } from './form-ticket';
import { showToast } from './toast';
import { useSending } from './use-action-form';

type Result<Data> = ActionResult<Data> | null;

/** Milliseconds after which a form that was sent too fast is sent once more: by then its ticket is old enough. */
const filledByBrowser = 3000;

/** A file is still on its way, or could not be taken: then it is sent without, but not before that was said. */
export type HeldBack = 'wait' | 'unsent';

/** What ties a field to its form: its id is the form's and its name. */
export interface SubmittedField {
  id: string;
  name: string;
  defaultValue: string | undefined;
  errors: string[];
}

export interface Submission<Name extends string, Data>
  extends Pick<
    ReturnType<typeof useSending<ActionResult<Data>>>,
    'result' | 'pending' | 'form' | 'notice' | 'handlers' | 'startAgain'
  > {
  /** Why it was not sent. */
  interruption: Interruption | HeldBack | null;
  /** The fields with errors, in their order. */
  invalid: Name[];
  /** A field; `words` are for errors that only it can have. */
  field: (name: Name, words?: Record<string, string>) => SubmittedField;
  /** What was sent and is given back. */
  values: Record<string, string>;
  /** Of the answer, which gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
}

interface SubmissionOptions<Name extends string, Data> {
  /** What the ids of the fields begin with. */
  id: string;
  /** In the order of the form; constant. */
  fieldNames: readonly Name[];
  labels: Pick<FormLabels, 'errors' | 'success' | 'failure'>;
  /** The answer to a form that was posted as plain HTML. */
  posted: Result<Data>;
  ticket: FormTicket;
  /** A file is still on its way. */
  busy?: boolean;
  /** A file could not be taken. */
  failed?: boolean;
  send: (form: FormData) => Promise<Result<Data>>;
  onSending?: () => void;
  onAccepted?: () => void;
}

/** Sends a form that also works as plain HTML: once at a time, with its ticket, and without losing what was typed. */
export function useSubmission<Name extends string, Data>({
  id,
  fieldNames,
  labels,
  posted,
  ticket,
  busy = false,
  failed = false,
  send,
  onSending,
  onAccepted,
}: SubmissionOptions<Name, Data>): Submission<Name, Data> {
  const [held, setHeld] = useState<HeldBack | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { handlers, ...sending } = useSending<ActionResult<Data>>({
    posted,
    async send(data) {
      onSending?.();
      data.set('ticket', (await ticket.getSoon()) ?? '');
      data.set('enhanced', 'true');
      const answer = await send(data);
      if (answer?.status !== 'refused' || answer.reason !== 'tooFast') return answer;
      // A browser that fills forms by itself is as fast as a machine, which does not wait.
      await new Promise((resolve) => setTimeout(resolve, filledByBrowser));
      return send(data);
    },
    onAnswer(answer) {
      if (answer?.status === 'ok') {
        ticket.spend();
        onAccepted?.();
        showToast({ kind: 'success', title: labels.success });
      } else if (answer?.status === 'refused') {
        if (answer.reason === 'conflict') {
          ticket.spend();
          // At once, because a ticket that is too young is refused.
          void ticket.get();
        }
        showToast({ kind: 'error', title: labels.failure });
      }
    },
    onInterruption: () => showToast({ kind: 'error', title: labels.failure }),
  });
  const { result, turn, interruption, errorsOf } = sending;
  const values = valuesOf(result);
  const isAccepted = turn > 0 && result?.status === 'ok';

  useEffect(() => {
    if (isAccepted) heading.current?.focus();
  }, [isAccepted]);
  useEffect(() => {
    if (held === 'unsent') sending.notice.current?.focus();
  }, [held, sending.notice]);

  return {
    ...sending,
    interruption: (held === 'wait' && busy) || (held === 'unsent' && failed && !busy) ? held : interruption,
    handlers: {
      ...handlers,
      onSubmit(event) {
        const next = busy ? 'wait' : failed && held !== 'unsent' ? 'unsent' : null;
        setHeld(next);
        if (next === null) return handlers.onSubmit(event);
        event.preventDefault();
      },
    },
    invalid: fieldNames.filter((name) => errorsOf(name).length > 0),
    field: (name, words = labels.errors) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: values[name],
      errors: errorsOf(name).map((key) => words[key] ?? key),
    }),
    values,
    heading,
  };
}
