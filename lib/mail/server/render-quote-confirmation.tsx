import 'server-only';
import { company } from '@/lib/company/company';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { inertLine } from '../inert-text';
import { quoteConfirmationCopy } from '../quote-confirmation-copy';
import { quoteStatusCopy } from '../quote-status-copy';
import type { RenderedMail } from '../rendered-mail';
import { nameWithSize } from './mail-parts';
import { projectInks } from './mail-theme';
import type { QuoteMailData } from './quote-mail-data';
import { renderConfirmation } from './render-confirmation';

/**
 * The mail a prospect gets at once, in their language: reference, deadline, what follows, their private page, and a copy of
 * the request.
 */
export async function renderQuoteConfirmation(
  data: QuoteMailData & { statusUrl: string },
): Promise<RenderedMail> {
  const { locale } = data;
  const copy = quoteConfirmationCopy[locale];
  const status = quoteStatusCopy[locale];
  const labels = await loadMessages(locale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const deadline = formatAnswerDue(new Date(data.answerDueAt), locale);
  const files = data.attachments.map((file) => nameWithSize(file, locale));

  return renderConfirmation({
    locale,
    subject: copy.subject(data.reference),
    preview: copy.preview(deadline),
    headline: copy.headline,
    opening: [copy.greeting(inertLine(data.firstName)), copy.intro(deadline)],
    ink: projectInks[data.subject],
    reference: { label: form.reference, value: data.reference, hint: form.referenceHint },
    detail: { label: form.answerBy, value: deadline },
    sections: [
      { title: copy.nextTitle, steps: copy.nextSteps, text: copy.moreFiles },
      {
        title: status.title,
        text: status.text,
        action: { label: status.button, href: data.statusUrl },
      },
    ],
    copy: {
      title: copy.copyTitle,
      facts: [
        { label: copy.sentAt, value: formatAnswerDue(new Date(data.submittedAt), locale) },
        { label: form.subject, value: labels.ProjectTypes[data.subject] },
        { label: form.firstName, value: inertLine(data.firstName) },
        { label: form.name, value: inertLine(data.name) },
        ...(data.company ? [{ label: form.company, value: inertLine(data.company) }] : []),
        { label: form.email, value: inertLine(data.email) },
        ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
        { label: copy.newsletter, value: copy.newsletterAnswer[data.newsletter ? 'yes' : 'no'] },
        { label: labels.Uploads.label, value: files.length > 0 ? files : copy.noFiles },
      ],
      message: data.message,
      noMessage: '',
    },
    closing: [copy.signature(company.name)],
    smallPrint: copy.notYou,
    siteUrl: data.siteUrl,
  });
}
