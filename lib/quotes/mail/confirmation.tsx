import 'server-only';
import { company } from '@/lib/company/company';
import { formatMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine, plainName } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { renderConfirmation } from '@/lib/mail/server/render-confirmation';
import { spokenSources } from '../request-source';
import {
  claimConfirmationCopy,
  quoteConfirmationCopy,
  sampleConfirmationCopy,
  spokenConfirmationCopy,
} from './confirmation-copy';
import type { QuoteMailData } from './mail-data';
import { projectInks } from './project-inks';
import { quoteStatusCopy } from './status-copy';

/**
 * The mail a prospect gets at once, in their language: reference, deadline, what follows, and their private page, which has
 * what they wrote. The mail has not: anybody may have typed this address.
 */
export async function renderQuoteConfirmation(
  data: QuoteMailData & { statusUrl: string },
): Promise<RenderedMail> {
  const { locale } = data;
  const isSample = data.subject === 'samples';
  const spoken = spokenSources.find((source) => source === data.source);
  const copy = {
    ...quoteConfirmationCopy[locale],
    ...(isSample ? sampleConfirmationCopy[locale] : {}),
    ...(data.subject === 'claim' ? claimConfirmationCopy[locale] : {}),
    ...(spoken ? spokenConfirmationCopy[locale][spoken] : {}),
  };
  const status = quoteStatusCopy[locale];
  const labels = await loadMessages(locale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const deadline = formatMoment(new Date(data.answerDueAt), locale);
  const files = data.attachments.length;

  return renderConfirmation({
    locale,
    subject: copy.subject(data.reference),
    preview: copy.preview(deadline),
    headline: copy.headline,
    opening: [copy.greeting(plainName(data.firstName)), copy.intro(deadline)],
    ink: projectInks[data.subject],
    reference: { label: form.reference, value: data.reference, hint: form.referenceHint },
    detail: { label: isSample ? sampleConfirmationCopy[locale].answerBy : form.answerBy, value: deadline },
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
        { label: copy.sentAt, value: formatMoment(new Date(data.submittedAt), locale) },
        { label: form.subject, value: labels.ProjectTypes[data.subject] },
        { label: form.email, value: inertLine(data.email) },
        ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
        // Nobody was asked about it on the telephone.
        ...(data.source === 'site'
          ? [{ label: copy.newsletter, value: copy.newsletterAnswer[data.newsletter ? 'yes' : 'no'] }]
          : []),
        ...(isSample
          ? []
          : [{ label: labels.Uploads.label, value: files > 0 ? String(files) : copy.noFiles }]),
        // Their titles and pictures hold what was typed: they are on the private page.
        ...(data.designs.length > 0
          ? [{ label: copy.designs, value: copy.designsAt(data.designs.length) }]
          : []),
      ],
    },
    closing: [copy.signature(company.name)],
    smallPrint: copy.notYou,
    siteUrl: data.siteUrl,
  });
}
