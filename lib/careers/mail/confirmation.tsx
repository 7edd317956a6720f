import 'server-only';
import { company } from '@/lib/company/company';
import { formatDay, formatFileSize, formatMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine, plainName } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { inks } from '@/lib/mail/server/mail-theme';
import { renderConfirmation } from '@/lib/mail/server/render-confirmation';
import { applicationConfirmationCopy } from './copy';
import type { ApplicationMailData } from './mail-data';

/**
 * The mail an applicant gets at once, in their language: reference, what arrived, and how long it is kept. Nothing that was
 * typed freely: anybody may have typed this address.
 */
export async function renderApplicationConfirmation(data: ApplicationMailData): Promise<RenderedMail> {
  const { locale } = data;
  const copy = applicationConfirmationCopy[locale];
  const labels = await loadMessages(locale);
  const form = { ...labels.Forms, ...labels.Application };

  return renderConfirmation({
    locale,
    subject: copy.subject(data.reference),
    preview: copy.preview,
    headline: copy.headline,
    opening: [copy.greeting(plainName(data.firstName)), copy.intro],
    ink: inks.wrapping,
    reference: { label: copy.reference, value: data.reference, hint: copy.referenceHint },
    detail: { label: copy.position, value: inertLine(data.position[locale]) },
    sections: [],
    copy: {
      title: copy.copyTitle,
      facts: [
        { label: copy.sentAt, value: formatMoment(new Date(data.submittedAt), locale) },
        { label: form.email, value: inertLine(data.email) },
        ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
        { label: form.cv, value: formatFileSize(data.cv.size, locale) },
      ],
    },
    closing: [
      copy.kept(formatDay(new Date(data.deleteAfter), locale)),
      copy.erase,
      copy.signature(company.name),
    ],
    smallPrint: copy.notYou,
    siteUrl: data.siteUrl,
  });
}
