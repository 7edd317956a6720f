import 'server-only';
import { company } from '@/lib/company/company';
import { withLabel } from '@/lib/i18n/copy';
import { formatClockTime, formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { renderLetter } from '@/lib/mail/server/render-letter';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { type CalendarEvent, writeCalendar } from '../calendar-file';
import type { FittingTime } from '../fitting';
import { fittingEvent } from '../fitting-event';
import { type FittingNews, fittingCrewCopy, fittingLetterCopy } from './copy';
import { crewFacts } from './crew-facts';

export interface FittingMailData extends FittingTime {
  id: string;
  sequence: number;
  /** When it was changed. */
  at: Date;
  kind: FittingNews;
  reference: string;
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  firstName: string;
  name: string;
  /** Of whoever gets this mail. */
  email: string;
  address: string | null;
  /** Whether the request is an order still. */
  won: boolean;
  siteUrl: string;
  statusUrl: string;
}

export interface CrewMailData extends FittingMailData {
  phone: string | null;
  company: string | null;
  /** Minutes on the way. */
  travel: number | null;
  vehicle: string | null;
  outdoor: boolean;
  weather: string | null;
  notes: string | null;
}

/** The invitation that a mail brings, or what takes one back. */
function invitation(
  data: FittingMailData,
  entry: Pick<CalendarEvent, 'summary' | 'description' | 'url'>,
  { locale, attendee }: { locale: Locale; attendee: string },
): NonNullable<RenderedMail['calendar']> {
  const isCancelled = data.kind === 'cancelled';
  const event = fittingEvent(
    { ...data, changedAt: data.at },
    { ...entry, isCancelled, attendee: { name: attendee, email: data.email } },
    { locale, siteUrl: data.siteUrl },
  );
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return { method, content: writeCalendar({ method, publisher: company.name, events: [event] }) };
}

function whenIn(data: FittingTime, locale: Locale) {
  const copy = fittingLetterCopy[locale];
  return {
    day: formatWeekday(data.day, locale),
    hours: copy.hours(formatClockTime(data.from, locale), formatClockTime(data.to, locale)),
  };
}

/** Tells a customer that a fitting is set, moved or called off, with the invitation that says so to their calendar. */
export async function renderFittingLetter(data: FittingMailData): Promise<RenderedMail> {
  const { locale, reference, kind } = data;
  const copy = fittingLetterCopy[locale];
  const news = copy[kind];
  const { day, hours } = whenIn(data, locale);
  const mail = await renderLetter({
    locale,
    subject: news.subject(reference),
    preview: news.preview,
    headline: news.headline,
    greeting: copy.greeting(inertLine(data.firstName)),
    paragraphs: [kind === 'cancelled' && data.won ? `${news.text} ${copy.goesOn}` : news.text],
    ink: projectInks[data.about],
    plate: { label: copy.reference, value: reference },
    detail: { label: copy.day, value: day },
    facts: [
      { label: copy.time, value: hours },
      { label: copy.place, value: data.address === null ? copy.workshop : inertLine(data.address, 200) },
    ],
    button: copy.button,
    href: data.statusUrl,
    siteUrl: data.siteUrl,
  });
  const calendar = invitation(
    data,
    {
      summary: copy.summary(company.name, reference),
      // The private link stays in the mail: calendars are shared.
      description: copy.call(company.phone.display[locale]),
      url: null,
    },
    { locale, attendee: `${data.firstName} ${data.name}` },
  );
  return { ...mail, calendar };
}

/** Tells one of a crew where to be and when, with the invitation. */
export async function renderFittingCrew(
  data: CrewMailData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const { reference, kind, siteUrl } = data;
  const copy = fittingCrewCopy[staffLocale];
  const letter = fittingLetterCopy[staffLocale];
  const { day, hours } = whenIn(data, staffLocale);
  const href = `${siteUrl}${pathWithin('admin-requests', staffLocale, { rest: reference })}#fittings`;
  const known = crewFacts(data, staffLocale);
  const facts = [
    { label: letter.time, value: hours },
    { label: letter.place, value: data.address ?? letter.workshop },
    ...known,
  ].map(({ label, value }) => ({ label, value: inertLine(value, 1000) }));
  const mail = await renderStaffMail({
    locale: staffLocale,
    subject: `[${reference}] ${copy[kind].subject}, ${day}, ${hours}`,
    headline: copy[kind].headline,
    preview: copy[kind].preview,
    ink: projectInks[data.about],
    reference: { label: letter.reference, value: reference },
    detail: { label: letter.day, value: day },
    textOnly: [],
    actions: [{ label: copy.open, href, inText: true }],
    sections: [{ kind: 'facts', facts }],
    replyTo: company.email,
    siteUrl,
  });
  const calendar = invitation(
    data,
    {
      summary: copy.summary(known[0]?.value ?? '', reference),
      description: known.map(({ label, value }) => withLabel(label, value, staffLocale)).join('\n'),
      url: href,
    },
    { locale: staffLocale, attendee: data.email },
  );
  return { ...mail, calendar };
}
