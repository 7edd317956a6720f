import 'server-only';
import { render } from '@react-email/components';
import { formatDay } from '@/lib/i18n/calendar-day';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { applicationReplyCopy, applicationNotificationCopy as copy } from '../application-copy';
import { inertLine } from '../inert-text';
import { quoteNotificationCopy } from '../quote-notification-copy';
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
import { ActionButton, FileLink, replyLink, textFile } from './mail-parts';
import { inks } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textQuote, textTitle } from './plain-text';

const staffLocale = 'fr';

/** The mail staff get about a new application: in French, with a link to the CV and a reply begun in the applicant's language. */
export async function renderApplicationNotification(data: ApplicationMailData): Promise<RenderedMail> {
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.Application };
  const position = inertLine(data.position[staffLocale]);
  const firstName = inertLine(data.firstName);
  const person = `${firstName} ${inertLine(data.name)}`;
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const ink = inks.wrapping;
  const subject = inertLine(`[${data.reference}] ${copy.summary(position, person)}`, 150);
  const replyCopy = applicationReplyCopy[data.locale];
  const reply = replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName));
  const keptUntil = `${formatDay(new Date(data.deleteAfter), staffLocale)} (${copy.keptLonger[data.keepLonger ? 'yes' : 'no']})`;
  const facts = [
    { label: copy.position, value: position },
    { label: copy.language, value: quoteNotificationCopy.languageNames[data.locale] },
    { label: copy.receivedAt, value: formatAnswerDue(new Date(data.submittedAt), staffLocale) },
    { label: form.firstName, value: firstName },
    { label: form.name, value: inertLine(data.name) },
    { label: form.email, value: email },
    { label: form.phone, value: phone ?? copy.noPhone },
    { label: copy.keptUntil, value: keptUntil },
  ];

  const html = await render(
    <MailFrame locale={staffLocale} title={subject} preview={copy.preview(position)} siteUrl={data.siteUrl}>
      <Headline>{copy.headline}</Headline>
      <InkPlate
        ink={ink}
        reference={{ label: copy.reference, value: data.reference }}
        detail={{ label: copy.position, value: position }}
      />
      <Block top={24}>
        <ActionButton href={reply}>{copy.reply(firstName)}</ActionButton>
        {data.phone && phone ? (
          <ActionButton href={`tel:${data.phone}`}>{copy.call(phone)}</ActionButton>
        ) : null}
      </Block>
      <Block>
        <SectionTitle>{copy.cvTitle}</SectionTitle>
        <Paragraph>
          <FileLink file={data.cv} locale={staffLocale} />
        </Paragraph>
        <Paragraph soft>{copy.fileWarning}</Paragraph>
      </Block>
      <Block>
        <SectionTitle>{copy.messageTitle}</SectionTitle>
        {data.message ? (
          <QuotedMessage text={data.message} locale={data.locale} ink={ink} />
        ) : (
          <Paragraph>{copy.noMessage}</Paragraph>
        )}
      </Block>
      <Block top={16}>
        <FactTable facts={facts} />
      </Block>
    </MailFrame>,
  );

  const text = joinParagraphs(
    textTitle(copy.headline, staffLocale),
    textFacts(
      [
        { label: copy.reference, value: data.reference },
        { label: copy.replyByMail, value: email },
      ],
      staffLocale,
    ),
    textTitle(copy.cvTitle, staffLocale),
    textFile(data.cv, staffLocale),
    copy.fileWarning,
    textTitle(copy.messageTitle, staffLocale),
    data.message ? textQuote(data.message) : copy.noMessage,
    textFacts(facts, staffLocale),
    textCompany(staffLocale, data.siteUrl),
  );

  return { subject, html, text, headers: { 'Reply-To': email } };
}
