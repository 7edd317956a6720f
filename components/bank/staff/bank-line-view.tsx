import { getTranslations } from 'next-intl/server';
import { type BankLine, writtenLine } from '@/lib/bank/bank-line';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';

/** A movement in a line, for who does not see it. */
export const bankLineName = ({ amount, bookedOn, payer }: BankLine, locale: Locale) =>
  [formatAmount(amount, locale), formatDay(bookedOn, locale), payer].filter(Boolean).join(', ');

/** Who paid how much, with what words, and what it belongs to. */
export async function BankLineView({ line, locale }: { line: BankLine; locale: Locale }) {
  const t = await getTranslations('StaffBank');
  const { amount, bookedOn, payer, message, state, offer, aside } = line;
  const { account, communication } = writtenLine(line);
  return (
    <div className="min-w-0 flex-1">
      <p className="figures flex flex-wrap justify-between gap-x-6">
        <span className="font-bold wrap-anywhere">{payer ?? t('payerUnknown')}</span>
        <span className="font-bold">{formatAmount(amount, locale)}</span>
      </p>
      <p className="figures flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{formatDay(bookedOn, locale)}</span>
        {account ? <span>{account}</span> : null}
        {communication ? <span className="whitespace-nowrap">{communication}</span> : null}
      </p>
      {message ? <p className="text-sm break-words">{message}</p> : null}
      {offer ? (
        <p className="mt-1 text-sm">
          <a
            href={pathWithin('admin-requests', locale, { rest: offer.reference })}
            className="link font-bold wrap-anywhere underline"
          >
            {offer.number}, {offer.name}
          </a>{' '}
          {state === 'notAccepted'
            ? t('notAccepted')
            : t(offer.openDeposit > 0 ? 'asked' : 'askedBalance', {
                open: formatAmount(offer.open, locale),
                deposit: formatAmount(offer.openDeposit, locale),
              })}
        </p>
      ) : null}
      {aside ? (
        <p className="mt-1 text-sm">
          {t(`reasons.${aside.reason}`)}, {formatDay(aside.at, locale)}
          {aside.author ? `, ${aside.author}` : null}
        </p>
      ) : null}
    </div>
  );
}
