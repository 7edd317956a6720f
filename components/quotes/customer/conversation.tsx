import { getTranslations } from 'next-intl/server';
import { formatMoment } from '@/lib/i18n/format';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { CustomerRequest } from '@/lib/quotes/customer-request';
import type { OwnFile } from '@/lib/quotes/own-file';
import { FileCard } from '../file-card';

/** What customer and workshop wrote to each other, the request first, and the files, each where it came. */
export async function Conversation({
  request,
  files,
  locale,
}: {
  request: CustomerRequest;
  files: readonly OwnFile[];
  locale: Locale;
}) {
  const t = await getTranslations('QuoteStatus.conversation');
  const filesOf = (message: string | null) => files.filter((file) => file.message === message);
  const letters: CustomerRequest['messages'] = [
    { id: 'request', sender: 'customer', subject: null, body: request.message, at: request.submittedAt },
    ...request.messages,
  ];
  return (
    <section aria-labelledby="conversation-title">
      <h2 id="conversation-title" className="sign text-3xl">
        {t('title')}
      </h2>
      <ol className="mt-5 grid gap-4">
        {letters.map(({ id, sender, subject, body, at }) => (
          <li key={id} data-sender={sender} className="letter">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-bold">{sender === 'customer' ? t('fromYou') : t('fromUs')}</span>
              <time dateTime={at.toISOString()} className="figures text-sm text-ink-soft">
                {formatMoment(at, locale)}
              </time>
            </p>
            {subject ? <p className="mt-2 font-bold break-words">{subject}</p> : null}
            {body ? (
              <p dir="auto" className="mt-2 break-words whitespace-pre-line">
                {body}
              </p>
            ) : null}
            <FileList files={filesOf(id === 'request' ? null : id)} locale={locale} label={t('files')} />
          </li>
        ))}
      </ol>
    </section>
  );
}

async function FileList({
  files,
  locale,
  label,
}: {
  files: readonly OwnFile[];
  locale: Locale;
  label: string;
}) {
  const t = await getTranslations('QuoteStatus.conversation');
  if (files.length === 0) return null;
  const sorted = new Intl.Collator(formattingLocale[locale]);
  return (
    <ul aria-label={label} className="request-files mt-3">
      {[...files]
        .sort((a, b) => sorted.compare(a.name, b.name))
        .map((file) => (
          <FileCard
            key={file.id}
            file={file}
            locale={locale}
            labels={{
              open: t('open', { name: file.name }),
              preview: t('preview', { name: file.name }),
              save: t('save'),
            }}
          />
        ))}
    </ul>
  );
}
