import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteEvent, StaffQuoteRequest } from '@/lib/quotes/staff-request';

/** All that happened to a request, the newest first, each in words; what customer and staff wrote stands in the conversation. */
export async function RequestTimeline({
  request,
  locale,
  wordsOf,
}: {
  request: Pick<StaffQuoteRequest, 'events' | 'notes'>;
  locale: Locale;
  wordsOf: (event: QuoteEvent) => string;
}) {
  const t = await getTranslations('StaffRequest.timeline');
  const contentOf = (event: QuoteEvent): ReactNode => {
    if (event.kind === 'note_added') {
      const note = request.notes.find(({ id }) => id === event.note);
      return note ? <p className="whitespace-pre-line">{note.body}</p> : null;
    }
    return null;
  };
  return (
    <section aria-labelledby="timeline-title" className="panel">
      <h2 id="timeline-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <ol className="timeline">
        {[...request.events].reverse().map((event) => {
          const content = contentOf(event);
          return (
            <li key={event.id} data-kind={event.kind}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">
                  {'message' in event ? (
                    <a href={`#message-${event.message}`} className="underline underline-offset-4">
                      {wordsOf(event)}
                    </a>
                  ) : (
                    wordsOf(event)
                  )}
                </span>
                <span className="figures text-sm text-ink-soft">
                  {event.by ? `${event.by}, ` : null}
                  <time dateTime={event.at.toISOString()}>{formatShortMoment(event.at, locale)}</time>
                </span>
              </p>
              {content ? <div className="timeline-content">{content}</div> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
