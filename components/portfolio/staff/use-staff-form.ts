import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';

export type WorkAction = (previous: unknown, form: FormData) => Promise<WorkResult>;

/**
 * A form that posts as plain HTML and, with script, keeps what was typed: the browser's own reset after an action would
 * undo it. Success leads to another page or shows this one anew.
 *
 * @param onSaved with script, once what was typed is stored
 */
export function useStaffForm(action: WorkAction, onSaved?: () => void) {
  const [posted, formAction] = useActionState<WorkResult | null, FormData>(action, null, '#');
  const [answered, setAnswered] = useState<WorkResult | null>(null);
  const [isPending, setPending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answered === null && !isOffline) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [answered, isOffline]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    setPending(true);
    setOffline(false);
    try {
      const next = await action(null, data);
      startTransition(() => {
        setAnswered(next ?? null);
        setPending(false);
      });
    } catch (error) {
      setPending(false);
      // The framework's sign that the answer leads to another page, which it opens by itself.
      const isRedirect =
        error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
      if (isRedirect) {
        setAnswered(null);
        onSaved?.();
      } else setOffline(true);
    }
  };

  return { form, notice, formAction, send, isPending, isOffline, result: answered ?? posted };
}
