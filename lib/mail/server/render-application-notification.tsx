import 'server-only';
import { formatDay } from '@/lib/i18n/calendar-day';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { applicationReplyCopy, applicationNotificationCopy as copy } from '../application-copy';
import { inertLine } from '../inert-text';
import { quoteNotificationCopy } from '../quote-notification-copy';
import type { RenderedMail } from '../rendered-mail';
import type { ApplicationMailData } from './application-mail-data';
import { replyLink } from './mail-parts';
import { inks } from './mail-theme';
import { renderStaffMail, staffLocale } from './render-staff-mail';

/** The mail staff get about a new application: in French, with a link to the CV and a reply begun in the applicant's language. */
export async function renderApplicationNotification(data: ApplicationMailData): Promise<RenderedMail> {
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.Application };
  const position = inertLine(data.position[staffLocale]);
  const firstName = inertLine(data.firstName);
  const person = `${firstName} ${inertLine(data.name)}`;
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const replyCopy = applicationReplyCopy[data.locale];
  const reply = replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName));
  const keptUntil = `${formatDay(new Date(data.deleteAfter), staffLocale)} (${copy.keptLonger[data.keepLonger ? 'yes' : 'no']})`;

  return renderStaffMail({
    subject: `[${data.reference}] ${copy.summary(position, person)}`,
    headline: copy.headline,
    preview: copy.preview(position),
    ink: inks.wrapping,
    reference: { label: copy.reference, value: data.reference },
    detail: { label: copy.position, value: position },
    textOnly: [{ label: copy.replyByMail, value: email }],
    actions: [
      { label: copy.reply(firstName), href: reply },
      ...(data.phone && phone ? [{ label: copy.call(phone), href: `tel:${data.phone}` }] : []),
    ],
    sections: [
      { kind: 'files', title: copy.cvTitle, files: [data.cv], none: '', warning: copy.fileWarning },
      {
        kind: 'message',
        title: copy.messageTitle,
        message: data.message,
        none: copy.noMessage,
        locale: data.locale,
      },
      {
        kind: 'facts',
        facts: [
          { label: copy.position, value: position },
          { label: copy.language, value: quoteNotificationCopy.languageNames[data.locale] },
          { label: copy.receivedAt, value: formatAnswerDue(new Date(data.submittedAt), staffLocale) },
          { label: form.firstName, value: firstName },
          { label: form.name, value: inertLine(data.name) },
          { label: form.email, value: email },
          { label: form.phone, value: phone ?? copy.noPhone },
          { label: copy.keptUntil, value: keptUntil },
        ],
      },
    ],
    replyTo: email,
    siteUrl: data.siteUrl,
  });
}
