import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { passportWords, stateInWords } from '@/lib/passports/passport-copy';
import type { WarrantyState } from '@/lib/passports/warranty';

/** What a claim is about, on its page in the back office: the order, what was made, and whether it is under warranty. */
export async function ClaimFacts({
  order,
  claim,
  state,
  locale,
}: {
  order: string;
  claim: { doneOn: string; until: string | null; made: readonly string[]; films: readonly string[] };
  state: WarrantyState;
  locale: Locale;
}) {
  const t = await getTranslations('StaffPassport');
  const copy = passportWords(locale);
  return (
    <section aria-labelledby="claim-title" className="panel">
      <h2 id="claim-title" className="sign mb-3 text-2xl">
        {t('claim')}
      </h2>
      <p className="font-bold">{stateInWords(claim, state, locale)}</p>
      <p>
        <PageLink
          to="admin-requests"
          locale={locale}
          rest={order}
          hash="passport"
          className="link figures min-h-11 font-medium underline"
        >
          {copy.order} {order}
        </PageLink>
      </p>
      <p className="text-ink-soft">
        {copy.doneOn} {formatDay(claim.doneOn, locale)}
      </p>
      <p className="mt-2 break-words">{[...claim.made, ...claim.films].join(' · ')}</p>
    </section>
  );
}
