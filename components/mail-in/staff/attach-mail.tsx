import { getTranslations } from 'next-intl/server';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathWithin } from '@/lib/i18n/routes';
import type { TrayMail } from '@/lib/mail-in/tray-mail';

/** Requests that a mail may belong to, each with the button that says so, and the search for others. */
export async function AttachMail({
  mail,
  words,
  attach,
  locale,
}: {
  mail: TrayMail;
  /** What was looked for; empty shows the requests of the same address. */
  words: string;
  attach: (form: FormData) => Promise<void>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffMail');
  const statuses = await getTranslations('Inbox.statuses');
  return (
    <>
      <form
        action={pathWithin('admin-mail', locale, { rest: mail.id })}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <label htmlFor="mail-search" className="font-bold">
            {t('search')}
          </label>
          <input
            id="mail-search"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={words}
            data-shortcut-search
            aria-describedby="mail-search-hint"
            className="control mt-1.5 block w-full"
          />
        </div>
        <button type="submit" className="work-button min-h-11">
          {t('find')}
        </button>
        <p id="mail-search-hint" className="w-full text-sm text-ink-soft">
          {t('searchHint')}
        </p>
      </form>
      {mail.requests.length === 0 ? (
        <p className="mt-4">{words === '' ? t('noneOfAddress') : t('noneFound', { words })}</p>
      ) : (
        <>
          <p className="mt-4 font-medium">{words === '' ? t('ofAddress') : t('found')}</p>
          <ul className="max-w-4xl">
            {mail.requests.map(({ reference, name, company, status, submittedAt, isSame }) => (
              <li
                key={reference}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2"
              >
                <span className="min-w-0">
                  <PageLink
                    to="admin-requests"
                    rest={reference}
                    locale={locale}
                    className="link min-h-11 gap-x-2 font-bold"
                  >
                    <span className="figures">{reference}</span> <span className="wrap-anywhere">{name}</span>
                  </PageLink>
                  <span className="block text-sm break-words text-ink-soft">
                    {[company, statuses(status), formatShortMoment(submittedAt, locale)]
                      .filter(Boolean)
                      .join(', ')}
                    {isSame ? null : `. ${t('differs')}`}
                  </span>
                </span>
                <form action={attach}>
                  <input type="hidden" name="reference" value={reference} />
                  <button type="submit" className="work-button min-h-11">
                    {t('attach')}
                    <span className="sr-only"> {reference}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
