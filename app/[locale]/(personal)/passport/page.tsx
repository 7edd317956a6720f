import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { UnknownLink } from '@/app/_blocks/personal/unknown-link';
import { SiteFrame } from '@/app/_blocks/site-frame';
import { ClaimForm } from '@/components/passports/customer/claim-form';
import { PassportView } from '@/components/passports/customer/passport-view';
import { inkOfProject } from '@/components/quotes/staff/subject-mark';
import { company } from '@/lib/company/company';
import { loadCommonFormLabels } from '@/lib/forms/form-labels';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { formatMoment } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { QuoteLink } from '@/lib/i18n/navigation';
import { passportWords } from '@/lib/passports/passport-copy';
import {
  passportCardPath,
  passportToken,
  passportUrl,
  readPassportToken,
} from '@/lib/passports/server/passport-link';
import { findPassport } from '@/lib/passports/server/passport-store';
import { returnedClaim } from '@/lib/passports/server/receive-claim';
import { warrantyStateOf } from '@/lib/passports/warranty';
import { readReceivedQuoteToken } from '@/lib/quotes/server/received-link';
import { issueTicket, issueTicketForFilledForm } from '@/lib/security/form-ticket';
import { uploadTarget } from '@/lib/uploads/upload-purposes';

export async function generateMetadata(): Promise<Metadata> {
  return { title: passportWords(await currentLocale()).title, robots: { index: false, follow: false } };
}

/** The warranty passport of an order, for whoever holds its card or its link. Opening it changes nothing. */
export default async function PassportPage({ searchParams }: PageProps<'/[locale]/passport'>) {
  const { token, claim, received } = await searchParams;
  const locale = await currentLocale();
  const reference = readPassportToken(token);
  const passport = reference === null ? null : await findPassport(reference);
  const version = passport?.versions[0];
  if (!passport || !version) return <UnknownPassport locale={locale} />;

  const t = await getTranslations('Passport');
  const state = warrantyStateOf(version, new Date());
  const sent = typeof received === 'string' ? readReceivedQuoteToken(received) : null;
  return (
    <SiteFrame locale={locale} page="passport" query={{ token }}>
      <PassportView
        reference={passport.reference}
        version={version}
        state={state}
        ink={inkOfProject[passport.subject]}
        link={passportUrl(locale, passport.reference)}
        cardHref={passportCardPath(locale, passport.reference)}
        labels={{ card: t('card'), cardHint: t('cardHint'), terms: t('terms'), private: t('private') }}
        locale={locale}
      >
        <section id="claim" aria-labelledby="claim-title" className="mt-14 print:hidden">
          <h2 id="claim-title" className="sign text-4xl">
            {t('claim.title')}
          </h2>
          {sent ? (
            <p role="status" data-good="true" className="status-notice">
              {t('claim.sent', {
                reference: sent.reference,
                deadline: formatMoment(sent.answerDueAt, locale),
              })}
            </p>
          ) : state === 'expired' ? (
            <p className="mt-3 max-w-2xl text-xl">
              {t('claim.ended')}{' '}
              <QuoteLink locale={locale} className="link font-bold underline">
                {t('claim.ask')}
              </QuoteLink>
            </p>
          ) : (
            <>
              <p className="mt-3 max-w-2xl">{t('claim.intro')}</p>
              <Claim reference={passport.reference} isReturned={claim === 'again'} locale={locale} />
            </>
          )}
          <p className="mt-8 flex flex-wrap gap-x-6">
            <a href={`tel:${company.phone.e164}`} className="link figures min-h-11 font-bold">
              {company.phone.display[locale]}
            </a>
            <a href={`mailto:${company.email}`} className="link min-h-11 font-bold">
              {company.email}
            </a>
          </p>
        </section>
      </PassportView>
    </SiteFrame>
  );
}

/** What could not be stored for now keeps its key, so that it is found if it was stored after all; what is corrected has another. */
function ticketFor(returned: ReturnedForm | null, now: Date): string {
  if (!returned) return issueTicket(now);
  const isSame = returned.refused !== null && returned.refused !== 'conflict';
  return (isSame ? returned.ticket : null) ?? issueTicketForFilledForm(now, returned.ticket);
}

async function Claim({
  reference,
  isReturned,
  locale,
}: {
  reference: string;
  isReturned: boolean;
  locale: Locale;
}) {
  const jar = await cookies();
  const returned = isReturned ? readReturnedForm(returnedClaim, (name) => jar.get(name)?.value) : null;
  return (
    <ClaimForm
      endpoint={`/api/passports/claims?locale=${locale}`}
      token={passportToken(reference)}
      ticket={ticketFor(returned, new Date())}
      accept={uploadTarget('quote').accept}
      returned={returned}
      contact={{ phone: company.phone.display[locale], email: company.email }}
      labels={await loadCommonFormLabels(locale)}
    />
  );
}

async function UnknownPassport({ locale }: { locale: Locale }) {
  const t = await getTranslations('Passport');
  const words = { title: t('unknown.title'), text: t('unknown.text'), back: t('back') };
  return <UnknownLink page="passport" locale={locale} words={words} />;
}
