import 'server-only';
import { loadMessages } from '@/lib/i18n/messages';
import { formatPhone } from '@/lib/quotes/format';
import { inertLine } from '../inert-text';
import { quoteNotificationCopy as copy, quoteReplyCopy } from '../quote-notification-copy';
import { quoteNewsCopy } from '../quote-status-copy';
import type { RenderedMail } from '../rendered-mail';
import { replyLink } from './mail-parts';
import { projectInks } from './mail-theme';
import { type QuoteMailData, staffRequestUrl } from './quote-mail-data';
import { renderStaffMail, type StaffMailSection, staffLocale } from './render-staff-mail';

export type QuoteNewsData = Omit<QuoteMailData, 'message' | 'submittedAt' | 'answerDueAt' | 'newsletter'> & {
  kind: 'message' | 'withdrawal';
  /** Null when the customer only sent files, or took the request back. */
  message: string | null;
};

/** The mail staff get when a customer adds to a request with the private link, or takes it back. */
export async function renderQuoteNews(data: QuoteNewsData): Promise<RenderedMail> {
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const news = quoteNewsCopy[data.kind];
  const firstName = inertLine(data.firstName);
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const summary = news.summary(`${firstName} ${inertLine(data.name)}`);
  const replyCopy = quoteReplyCopy[data.locale];
  const added: StaffMailSection[] = [
    {
      kind: 'message',
      title: quoteNewsCopy.messageTitle,
      message: data.message,
      none: copy.noMessage,
      locale: data.locale,
    },
    {
      kind: 'files',
      title: quoteNewsCopy.filesTitle,
      files: data.attachments,
      none: copy.noFiles,
      warning: copy.fileWarning,
    },
  ];

  return renderStaffMail({
    subject: `[${data.reference}] ${summary}`,
    headline: news.headline,
    preview: news.preview,
    summary,
    ink: projectInks[data.subject],
    reference: { label: quoteNewsCopy.reference, value: data.reference },
    detail: { label: quoteNewsCopy.project, value: labels.ProjectTypes[data.subject] },
    textOnly: [{ label: copy.replyByMail, value: email }],
    actions: [
      { label: quoteNewsCopy.open, href: staffRequestUrl(data), inText: true },
      {
        label: copy.reply(firstName),
        href: replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName)),
      },
    ],
    sections: [
      ...(data.kind === 'message' ? added : []),
      {
        kind: 'facts',
        facts: [
          { label: copy.language, value: copy.languageNames[data.locale] },
          { label: form.email, value: email },
          { label: form.phone, value: phone ?? copy.noPhone },
        ],
      },
    ],
    replyTo: email,
    siteUrl: data.siteUrl,
  });
}
