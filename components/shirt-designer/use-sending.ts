import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { sendDesign } from '@/lib/browser/send-design';
import { readTextEntry } from '@/lib/forms/read-entry';

type Sending = { next: string; isAway: boolean } | null;

/** How often a site that does not answer is asked again, in milliseconds. */
const retryAfter = 4000;

/**
 * The form of a live editor: sent by script, kept and sent again when the line is back.
 *
 * @param onSent just before the page is left: for where, and the document that was sent
 */
export function useSending(onSent: (location: string, document: string) => void) {
  const [sending, setSending] = useState<Sending>(null);
  const [problem, setProblem] = useState<'rateLimited' | 'unavailable' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);

  const send = useCallback(
    async (next: string) => {
      if (!form.current || isUnderWay.current) return;
      isUnderWay.current = true;
      setProblem(null);
      setSending((before) => before ?? { next, isAway: false });
      const body = new FormData(form.current);
      body.set('next', next);
      const sent = await sendDesign(form.current.getAttribute('action') ?? '', body);
      isUnderWay.current = false;
      if (sent === 'away') return setSending({ next, isAway: true });
      if ('problem' in sent) {
        setSending(null);
        return setProblem(sent.problem);
      }
      onSent(sent.location, readTextEntry(body, 'document'));
      window.location.assign(sent.location);
    },
    [onSent],
  );

  // The browser tells when its line is back; a site that starts anew tells nobody.
  useEffect(() => {
    if (!sending?.isAway) return;
    const again = () => void send(sending.next);
    const timer = window.setInterval(() => navigator.onLine && again(), retryAfter);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [sending, send]);

  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const back = () => setSending(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void send(submitter.value);
  };
  return { form, submit, sending, problem };
}
