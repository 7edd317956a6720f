import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/actions/result';
import type { FormLabels } from '@/lib/forms/form-labels';
import type { FormTicket } from './form-ticket';
import { showToast } from './toast';

type Result<Data> = ActionResult<Data> | null;

/** Why a form was not sent at all: no connection, a newer site, or a file still on its way. */
type Interruption = 'offline' | 'outdated' | 'wait';

/** What ties a field to its form: its id is the form's and its name. */
export interface SubmittedField {
  id: string;
  name: string;
  defaultValue: string | undefined;
  errors: string[];
}

export interface Submission<Name extends string, Data> {
  /** What the server answered last, or null. */
  result: Result<Data>;
  pending: boolean;
  interruption: Interruption | null;
  /** The fields with errors, in their order. */
  invalid: Name[];
  /** A field; `words` are for errors that only it can have. */
  field: (name: Name, words?: Record<string, string>) => SubmittedField;
  /** What was sent and is given back. */
  values: Record<string, string>;
  form: RefObject<HTMLFormElement | null>;
  /** Of the answer, which gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Shows the form again, as after nothing. */
  startAgain: () => void;
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
  busy: boolean;
  send: (form: FormData) => Promise<Result<Data>>;
  onSending?: () => void;
  onAccepted?: () => void;
}

/** Next's own error when a newer version of the site no longer knows this page's action. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError';
}

/** Sends a form that also works as plain HTML: once at a time, with its ticket, and without losing what was typed. */
export function useSubmission<Name extends string, Data>({
  id,
  fieldNames,
  labels,
  posted,
  ticket,
  busy,
  send,
  onSending,
  onAccepted,
}: SubmissionOptions<Name, Data>): Submission<Name, Data> {
  const [answered, setAnswered] = useState<Result<Data>>(null);
  const [pending, setPending] = useState(false);
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const result = answered ?? posted;
  const errors = result?.status === 'invalid' ? result.fields : {};
  const values = result && 'values' in result ? result.values : {};

  useEffect(() => {
    if (answered === null) return;
    if (answered.status === 'ok') {
      heading.current?.focus();
      return;
    }
    const first = answered.status === 'invalid' && fieldNames.find((name) => answered.fields[name]?.length);
    const field = first ? document.getElementById(`${id}-${first}`) : null;
    (field ?? summary.current)?.focus();
  }, [answered, fieldNames, id]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (busy) {
      setInterruption('wait');
      return;
    }
    const data = new FormData(event.currentTarget);
    setPending(true);
    setInterruption(null);
    onSending?.();
    try {
      data.set('ticket', (await ticket.getSoon()) ?? '');
      data.set('enhanced', 'true');
      const answer = await send(data);
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
      startTransition(() => setAnswered(answer));
    } catch (error) {
      setInterruption(isOutdated(error) ? 'outdated' : 'offline');
      showToast({ kind: 'error', title: labels.failure });
    } finally {
      setPending(false);
    }
  };

  return {
    result,
    pending,
    interruption: interruption === 'wait' && !busy ? null : interruption,
    invalid: fieldNames.filter((name) => errors[name]?.length),
    field: (name, words = labels.errors) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: values[name],
      errors: errors[name]?.map((key) => words[key] ?? key) ?? [],
    }),
    values,
    form,
    heading,
    summary,
    submit,
    startAgain: () => setAnswered(null),
  };
}
