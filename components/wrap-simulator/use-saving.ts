import { type RefObject, useEffect, useState } from 'react';
import { workKeeper } from '@/lib/browser/kept-work';
import { writeDesign } from '@/lib/wrap-simulator/read-design';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import type * as LiveParts from './live-parts';

/** What a browser keeps is told apart by its tool. */
export const workKey = 'wrap-design';
export const keeper = workKeeper(workKey);

/**
 * Sends the form by script: what is kept here goes once the site has it, and not before.
 *
 * @returns what has become of it, while there is something to say
 */
export function useSaving(
  formOf: () => HTMLFormElement | null,
  parts: typeof LiveParts | null,
  latest: RefObject<WrapDesign>,
): 'sending' | 'rateLimited' | 'unavailable' | null {
  const [news, setNews] = useState<'sending' | 'rateLimited' | 'unavailable' | null>(null);
  useEffect(() => {
    const form = formOf();
    if (!form || !parts) return;
    let isUnderWay = false;
    const onSubmit = async (event: SubmitEvent) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'show') return;
      event.preventDefault();
      if (isUnderWay) return;
      isUnderWay = true;
      setNews('sending');
      const body = new FormData(form);
      body.set('next', submitter.value);
      const chosen = latest.current;
      const sent = await parts.sendDesign(form.action, body);
      if (sent === 'away' || 'problem' in sent) {
        isUnderWay = false;
        setNews(sent === 'away' ? 'unavailable' : sent.problem);
        return;
      }
      const query = parts.savedQuery(sent.location, chosen);
      if (query) {
        keeper.drop();
        // Who comes back by the browser's button finds what was saved, and saves over it.
        window.history.replaceState(window.history.state, '', location.pathname + query);
        if (latest.current !== chosen) keeper.soon(() => writeDesign(latest.current));
      }
      location.assign(sent.location);
    };
    // A page that was only put aside does not know yet whose design it holds.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isUnderWay) location.reload();
    };
    form.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onShow);
    return () => {
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onShow);
    };
  }, [formOf, latest, parts]);
  return news;
}
