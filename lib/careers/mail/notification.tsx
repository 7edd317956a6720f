import 'server-only';
import { company } from '@/lib/company/company';
import { formatDay, formatMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { replyLink } from '@/lib/mail/server/mail-parts';
import { inks } from '@/lib/mail/server/mail-theme';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import { applicationNotificationCopy, applicationReplyCopy } from './copy';
import type { ApplicationMailData } from './mail-data';

/** The mail staff get about a new application: a link to the CV and a reply begun in the applicant's language. */
export async function renderApplicationNotification(
  data: ApplicationMailData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const copy = applicationNotificationCopy[staffLocale];
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
    locale: staffLocale,
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
          { label: copy.language, value: writtenIn[staffLocale][data.locale] },
          { label: copy.receivedAt, value: formatMoment(new Date(data.submittedAt), staffLocale) },
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
