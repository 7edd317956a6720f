import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine, inertLines } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import {
  Block,
  Headline,
  Lines,
  MailFrame,
  Paragraph,
  QuotedMessage,
  SectionTitle,
} from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textQuote, textTitle } from '@/lib/mail/server/plain-text';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { writtenIn } from '@/lib/mail/staff-mail-copy';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import { paragraphsOf } from '@/lib/quotes/paragraphs';
import { alfredPath } from '../drawn-answer';
import { alfredMailCopy } from './copy';

export interface HandoverMailData {
  id: string;
  name: string;
  email: string;
  /** Of the question, and of its answer. */
  locale: Locale;
  question: string;
  dueAt: Date;
  siteUrl: string;
}

/** Tells staff that a question waits for them. */
export function renderHandoverMail(
  data: HandoverMailData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const copy = alfredMailCopy[staffLocale].question;
  const person = inertLine(data.name, 80) || copy.unnamed;
  const email = inertLine(data.email);
  return renderStaffMail({
    locale: staffLocale,
    subject: copy.subject(person),
    headline: copy.headline,
    preview: copy.preview,
    summary: copy.summary(person),
    ink: projectInks.other,
    reference: { label: copy.about, value: person },
    detail: { label: copy.by, value: formatMoment(data.dueAt, staffLocale) },
    textOnly: [],
    actions: [
      {
        label: copy.open,
        href: data.siteUrl + pathWithin('admin-assistant', staffLocale, { rest: data.id }),
        inText: true,
      },
    ],
    sections: [
      { kind: 'message', title: copy.title, message: data.question, none: copy.none, locale: data.locale },
      {
        kind: 'facts',
        facts: [
          { label: copy.language, value: writtenIn[staffLocale][data.locale] },
          { label: copy.email, value: email },
        ],
      },
    ],
    replyTo: email,
    siteUrl: data.siteUrl,
  });
}

export interface AnswerMailData {
  locale: Locale;
  question: string;
  /** As staff wrote it; an empty line parts paragraphs. */
  body: string;
  /** Null when it was deleted meanwhile. */
  conversation: string | null;
  siteUrl: string;
}

/** What staff answer to a question: a letter, the question, and the way to the conversation. */
export async function renderAnswerMail(data: AnswerMailData): Promise<RenderedMail> {
  const { locale, siteUrl } = data;
  const copy = alfredMailCopy[locale].answer;
  const paragraphs = paragraphsOf(inertLines(data.body).join('\n'));
  const href = siteUrl + alfredPath(locale, { conversation: data.conversation });
  const html = await render(
    <MailFrame locale={locale} title={copy.subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        {paragraphs.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <Paragraph key={index}>
            <Lines lines={lines} />
          </Paragraph>
        ))}
      </Block>
      <Block>
        <SectionTitle>{copy.asked}</SectionTitle>
        <QuotedMessage text={data.question} locale={locale} ink={projectInks.other} />
      </Block>
      <Block>
        <Paragraph>{copy.link}</Paragraph>
        <ActionButton href={href}>{copy.button}</ActionButton>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    paragraphs.map((lines) => lines.join('\n')).join('\n\n'),
    textTitle(copy.asked, locale),
    textQuote(data.question),
    copy.link,
    `${copy.button}\n${href}`,
    textCompany(locale, siteUrl),
  );
  return {
    subject: copy.subject,
    html,
    text,
    // A person wrote it: a holiday note may answer.
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'no', 'X-Auto-Response-Suppress': 'None' },
  };
}
