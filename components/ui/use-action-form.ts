import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  type RefObject,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ActionResult } from '@/lib/actions/result';
import type { Interruption } from '@/lib/forms/form-labels';
import { forgetUnsent, sendHeld } from './unsent';

type Answer = ActionResult<unknown, string, unknown>;

/** Whether an error is the framework's sign that the answer leads to another page, which it opens by itself. */
function leadsAway(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch {
    return true;
  }
}

function interruptionOf(error: unknown): Interruption {
  if (unstable_isUnrecognizedActionError(error)) return 'outdated';
  // `fetch` says TypeError when there was no answer at all, in every browser.
  return error instanceof TypeError || !navigator.onLine ? 'offline' : 'failed';
}

interface SendingOptions<Result> {
  /** The answer to a form that was posted as plain HTML. */
  posted: Result | null;
  send: (form: FormData) => Promise<Result | null>;
  /** Gets the focus once the form was taken; by default the notice. */
  onAnswer?: (answer: Result | null) => void;
  onInterruption?: () => void;
  /**
   * The answer leads to a page: another one, or this one with another word about what was done. Without this the form
   * stays at work until that page is there.
   */
  onLeave?: (form: HTMLFormElement | null) => void;
}

/** How a form stands, for what is said about it. */
export type FormProgress<Result extends Answer> = Pick<
  ReturnType<typeof useSending<Result>>,
  'result' | 'sendings' | 'pending' | 'interruption'
>;

/** What is wrong with the fields of a form, each until it is typed in again. */
function useFieldErrors(result: Answer | null) {
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const fields = result?.status === 'invalid' ? result.fields : {};
  return {
    /** Error keys of a field, until it is corrected. */
    errorsOf: (name: string): readonly string[] => (corrected.has(name) ? [] : (fields[name] ?? [])),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement;
      if (fields[name]?.length && !corrected.has(name)) setCorrected(new Set([...corrected, name]));
    },
    /** There is another answer. */
    judgeAnew: () => setCorrected(new Set()),
  };
}

/**
 * The first wrong field has the focus, or what is said about the form; unless whoever sent it has gone on to something else.
 * With the answer and not after it: a key that is pressed as soon as it is seen would reach what has the focus by then.
 */
function useFocusOnAnswer(
  answered: Answer | null,
  interruption: Interruption | null,
  form: RefObject<HTMLElement | null>,
  notice: RefObject<HTMLElement | null>,
  sentFrom: RefObject<Element | null>,
) {
  useLayoutEffect(() => {
    if (answered === null && interruption === null) return;
    const { activeElement, body } = document;
    const isHere = activeElement === body || form.current?.contains(activeElement);
    if (!isHere && activeElement !== sentFrom.current) return;
    const isInvalid = interruption === null && answered?.status === 'invalid';
    const wrong = isInvalid ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    (wrong ?? notice.current)?.focus();
  }, [answered, interruption, form, notice, sentFrom]);
}

/** Sends a form once at a time, tells why it was not answered, and leads the focus to what is wrong. */
export function useSending<Result extends Answer>({
  posted,
  send,
  onAnswer,
  onInterruption,
  onLeave,
}: SendingOptions<Result>) {
  const [answered, setAnswered] = useState<Result | null>(null);
  // The answer to what was posted is of a form that is begun anew.
  const [isPast, setPast] = useState(false);
  // How many answers there were: the key of what each begins anew.
  const [turn, setTurn] = useState(0);
  // How often it was sent: what was said about one sending may be closed, and the next says it again.
  const [sendings, setSendings] = useState(0);
  const [pending, setPending] = useState(false);
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sentFrom = useRef<Element>(null);

  const result = answered ?? (isPast ? null : posted);
  const { errorsOf, onInput, judgeAnew } = useFieldErrors(result);

  useFocusOnAnswer(answered, interruption, form, notice, sentFrom);
  useEffect(() => () => void forgetUnsent(form), []);

  const submitData = (data: FormData) => {
    if (pending) return;
    sentFrom.current = document.activeElement;
    setPending(true);
    setSendings((last) => last + 1);
    setInterruption(null);
    // One transition with what the router makes of the answer: nothing is said before the page shows it.
    startTransition(async () => {
      try {
        const answer = await sendHeld(form, () => send(data));
        onAnswer?.(answer);
        startTransition(() => {
          setAnswered(answer);
          setTurn((last) => last + 1);
          judgeAnew();
          setPending(false);
        });
      } catch (error) {
        if (!leadsAway(error)) {
          setPending(false);
          setInterruption(interruptionOf(error));
          onInterruption?.();
        } else if (onLeave) {
          setPending(false);
          setAnswered(null);
          onLeave(form.current);
        }
      }
    });
  };

  return {
    /** What was answered last, or null. */
    result,
    turn,
    sendings,
    pending,
    interruption,
    notice,
    form,
    errorsOf,
    /** For the form element. */
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        submitData(new FormData(event.currentTarget, submitter));
      },
      onInput,
    },
    /** Sends what no button of the form stands for. */
    submitData,
    /** Shows the form as if nothing had been sent. */
    startAgain: () => {
      setAnswered(null);
      setPast(true);
    },
  };
}

/** A server action, with everything bound but the previous answer and the form. */
export type FormAction<Result> = (previous: Result | null, form: FormData) => Promise<Result>;

/**
 * A form that posts as plain HTML, and with script calls the same action: then what was typed stays in the fields, and a
 * lost connection is told instead of thrown.
 *
 * @param permalink where it posts without script; by default to the page it stands on, whose address may hold a token
 */
export function useActionForm<Result extends Answer>(
  action: FormAction<Result>,
  {
    permalink = '#',
    enhanced = false,
    ...options
  }: {
    permalink?: string;
    /** Tells the action that a script sent the form, and can show its answer. */
    enhanced?: boolean;
  } & Omit<SendingOptions<Result>, 'posted' | 'send'> = {},
) {
  const [posted, formAction] = useActionState<Result | null, FormData>(action, null, permalink);
  const sending = useSending<Result>({
    ...options,
    posted,
    send: (data) => {
      if (enhanced) data.set('enhanced', 'true');
      return action(null, data);
    },
  });
  const { form, handlers, pending } = sending;
  return {
    ...sending,
    posted,
    /** Everything the form element needs. */
    formProps: { ref: form, action: formAction, noValidate: true, 'aria-busy': pending, ...handlers },
  };
}
