import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { inertLine, inertLines } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, InkPlate, Lines, MailFrame, Paragraph, SectionTitle } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textFacts, textTitle } from '@/lib/mail/server/plain-text';
import { paragraphsOf } from '../paragraphs';
import type { RequestSubject } from '../project-types';
import { projectInks } from './project-inks';
import { quoteAnswerPreview, quoteStatusCopy } from './status-copy';

export interface QuoteAnswerData {
  reference: string;
  /** The customer's language. */
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  subject: string;
  /** As staff wrote it, greeting and signature included; an empty line parts paragraphs. */
  body: string;
  siteUrl: string;
  /** The customer's private page. */
  statusUrl: string;
}

/** What staff answer to a request: a letter in the customer's language, and the link to their private page. */
export async function renderQuoteAnswer(data: QuoteAnswerData): Promise<RenderedMail> {
  const { locale, reference } = data;
  const subject = inertLine(data.subject, 150);
  const status = quoteStatusCopy[locale];
  const paragraphs = paragraphsOf(inertLines(data.body).join('\n'));
  const labels = await loadMessages(locale);
  const facts = {
    reference: { label: labels.Forms.reference, value: reference },
    project: { label: labels.QuoteForm.subject, value: labels.ProjectTypes[data.about] },
  };
  const html = await render(
    <MailFrame
      locale={locale}
      title={subject}
      preview={quoteAnswerPreview[locale](reference)}
      siteUrl={data.siteUrl}
    >
      <Block top={36}>
        {paragraphs.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <Paragraph key={index}>
            <Lines lines={lines} />
          </Paragraph>
        ))}
      </Block>
      <InkPlate ink={projectInks[data.about]} reference={facts.reference} detail={facts.project} />
      <Block>
        <SectionTitle>{status.title}</SectionTitle>
        <Paragraph>{status.text}</Paragraph>
        <ActionButton href={data.statusUrl}>{status.button}</ActionButton>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    ...paragraphs.map((lines) => lines.join('\n')),
    textFacts([facts.reference, facts.project], locale),
    textTitle(status.title, locale),
    status.text,
    `${status.button}\n${data.statusUrl}`,
    textCompany(locale, data.siteUrl),
  );
  return {
    subject,
    html,
    text,
    // A person wrote it: a holiday note may answer.
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'no', 'X-Auto-Response-Suppress': 'None' },
  };
}
