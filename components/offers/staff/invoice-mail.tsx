import { getTranslations } from 'next-intl/server';
import { Checkbox } from '@/components/ui/field';
import { formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { IssuedInvoice } from '@/lib/offers/invoice/invoice-record';

/** How the mail of a document stands, and the button that sends it once more. */
export async function MailState({
  number,
  mail,
  isLate,
  recipient,
  endpoint,
  formKey,
  locale,
}: {
  number: string;
  mail: IssuedInvoice['mail'];
  /** Its day is over: what is mailed is a reminder. */
  isLate: boolean;
  /** Where the customer's mails go; null for one who can only be called. */
  recipient: string | null;
  endpoint: string;
  formKey: string;
  locale: Locale;
}) {
  const t = await getTranslations('StaffInvoice.mail');
  return (
    <form
      action={endpoint}
      method="post"
      className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft"
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="mailAgain" value={number} />
      <span className="figures" data-mail={mail?.state ?? 'none'}>
        {mail === null ? t('none') : t(mail.state, { at: formatShortMoment(mail.at, locale) })}
      </span>
      {recipient === null || mail?.state === 'queued' ? null : (
        <button type="submit" className="link min-h-11 underline underline-offset-4">
          {t(isLate ? 'remind' : mail === null ? 'send' : 'again')}
          <span className="sr-only"> {number}</span>
        </button>
      )}
    </form>
  );
}

/** Whether the customer is mailed what is issued; said of one without an address that nothing is. */
export async function MailChoice({
  id,
  recipient,
  isChosen,
}: {
  id: string;
  recipient: string | null;
  isChosen: boolean;
}) {
  const t = await getTranslations('StaffInvoice.mail');
  if (recipient === null) return <p>{t('noAddress')}</p>;
  return (
    <div className="wrap-anywhere">
      <Checkbox id={id} name="mail" defaultChecked={isChosen} label={t('choose', { address: recipient })} />
    </div>
  );
}
