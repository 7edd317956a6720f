import 'server-only';
import { company } from '@/lib/company/company';
import { formatDay } from '@/lib/i18n/calendar-day';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { applicationConfirmationCopy } from '../application-copy';
import { inertLine } from '../inert-text';
import type { RenderedMail } from '../rendered-mail';
import type { ApplicationMailData } from './application-mail-data';
import { nameWithSize } from './mail-parts';
import { inks } from './mail-theme';
import { renderConfirmation } from './render-confirmation';

/** The mail an applicant gets at once, in their language: reference, what was sent, and how long it is kept. */
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
    opening: [copy.greeting(inertLine(data.firstName)), copy.intro],
    ink: inks.wrapping,
    reference: { label: copy.reference, value: data.reference, hint: copy.referenceHint },
    detail: { label: copy.position, value: inertLine(data.position[locale]) },
    sections: [],
    copy: {
      title: copy.copyTitle,
      facts: [
        { label: copy.sentAt, value: formatAnswerDue(new Date(data.submittedAt), locale) },
        { label: form.firstName, value: inertLine(data.firstName) },
        { label: form.name, value: inertLine(data.name) },
        { label: form.email, value: inertLine(data.email) },
        ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
        { label: form.cv, value: nameWithSize(data.cv, locale) },
      ],
      message: data.message,
      noMessage: copy.noMessage,
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
