import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import { loadMessages } from '@/lib/i18n/messages';
import { formatAnswerDue, formatPhone } from '@/lib/quotes/format';
import { inertLine } from '../inert-text';
import { quoteConfirmationCopy } from '../quote-confirmation-copy';
import { quoteStatusCopy } from '../quote-status-copy';
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
import { ActionButton, nameWithSize } from './mail-parts';
import { projectInks } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textQuote, textTitle } from './plain-text';
import type { QuoteMailData } from './quote-mail-data';

/** The mail a prospect gets at once, in their language: reference, deadline, what follows, and a copy of the request. */
export async function renderQuoteConfirmation(
  data: QuoteMailData & { statusUrl: string },
): Promise<RenderedMail> {
  const { locale } = data;
  const copy = quoteConfirmationCopy[locale];
  const status = quoteStatusCopy[locale];
  const labels = await loadMessages(locale);
  const form = { ...labels.Forms, ...labels.QuoteForm };
  const ink = projectInks[data.subject];
  const deadline = formatAnswerDue(new Date(data.answerDueAt), locale);
  const greeting = copy.greeting(inertLine(data.firstName));
  const files = data.attachments.map((file) => nameWithSize(file, locale));
  const facts = [
    { label: copy.sentAt, value: formatAnswerDue(new Date(data.submittedAt), locale) },
    { label: form.subject, value: labels.ProjectTypes[data.subject] },
    { label: form.firstName, value: inertLine(data.firstName) },
    { label: form.name, value: inertLine(data.name) },
    ...(data.company ? [{ label: form.company, value: inertLine(data.company) }] : []),
    { label: form.email, value: inertLine(data.email) },
    ...(data.phone ? [{ label: form.phone, value: formatPhone(data.phone, locale) }] : []),
    { label: copy.newsletter, value: copy.newsletterAnswer[data.newsletter ? 'yes' : 'no'] },
  ];

  const html = await render(
    <MailFrame
      locale={locale}
      title={copy.subject(data.reference)}
      preview={copy.preview(deadline)}
      siteUrl={data.siteUrl}
    >
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{copy.intro(deadline)}</Paragraph>
      </Block>
      <InkPlate
        ink={ink}
        reference={{ label: form.reference, value: data.reference, hint: form.referenceHint }}
        detail={{ label: form.answerBy, value: deadline }}
      />
      <Block>
        <SectionTitle>{copy.nextTitle}</SectionTitle>
        <ol className="m-steps" style={{ margin: '0 0 16px', paddingLeft: 24 }}>
          {copy.nextSteps.map((step) => (
            <li key={step} style={{ marginBottom: 6 }}>
              {step}
            </li>
          ))}
        </ol>
        <Paragraph>{copy.moreFiles}</Paragraph>
      </Block>
      <Block>
        <SectionTitle>{status.title}</SectionTitle>
        <Paragraph>{status.text}</Paragraph>
        <ActionButton href={data.statusUrl}>{status.button}</ActionButton>
      </Block>
      <Block>
        <SectionTitle>{copy.copyTitle}</SectionTitle>
        <FactTable
          facts={[
            ...facts,
            { label: labels.Uploads.label, value: <FileLines files={files} none={copy.noFiles} /> },
          ]}
        />
        <QuotedMessage text={data.message} locale={locale} ink={ink} />
      </Block>
      <Block>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
        <Paragraph soft>{copy.notYou}</Paragraph>
      </Block>
    </MailFrame>,
  );

  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    greeting,
    copy.intro(deadline),
    textFacts(
      [
        { label: form.reference, value: data.reference },
        { label: form.answerBy, value: deadline },
      ],
      locale,
    ),
    form.referenceHint,
    textTitle(copy.nextTitle, locale),
    copy.nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    copy.moreFiles,
    textTitle(status.title, locale),
    status.text,
    `${status.button}\n${data.statusUrl}`,
    textTitle(copy.copyTitle, locale),
    textFacts(
      [...facts, { label: labels.Uploads.label, value: files.length > 0 ? files.join(', ') : copy.noFiles }],
      locale,
    ),
    textQuote(data.message),
    copy.signature(company.name),
    copy.notYou,
    textCompany(locale, data.siteUrl),
  );

  return {
    subject: inertLine(copy.subject(data.reference)),
    html,
    text,
    headers: {
      'Reply-To': company.email,
      // RFC 3834, and what Exchange heeds instead: holiday notes must not answer an automatic answer.
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

function FileLines({ files, none }: { files: readonly string[]; none: string }) {
  if (files.length === 0) return none;
  return files.map((file, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two files may have one name
    <span key={index} style={{ display: 'block' }}>
      {file}
    </span>
  ));
}
