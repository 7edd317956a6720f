import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import type { AccountResult } from '@/lib/accounts/account-result';

export type AccountAnswer = AccountResult<{ email: string } | null> | null;
export type AccountAction = (previous: unknown, form: FormData) => Promise<AccountAnswer>;

/** The framework's sign that the answer leads to another page, which it opens by itself. */
function leadsAway(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
}

/** A password that has done its work does not stay on the screen. */
function forgetPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]') ?? []) {
    field.value = '';
  }
}

/**
 * A form that posts as plain HTML, and with script calls the same action: then what was typed stays in the fields, the
 * password too, and a lost connection is told instead of thrown.
 *
 * @param permalink where it posts without script; by default to the page it stands on, whose address may hold a token
 */
export function useAccountForm(action: AccountAction, permalink = '#') {
  const [posted, formAction] = useActionState<AccountAnswer, FormData>(action, null, permalink);
  const [answered, setAnswered] = useState<AccountAnswer>(null);
  const [pending, setPending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answered === null && !isOffline) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (answered?.status === 'invalid' && wrong ? wrong : answer.current)?.focus();
  }, [answered, isOffline]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    setOffline(false);
    try {
      const result = await action(null, data);
      if (result?.status === 'ok') forgetPasswords(form.current);
      startTransition(() => {
        setAnswered(result);
        setPending(false);
      });
    } catch (error) {
      if (leadsAway(error)) return;
      setOffline(true);
      setPending(false);
    }
  };

  return { result: answered ?? posted, pending, isOffline, form, answer, formAction, submit };
}
