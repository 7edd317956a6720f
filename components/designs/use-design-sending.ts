import { useCallback, useEffect, useRef, useState } from 'react';
import { type SendingProblem, sendDesign } from '@/lib/browser/send-design';

type Sending = { next: string; isAway: boolean } | null;

/** How often a site that does not answer is asked again, in milliseconds. */
const retryAfter = 4000;

interface SendingOptions<Sent> {
  /** Called with what is about to leave, each time it does: what it says is handed to `onSent`. */
  take: (body: FormData) => Sent;
  /** Just before the page is left: for where. */
  onSent: (location: string, sent: Sent) => void;
  /** Whoever comes back by the browser's own button to a page that was only put aside. */
  onBack?: () => void;
}

/** The form of a design sent by script: while the line is away it is kept, and sent as it is then once the line is back. */
export function useDesignSending<Sent>({ take, onSent, onBack }: SendingOptions<Sent>) {
  const [sending, setSending] = useState<Sending>(null);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
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
      const taken = take(body);
      const sent = await sendDesign(form.current.getAttribute('action') ?? '', body);
      isUnderWay.current = false;
      if (sent === 'away') return setSending({ next, isAway: true });
      if ('problem' in sent) {
        setSending(null);
        return setProblem(sent.problem);
      }
      onSent(sent.location, taken);
      window.location.assign(sent.location);
    },
    [take, onSent],
  );

  // The browser tells when its line is back; a site that starts anew tells nobody.
  useEffect(() => {
    if (!sending?.isAway) return;
    const again = () => void send(sending.next);
    const timer = window.setInterval(again, retryAfter);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [sending, send]);

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && sending) onBack?.();
      setSending(null);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [sending, onBack]);

  /** Takes a submission from the browser, if a button asked for it. */
  const submit = useCallback(
    (event: Pick<SubmitEvent, 'submitter' | 'preventDefault'>) => {
      if (!(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void send(event.submitter.value);
    },
    [send],
  );
  return { form, submit, sending, problem };
}
