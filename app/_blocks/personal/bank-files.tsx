import { getTranslations } from 'next-intl/server';
import { StaffSection } from '@/components/staff/staff-section';
import type { ListedBankFile } from '@/lib/bank/server/bank-store';
import { formatDay, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';

/** The files read last, those that wait to be booked first. */
export async function BankFiles({ files, locale }: { files: readonly ListedBankFile[]; locale: Locale }) {
  if (files.length === 0) return null;
  const t = await getTranslations('StaffBank');
  return (
    <StaffSection id="files" title={t('files')}>
      <ul className="figures">
        {files.map(({ id, format, from, to, status, author, at, lines }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 border-t border-line py-2">
            <a
              href={pathWithin('admin-payments', locale, { rest: id })}
              className="link min-h-11 font-bold underline"
            >
              {formatDay(from, locale)}
              {to === from ? null : ` – ${formatDay(to, locale)}`}
            </a>
            <span className={status === 'waiting' ? 'font-bold' : ''}>{t(`status.${status}`)}</span>
            <span>{t('lines', { count: lines })}</span>
            <span className="wrap-anywhere text-ink-soft">
              {format === 'coda' ? 'CODA' : 'CAMT.053'}, {formatMoment(at, locale)}
              {author ? `, ${author}` : null}
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}
