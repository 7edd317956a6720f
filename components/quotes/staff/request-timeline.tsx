import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteEvent, StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { type LinkedFile, RequestFiles } from './request-files';

/** All that happened to a request, the newest first, each in words; what was written stands in its place. */
export async function RequestTimeline({
  request,
  files,
  locale,
  wordsOf,
}: {
  request: Pick<StaffQuoteRequest, 'events' | 'messages' | 'notes' | 'locale'>;
  files: readonly LinkedFile[];
  locale: Locale;
  wordsOf: (event: QuoteEvent) => string;
}) {
  const t = await getTranslations('StaffRequest.timeline');
  const contentOf = (event: QuoteEvent): ReactNode => {
    if (event.kind === 'note_added') {
      const note = request.notes.find(({ id }) => id === event.note);
      return note ? <p className="whitespace-pre-line">{note.body}</p> : null;
    }
    if (event.kind !== 'answered' && event.kind !== 'customer_message') return null;
    const message = request.messages.find(({ id }) => id === event.message);
    if (!message) return null;
    return (
      <>
        {message.subject ? (
          <p lang={request.locale} className="font-bold">
            {message.subject}
          </p>
        ) : null}
        {message.body ? (
          <p lang={request.locale} dir="auto" className="whitespace-pre-line">
            {message.body}
          </p>
        ) : null}
        <RequestFiles files={files.filter((file) => file.message === message.id)} locale={locale} />
      </>
    );
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
                <span className="font-medium">{wordsOf(event)}</span>
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
