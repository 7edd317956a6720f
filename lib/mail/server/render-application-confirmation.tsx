import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import { formatDay } from '@/lib/i18n/calendar-day';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { applicationConfirmationCopy } from '../application-copy';
import { inertLine } from '../inert-text';
import type { RenderedMail } from '../rendered-mail';
import type { ApplicationMailData } from './application-mail-data';
import {
  Block,
  FactTable,
  Headline,
  InkPlate,
  MailFrame,
  Paragraph,
  QuotedMessage,
  SectionTitle,
} from './mail-frame';
import { nameWithSize } from './mail-parts';
import { inks } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textQuote, textTitle } from './plain-text';

/** The mail an applicant gets at once, in their language: reference, what was sent, and how long it is kept. */
export async function renderApplicationConfirmation(data: ApplicationMailData): Promise<RenderedMail> {
  const { locale, message } = data;
  const copy = applicationConfirmationCopy[locale];
  const labels = await loadMessages(locale);
  const form = { ...labels.Forms, ...labels.Application };
  const position = inertLine(data.position[locale]);
  const greeting = copy.greeting(inertLine(data.firstName));
  const kept = copy.kept(formatDay(new Date(data.deleteAfter), locale));
  const ink = inks.wrapping;
  const facts = [
    { label: copy.sentAt, value: formatAnswerDue(new Date(data.submittedAt), locale) },
    { label: form.firstName, value: inertLine(data.firstName) },
    { label: form.name, value: inertLine(data.name) },
    { label: form.email, value: inertLine(data.email) },
    ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
    { label: form.cv, value: nameWithSize(data.cv, locale) },
  ];

  const html = await render(
    <MailFrame
      locale={locale}
      title={copy.subject(data.reference)}
      preview={copy.preview}
      siteUrl={data.siteUrl}
    >
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{copy.intro}</Paragraph>
      </Block>
      <InkPlate
        ink={ink}
        reference={{ label: copy.reference, value: data.reference, hint: copy.referenceHint }}
        detail={{ label: copy.position, value: position }}
      />
      <Block>
        <SectionTitle>{copy.copyTitle}</SectionTitle>
        <FactTable facts={facts} />
        {message ? <QuotedMessage text={message} locale={locale} ink={ink} /> : null}
      </Block>
      <Block>
        <Paragraph>{kept}</Paragraph>
        <Paragraph>{copy.erase}</Paragraph>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
        <Paragraph soft>{copy.notYou}</Paragraph>
      </Block>
    </MailFrame>,
  );

  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    greeting,
    copy.intro,
    textFacts(
      [
        { label: copy.reference, value: data.reference },
        { label: copy.position, value: position },
      ],
      locale,
    ),
    copy.referenceHint,
    textTitle(copy.copyTitle, locale),
    textFacts(facts, locale),
    message ? textQuote(message) : copy.noMessage,
    kept,
    copy.erase,
    copy.signature(company.name),
    copy.notYou,
    textCompany(locale, data.siteUrl),
  );

  return {
    subject: inertLine(copy.subject(data.reference)),
    html,
    text,
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'auto-replied' },
  };
}
