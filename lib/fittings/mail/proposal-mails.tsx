import 'server-only';
import { company } from '@/lib/company/company';
import { formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { letterParagraphs, renderLetter } from '@/lib/mail/server/render-letter';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { HalfDay } from '../half-days';
import { fittingCrewCopy, fittingLetterCopy } from './copy';
import { declinedCopy, proposalNewsCopy } from './proposal-copy';

interface ProposalMailData {
  reference: string;
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  firstName: string;
  words: string | null;
  siteUrl: string;
  statusUrl: string;
}

/** Tells a customer that neither half-day is possible, with what staff wrote. */
export function renderDeclined(data: ProposalMailData): Promise<RenderedMail> {
  const { locale, reference, words } = data;
  const copy = declinedCopy[locale];
  const letter = fittingLetterCopy[locale];
  return renderLetter({
    locale,
    subject: copy.subject(reference),
    preview: copy.preview,
    headline: copy.headline,
    greeting: letter.greeting(inertLine(data.firstName)),
    paragraphs: [copy.text, ...(words === null ? [] : letterParagraphs(words)), copy.ask],
    ink: projectInks[data.about],
    plate: { label: letter.reference, value: reference },
    detail: { label: copy.detail, value: copy.phone(company.phone.display[locale]) },
    facts: [],
    button: letter.button,
    href: data.statusUrl,
    siteUrl: data.siteUrl,
  });
}

export interface ProposalNewsData extends ProposalMailData {
  name: string;
  /** Null for a customer who can only be called. */
  email: string | null;
  slots: readonly HalfDay[];
}

/** Tells staff which half-days a customer proposes. */
export async function renderProposalNews(
  data: ProposalNewsData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const { reference, siteUrl, slots, words } = data;
  const copy = proposalNewsCopy[staffLocale];
  const letter = fittingLetterCopy[staffLocale];
  const summary = copy.summary(`${inertLine(data.firstName)} ${inertLine(data.name)}`);
  const facts = slots.map(({ day, part }, at) => ({
    label: copy.slot(at + 1),
    value: `${formatWeekday(day, staffLocale)}, ${copy.parts[part]}`,
  }));
  return renderStaffMail({
    locale: staffLocale,
    subject: `[${reference}] ${summary}`,
    headline: copy.headline,
    preview: copy.preview,
    summary,
    ink: projectInks[data.about],
    reference: { label: letter.reference, value: reference },
    detail: facts[0] ?? { label: copy.slot(1), value: '' },
    textOnly: [
      {
        label: fittingCrewCopy[staffLocale].customer,
        value: `${inertLine(data.firstName)} ${inertLine(data.name)}`,
      },
    ],
    actions: [
      {
        label: copy.open,
        href: `${siteUrl}${pathWithin('admin-requests', staffLocale, { rest: reference })}#proposal`,
        inText: true,
      },
    ],
    sections: [
      { kind: 'facts', facts },
      { kind: 'message', title: copy.said, message: words, none: copy.nothingSaid, locale: data.locale },
    ],
    replyTo: data.email,
    siteUrl,
  });
}
