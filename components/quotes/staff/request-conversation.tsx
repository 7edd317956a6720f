import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatShortMoment, formatWeekdayMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { DueState } from '@/lib/quotes/inbox/due-state';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { DeskForm, type RequestFormProps } from './desk-form.client';
import { type LinkedFile, RequestFiles } from './request-files';

/** What customer and staff wrote to each other, the newest last, above the answer to it. */
export async function RequestConversation({
  request,
  due,
  files,
  form,
  mailOf,
  locale,
}: {
  request: Pick<StaffQuoteRequest, 'messages' | 'locale' | 'replyDueAt' | 'firstName' | 'version'>;
  due: DueState;
  files: readonly LinkedFile[];
  form: Omit<RequestFormProps, 'version'>;
  /** What came with a message that was a mail, beside its text. */
  mailOf: (message: string | null) => ReactNode;
  locale: Locale;
}) {
  const t = await getTranslations('StaffRequest.conversation');
  const { messages, replyDueAt, firstName, version } = request;
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="conversation-title" className="panel">
      <h2 id="conversation-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <ol className="conversation">
        {messages.map(({ id, sender, by, subject, body, at }) => (
          <li key={id} id={`message-${id}`} data-sender={sender}>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
              <span className="font-medium text-ink">
                {sender === 'customer' ? firstName : (by ?? t('team'))}
              </span>
              <time dateTime={at.toISOString()} className="figures">
                {formatShortMoment(at, locale)}
              </time>
            </p>
            {subject ? (
              <p lang={request.locale} className="font-bold break-words">
                {subject}
              </p>
            ) : null}
            {body ? (
              <p lang={request.locale} dir="auto" className="max-w-prose break-words whitespace-pre-line">
                {body}
              </p>
            ) : null}
            <RequestFiles files={files.filter(({ message }) => message === id)} locale={locale} />
            {mailOf(id)}
          </li>
        ))}
      </ol>
      {replyDueAt && 'at' in due ? (
        <div className="mt-4 border-l-8 border-ink bg-paper-deep px-4 py-3">
          <p className="mb-2">{t('waits', { name: firstName, at: formatWeekdayMoment(due.at, locale) })}</p>
          <DeskForm {...form} version={version}>
            <button type="submit" name="intent" value="settled" className="work-button">
              {t('settle')}
            </button>
          </DeskForm>
        </div>
      ) : null}
    </section>
  );
}
