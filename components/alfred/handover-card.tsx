import type { OwnHandover } from '@/lib/alfred/conversation';
import type { DeskLabels } from '@/lib/alfred/desk-copy';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** What went over to the workshop, and what came back: a person's words, set apart from the machine's. */
export function HandoverCard({
  handover: { id, question, status, answer, answeredAt, dueAt },
  locale,
  labels,
}: {
  handover: OwnHandover;
  locale: Locale;
  labels: DeskLabels;
}) {
  return (
    <article id={`h-${id}`} aria-labelledby={`h-${id}-title`} className="alfred-handover">
      <h2 id={`h-${id}-title`}>{labels.toStaff}</h2>
      <p dir="auto" className="alfred-letter">
        {question}
      </p>
      {status === 'open' ? (
        <p className="alfred-due">{labels.dueBy.replace('{at}', formatMoment(dueAt, locale))}</p>
      ) : null}
      {status === 'closed' ? <p className="alfred-due">{labels.closed}</p> : null}
      {answer ? (
        <>
          <h3>
            {labels.staffAnswer}
            {answeredAt ? <small> {formatMoment(answeredAt, locale)}</small> : null}
          </h3>
          <p dir="auto" className="alfred-letter">
            {answer}
          </p>
        </>
      ) : null}
    </article>
  );
}
