import 'server-only';
import { render } from '@react-email/components';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { inertLine } from '../inert-text';
import { quoteNotificationCopy as copy, quoteReplyCopy } from '../quote-notification-copy';
import type { RenderedMail } from '../rendered-mail';
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
import { projectInks } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textQuote, textTitle } from './plain-text';
import type { QuoteMailData } from './quote-mail-data';

const staffLocale = 'fr';

/** The mail staff get about a new request: in French, with links to the files and a reply begun in the visitor's language. */
export async function renderQuoteNotification(data: QuoteMailData): Promise<RenderedMail> {
  const labels = await loadMessages(staffLocale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const projectType = labels.ProjectTypes[data.subject];
  const ink = projectInks[data.subject];
  const deadline = formatAnswerDue(new Date(data.answerDueAt), staffLocale);
  const firstName = inertLine(data.firstName);
  const person = `${firstName} ${inertLine(data.name)}`;
  const email = inertLine(data.email);
  const phone = data.phone ? formatPhone(data.phone, staffLocale) : null;
  const sender = data.company ? `${person}, ${inertLine(data.company)}` : person;
  const subject = inertLine(`[${data.reference}] ${copy.summary(projectType, sender)}`, 150);
  const replyCopy = quoteReplyCopy[data.locale];
  const reply = replyLink(email, `[${data.reference}] ${replyCopy.subject}`, replyCopy.greeting(firstName));
  const facts = [
    { label: form.subject, value: projectType },
    { label: copy.language, value: copy.languageNames[data.locale] },
    { label: copy.receivedAt, value: formatAnswerDue(new Date(data.submittedAt), staffLocale) },
    { label: form.firstName, value: firstName },
    { label: form.name, value: inertLine(data.name) },
    { label: form.company, value: data.company ? inertLine(data.company) : copy.noCompany },
    { label: form.email, value: email },
    { label: form.phone, value: phone ?? copy.noPhone },
    { label: copy.newsletter, value: copy.newsletterAnswer[data.newsletter ? 'yes' : 'no'] },
  ];

  const html = await render(
    <MailFrame locale={staffLocale} title={subject} preview={copy.preview(deadline)} siteUrl={data.siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={20}>
        <Paragraph>{copy.summary(projectType, sender)}</Paragraph>
      </Block>
      <InkPlate
        ink={ink}
        reference={{ label: copy.reference, value: data.reference }}
        detail={{ label: copy.answerBy, value: deadline }}
      />
      <Block top={24}>
        <ActionButton href={reply}>{copy.reply(firstName)}</ActionButton>
        {data.phone && phone ? (
          <ActionButton href={`tel:${data.phone}`}>{copy.call(phone)}</ActionButton>
        ) : null}
      </Block>
      <Block>
        <SectionTitle>{copy.requestTitle}</SectionTitle>
        <QuotedMessage text={data.message} locale={data.locale} ink={ink} />
      </Block>
      <Block top={16}>
        <FactTable facts={facts} />
      </Block>
      <Block>
        <SectionTitle>{copy.filesTitle}</SectionTitle>
        {data.attachments.length === 0 ? (
          <Paragraph>{copy.noFiles}</Paragraph>
        ) : (
          <>
            {data.attachments.map((attachment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two files may have one name
              <Paragraph key={index}>
                <FileLink file={attachment} locale={staffLocale} />
              </Paragraph>
            ))}
            <Paragraph soft>{copy.fileWarning}</Paragraph>
          </>
        )}
      </Block>
    </MailFrame>,
  );

  const files = data.attachments.map((file) => textFile(file, staffLocale));
  const text = joinParagraphs(
    textTitle(copy.headline, staffLocale),
    textFacts(
      [
        { label: copy.reference, value: data.reference },
        { label: copy.answerBy, value: deadline },
        { label: copy.replyByMail, value: email },
      ],
      staffLocale,
    ),
    textTitle(copy.requestTitle, staffLocale),
    textQuote(data.message),
    textFacts(facts, staffLocale),
    textTitle(copy.filesTitle, staffLocale),
    files.length > 0 ? files.join('\n') : copy.noFiles,
    files.length > 0 ? copy.fileWarning : '',
    textCompany(staffLocale, data.siteUrl),
  );

  return { subject, html, text, headers: { 'Reply-To': email } };
}
