import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { PassportNote } from '@/components/passports/customer/passport-note';
import { ClaimFacts } from '@/components/passports/staff/claim-facts';
import { PassportDesk } from '@/components/passports/staff/passport-desk';
import { WordLetter } from '@/components/passports/staff/word-letter';
import { company } from '@/lib/company/company';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { listRequestDesigns } from '@/lib/designs/server/held-designs';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { validUntil } from '@/lib/offers/offer-dates';
import { findOffer } from '@/lib/offers/server/offer-store';
import { beginPassport } from '@/lib/passports/begin-passport';
import type { PassportContent, PassportRecord } from '@/lib/passports/passport';
import { passportOutcomes } from '@/lib/passports/passport-form';
import { passportCardPath, passportPath } from '@/lib/passports/server/passport-link';
import { findClaim, findPassport, findStaffPassport } from '@/lib/passports/server/passport-store';
import { returnedPassport } from '@/lib/passports/server/receive-passport';
import { warrantyStateOf } from '@/lib/passports/warranty';
import { beginWord, isWordDue } from '@/lib/passports/word';
import { answerLimits } from '@/lib/quotes/request/limits';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';

/** What the form begins with: what the passport says, or what the offer and the designs suggest. */
async function beginContent(staff: Staff, record: PassportRecord): Promise<PassportContent> {
  const [version] = record.versions;
  if (version) return version;
  const { reference, subject, locale, stageSince } = record;
  const [offer, designs] = await Promise.all([findOffer(staff, reference), listRequestDesigns(reference)]);
  return beginPassport({ subject, locale, doneOn: validUntil(stageSince, 0), offer, designs });
}

/** "covering de véhicule ou PPF": what stands within a sentence keeps its abbreviations. */
const withSmallInitial = (label: string, locale: Locale) =>
  label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

const linesOf = (typed: string | undefined) => (typed ?? '').split(/\r?\n/);

/** The warranty passport of a job that is done, and the letter that asks for a word, on the request's page in the back office. */
export async function RequestPassport({
  staff,
  request,
  outcome: sent,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'status' | 'subject' | 'locale' | 'firstName'>;
  /** What the address says became of a form. */
  outcome: unknown;
  locale: Locale;
  now: Date;
}) {
  const { reference, status } = request;
  if (request.subject === 'claim')
    return <RequestClaim staff={staff} reference={reference} locale={locale} now={now} />;
  const record = status === 'won' ? await findStaffPassport(staff, reference) : null;
  if (!record || (record.stage !== 'done' && record.versions.length === 0)) return null;
  const outcome = passportOutcomes.find((known) => known === sent) ?? null;
  const jar = await cookies();
  const returned =
    outcome === null
      ? null
      : (readReturnedForm(returnedPassport, (name) => jar.get(name)?.value)?.values ?? null);
  const content = await beginContent(staff, record);
  const typed = returned?.intent === 'save' ? returned : null;
  const endpoint = `/api/admin/jobs/${reference}/passport?locale=${locale}`;
  const types = await getTranslations({ locale: request.locale, namespace: 'ProjectTypes' });
  const letter = beginWord(request.locale, {
    firstName: request.firstName,
    project: withSmallInitial(types(record.subject), request.locale),
    sender: [staff.viewer.firstName, staff.viewer.lastName].filter(Boolean).join(' '),
    companyName: company.name,
  });
  return (
    <PassportDesk
      record={record}
      content={
        typed
          ? {
              doneOn: typed.doneOn ?? '',
              years: typed.years ?? '',
              made: linesOf(typed.made),
              films: linesOf(typed.films),
              care: (typed.care ?? '').split(' '),
            }
          : { ...content, years: String(content.years) }
      }
      outcome={outcome}
      endpoint={endpoint}
      links={{
        page: passportPath(request.locale, reference),
        card: passportCardPath(request.locale, reference),
      }}
      locale={locale}
    >
      {record.stage === 'done' && record.versions.length > 0 && (record.asked || record.reachable) ? (
        <WordLetter
          asked={record.asked}
          isDue={isWordDue({ doneAt: record.stageSince }, now, isPublicHoliday)}
          letter={
            returned?.intent === 'word'
              ? { subject: returned.subject ?? '', body: returned.body ?? '' }
              : letter
          }
          formKey={randomUUID()}
          customerLocale={request.locale}
          endpoint={endpoint}
          outcome={outcome}
          limits={{ subject: answerLimits.subject.max, body: answerLimits.body.max }}
          locale={locale}
        />
      ) : null}
    </PassportDesk>
  );
}

/** What a claim is about, in place of the passport of an order. */
async function RequestClaim({
  staff,
  reference,
  locale,
  now,
}: {
  staff: Staff;
  reference: string;
  locale: Locale;
  now: Date;
}) {
  const claim = await findClaim(staff, reference);
  // Its passport may be gone: its warranty was over long ago.
  if (!claim) return null;
  return <ClaimFacts order={claim.order} claim={claim} state={warrantyStateOf(claim, now)} locale={locale} />;
}

/** The way to the passport on the private page of an order that has one. */
export async function OwnPassport({
  reference,
  locale,
  now,
}: {
  reference: string;
  locale: Locale;
  now: Date;
}) {
  const version = (await findPassport(reference))?.versions[0];
  if (!version) return null;
  return (
    <PassportNote
      version={version}
      state={warrantyStateOf(version, now)}
      href={passportPath(locale, reference)}
      cardHref={passportCardPath(locale, reference)}
      locale={locale}
    />
  );
}
