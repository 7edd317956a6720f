import 'server-only';
import { company } from '@/lib/company/company';
import { formatMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { replyLink } from '@/lib/mail/server/mail-parts';
import { type MailedPicture, renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import type { SampleCard } from '../samples/sample-card';
import { type QuoteMailData, staffRequestUrl } from './mail-data';
import { quoteNotificationCopy, quoteReplyCopy } from './notification-copy';
import { projectInks } from './project-inks';
import { quoteNewsCopy } from './status-copy';

/** A postal address on one line, which no mail program makes a link of. */
const addressOf = ({ street, postalCode, city, country }: SampleCard, person: string) =>
  [person, ...[street, `${postalCode} ${city}`, country].map((line) => inertLine(line))].join(', ');

/**
 * The mail staff get about a new request: links to the files, pictures of the designs and a reply begun in the visitor's
 * language.
 */
export async function renderQuoteNotification(
  data: QuoteMailData,
  staffLocale: Locale = company.staffLocale,
  pictures: readonly MailedPicture[] = [],
): Promise<RenderedMail> {
  const copy = quoteNotificationCopy[staffLocale];
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const projectType = labels.ProjectTypes[data.subject];
  const deadline = formatMoment(new Date(data.answerDueAt), staffLocale);
  const firstName = inertLine(data.firstName);
  const person = `${firstName} ${inertLine(data.name)}`;
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const sender = data.company ? `${person}, ${inertLine(data.company)}` : person;
  const summary = copy.summary(projectType, sender);
  const replyCopy = quoteReplyCopy[data.locale];
  const reply = replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName));

  return renderStaffMail({
    locale: staffLocale,
    subject: `[${data.reference}] ${summary}`,
    headline: copy.headline,
    preview: copy.preview(deadline),
    summary,
    ink: projectInks[data.subject],
    reference: { label: copy.reference, value: data.reference },
    detail: { label: copy.answerBy, value: deadline },
    textOnly: [{ label: copy.replyByMail, value: email }],
    actions: [
      { label: quoteNewsCopy[staffLocale].open, href: staffRequestUrl(data, staffLocale), inText: true },
      { label: copy.reply(firstName), href: reply },
      ...(data.phone && phone ? [{ label: copy.call(phone), href: `tel:${data.phone}` }] : []),
    ],
    sections: [
      {
        kind: 'message',
        title: copy.requestTitle,
        message: data.message,
        none: '',
        locale: data.locale,
      },
      ...(pictures.length > 0 ? [{ kind: 'pictures' as const, title: copy.picturesTitle, pictures }] : []),
      {
        kind: 'facts',
        facts: [
          { label: form.subject, value: projectType },
          { label: copy.language, value: writtenIn[staffLocale][data.locale] },
          { label: copy.receivedAt, value: formatMoment(new Date(data.submittedAt), staffLocale) },
          { label: form.firstName, value: firstName },
          { label: form.name, value: inertLine(data.name) },
          { label: form.company, value: data.company ? inertLine(data.company) : copy.noCompany },
          { label: form.email, value: email },
          { label: form.phone, value: phone ?? copy.noPhone },
          ...(data.sample ? [{ label: copy.sendTo, value: addressOf(data.sample, person) }] : []),
          ...data.designs.map(({ title }) => ({ label: copy.design, value: inertLine(title) })),
          { label: copy.newsletter, value: copy.newsletterAnswer[data.newsletter ? 'yes' : 'no'] },
        ],
      },
      {
        kind: 'files',
        title: copy.filesTitle,
        files: data.attachments,
        none: copy.noFiles,
        warning: copy.fileWarning,
      },
    ],
    replyTo: email,
    siteUrl: data.siteUrl,
  });
}
