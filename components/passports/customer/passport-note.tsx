import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { PassportVersion } from '@/lib/passports/passport';
import { stateInWords } from '@/lib/passports/passport-copy';
import type { WarrantyState } from '@/lib/passports/warranty';

/** On the private page of an order that is done: until when it is under warranty, and the way to its passport and card. */
export async function PassportNote({
  version,
  state,
  href,
  cardHref,
  locale,
}: {
  version: PassportVersion;
  state: WarrantyState;
  href: string;
  cardHref: string;
  locale: Locale;
}) {
  const t = await getTranslations('Passport');
  return (
    <section aria-labelledby="passport-title" className="mt-12 border-t-4 border-solid pt-5">
      <h2 id="passport-title" className="sign text-3xl">
        {stateInWords(version, state, locale)}
      </h2>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <a href={href} className="link min-h-11 font-bold underline">
          {t('open')}
        </a>
        <a href={cardHref} className="link min-h-11 font-bold underline">
          {t('card')}
        </a>
      </p>
    </section>
  );
}
