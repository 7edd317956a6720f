import 'server-only';
import { company } from '@/lib/company/company';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { replyLink } from '@/lib/mail/server/mail-parts';
import { renderStaffMail, type StaffMailSection } from '@/lib/mail/server/render-staff-mail';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import { type QuoteMailData, staffRequestUrl } from './mail-data';
import { quoteNotificationCopy, quoteReplyCopy } from './notification-copy';
import { projectInks } from './project-inks';
import { quoteNewsCopy } from './status-copy';

export type QuoteNewsData = Omit<
  QuoteMailData,
  'email' | 'message' | 'submittedAt' | 'answerDueAt' | 'newsletter' | 'designs' | 'sample' | 'source'
> & {
  /** Null for a customer who can only be called. */
  email: string | null;
  kind: 'message' | 'withdrawal';
  /** Null when the customer only sent files, or took the request back. */
  message: string | null;
};

/** The mail staff get when a customer adds to a request with the private link, or takes it back. */
export async function renderQuoteNews(
  data: QuoteNewsData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const copy = quoteNotificationCopy[staffLocale];
  const newsCopy = quoteNewsCopy[staffLocale];
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const news = newsCopy[data.kind];
  const firstName = inertLine(data.firstName);
  const email = data.email === null ? null : inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const summary = news.summary(`${firstName} ${inertLine(data.name)}`);
  const replyCopy = quoteReplyCopy[data.locale];
  const added: StaffMailSection[] = [
    {
      kind: 'message',
      title: newsCopy.messageTitle,
      message: data.message,
      none: copy.noMessage,
      locale: data.locale,
    },
    {
      kind: 'files',
      title: newsCopy.filesTitle,
      files: data.attachments,
      none: copy.noFiles,
      warning: copy.fileWarning,
    },
  ];

  return renderStaffMail({
    locale: staffLocale,
    subject: `[${data.reference}] ${summary}`,
    headline: news.headline,
    preview: news.preview,
    summary,
    ink: projectInks[data.subject],
    reference: { label: newsCopy.reference, value: data.reference },
    detail: { label: newsCopy.project, value: labels.ProjectTypes[data.subject] },
    textOnly: email === null ? [] : [{ label: copy.replyByMail, value: email }],
    actions: [
      { label: newsCopy.open, href: staffRequestUrl(data, staffLocale), inText: true },
      ...(email === null
        ? []
        : [
            {
              label: copy.reply(firstName),
              href: replyLink(
                email,
                `[${data.reference}] ${replyCopy.subject}`,
                replyCopy.greeting(firstName),
              ),
            },
          ]),
    ],
    sections: [
      ...(data.kind === 'message' ? added : []),
      {
        kind: 'facts',
        facts: [
          { label: copy.language, value: writtenIn[staffLocale][data.locale] },
          ...(email === null ? [] : [{ label: form.email, value: email }]),
          { label: form.phone, value: phone ?? copy.noPhone },
        ],
      },
    ],
    replyTo: email,
    siteUrl: data.siteUrl,
  });
}
