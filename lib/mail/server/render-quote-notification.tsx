import 'server-only';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { inertLine } from '../inert-text';
import { quoteNotificationCopy as copy, quoteReplyCopy } from '../quote-notification-copy';
import { quoteNewsCopy } from '../quote-status-copy';
import type { RenderedMail } from '../rendered-mail';
import { replyLink } from './mail-parts';
import { projectInks } from './mail-theme';
import { type QuoteMailData, staffRequestUrl } from './quote-mail-data';
import { renderStaffMail, staffLocale } from './render-staff-mail';

/** The mail staff get about a new request: in French, with links to the files and a reply begun in the visitor's language. */
export async function renderQuoteNotification(data: QuoteMailData): Promise<RenderedMail> {
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const projectType = labels.ProjectTypes[data.subject];
  const deadline = formatAnswerDue(new Date(data.answerDueAt), staffLocale);
  const firstName = inertLine(data.firstName);
  const person = `${firstName} ${inertLine(data.name)}`;
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const sender = data.company ? `${person}, ${inertLine(data.company)}` : person;
  const summary = copy.summary(projectType, sender);
  const replyCopy = quoteReplyCopy[data.locale];
  const reply = replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName));

  return renderStaffMail({
    subject: `[${data.reference}] ${summary}`,
    headline: copy.headline,
    preview: copy.preview(deadline),
    summary,
    ink: projectInks[data.subject],
    reference: { label: copy.reference, value: data.reference },
    detail: { label: copy.answerBy, value: deadline },
    textOnly: [{ label: copy.replyByMail, value: email }],
    actions: [
      { label: quoteNewsCopy.open, href: staffRequestUrl(data), inText: true },
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
      {
        kind: 'facts',
        facts: [
          { label: form.subject, value: projectType },
          { label: copy.language, value: copy.languageNames[data.locale] },
          { label: copy.receivedAt, value: formatAnswerDue(new Date(data.submittedAt), staffLocale) },
          { label: form.firstName, value: firstName },
          { label: form.name, value: inertLine(data.name) },
          { label: form.company, value: data.company ? inertLine(data.company) : copy.noCompany },
          { label: form.email, value: email },
          { label: form.phone, value: phone ?? copy.noPhone },
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
