import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { markMentions } from '@/lib/quotes/request/mentions';
import type { NoteMention, QuoteEvent, StaffQuoteRequest } from '@/lib/quotes/staff-request';

/** All that happened to a request, the newest first, each in words; what customer and staff wrote stands in the conversation. */
export async function RequestTimeline({
  request,
  mentions,
  locale,
  wordsOf,
}: {
  request: Pick<StaffQuoteRequest, 'events' | 'notes'>;
  /** Whom its notes name. */
  mentions: readonly NoteMention[];
  locale: Locale;
  wordsOf: (event: QuoteEvent) => string;
}) {
  const t = await getTranslations('StaffRequest.timeline');
  const contentOf = (event: QuoteEvent): ReactNode => {
    if (event.kind === 'note_added') {
      const note = request.notes.find(({ id }) => id === event.note);
      if (!note) return null;
      const named = mentions.filter((mention) => mention.note === note.id);
      return (
        <p className="break-words whitespace-pre-line">
          {markMentions(note.body, named).map(({ text, name }, place) =>
            name === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note never changes
              <mark key={place} title={name} className="bg-ink px-1 font-medium text-paper">
                {text}
              </mark>
            ),
          )}
        </p>
      );
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
                <span className="font-medium wrap-anywhere">
                  {'message' in event ? (
                    <a href={`#message-${event.message}`} className="underline underline-offset-4">
                      {wordsOf(event)}
                    </a>
                  ) : (
                    wordsOf(event)
                  )}
                </span>
                <span className="figures text-sm wrap-anywhere text-ink-soft">
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
