'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { findVisitKeys, forgetVisitKeys } from '@/lib/visits/browser-keys';
import type { MyDataLabels } from '@/lib/visits/my-data-labels';
import { type OwnVisits, type OwnVisitsRequest, ownVisitsPath } from '@/lib/visits/own-visits';
import { OwnChoices, OwnPageViews, OwnVisitCards } from './own-visits-lists';

type State = 'loading' | 'failed' | 'erased' | 'eraseFailed' | 'shown';

/** Asks the site, with the keys in the body: they are as good as a password for what they open. */
function ask(method: 'POST' | 'DELETE'): Promise<Response> {
  const body: OwnVisitsRequest = { sessions: findVisitKeys() };
  return fetch(ownVisitsPath, { method, body: JSON.stringify(body) });
}

/** What is recorded under the keys of this browser, with what may be done about it. */
export function OwnVisitsList({ labels, locale }: { labels: MyDataLabels; locale: Locale }) {
  const [state, setState] = useState<State>('loading');
  const [own, setOwn] = useState<OwnVisits | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const load = useCallback(async () => {
    setState('loading');
    try {
      const answer = await ask('POST');
      if (!answer.ok) throw new Error(`${answer.status}`);
      setOwn(await answer.json());
      setState('shown');
    } catch {
      setState('failed');
    }
  }, []);
  useEffect(() => void load(), [load]);

  const erase = async () => {
    try {
      const answer = await ask('DELETE');
      if (!answer.ok) throw new Error(`${answer.status}`);
      forgetVisitKeys();
      setOwn((before) => before && { ...before, visits: [], pageViews: [] });
      setState('erased');
    } catch {
      setState('eraseFailed');
    }
    status.current?.focus();
  };

  const isEmpty = own !== null && own.visits.length + own.pageViews.length === 0;
  const message = state === 'shown' ? (isEmpty ? labels.nothing : '') : (labels[state] satisfies string);

  return (
    <div className="needs-script">
      <p ref={status} role="status" tabIndex={-1} className="font-bold outline-none empty:hidden">
        {message}
      </p>
      {state === 'failed' ? (
        <button type="button" onClick={load} className="button button-ink mt-4 min-h-12 px-6">
          {labels.retry}
        </button>
      ) : null}
      {own ? (
        <>
          <OwnVisitCards visits={own.visits} labels={labels} locale={locale} />
          <OwnPageViews views={own.pageViews} labels={labels} locale={locale} />
          <OwnChoices choices={own.choices} labels={labels} locale={locale} />
          {isEmpty && own.choices.length === 0 ? null : (
            <div className="mt-8 grid grid-cols-1 gap-2 sm:grid-cols-2">
              <a
                href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(own, null, 2))}`}
                download="my-data.json"
                className="button button-ink min-h-12 px-4"
              >
                {labels.download}
              </a>
              {isEmpty ? null : (
                <button type="button" onClick={erase} className="button min-h-12 border-2 border-ink px-4">
                  {labels.erase}
                </button>
              )}
            </div>
          )}
        </>
      ) : null}
    </div>
  );
}
