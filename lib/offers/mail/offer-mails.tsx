import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import { formatAmount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine, inertLines } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, FactTable, Headline, InkPlate, MailFrame, Paragraph } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textFacts, textTitle } from '@/lib/mail/server/plain-text';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { offerAcceptedCopy, offerNewsCopy, offerSentCopy } from './copy';

interface OfferMailData {
  reference: string;
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  firstName: string;
  number: string;
  siteUrl: string;
}

interface Letter extends OfferMailData {
  subject: string;
  preview: string;
  headline: string;
  greeting: string;
  paragraphs: readonly string[];
  button: string;
  statusUrl: string;
  numberLabel: string;
  detail: { label: string; value: string };
  facts: readonly { label: string; value: string }[];
}

/** A letter to a customer about an offer, in HTML and plain text. */
async function renderLetter(letter: Letter): Promise<RenderedMail> {
  const { locale, subject, headline, greeting, paragraphs, button, statusUrl, detail, facts, siteUrl } =
    letter;
  const plate = { label: letter.numberLabel, value: letter.number };
  const html = await render(
    <MailFrame locale={locale} title={subject} preview={letter.preview} siteUrl={siteUrl}>
      <Headline>{headline}</Headline>
      <Block top={28}>
        <Paragraph>{greeting}</Paragraph>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <Paragraph key={index}>{paragraph}</Paragraph>
        ))}
      </Block>
      <InkPlate ink={projectInks[letter.about]} reference={plate} detail={detail} />
      <Block>
        {facts.length > 0 ? <FactTable facts={facts} /> : null}
        <ActionButton href={statusUrl}>{button}</ActionButton>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(headline, locale),
    greeting,
    ...paragraphs,
    textFacts([plate, detail, ...facts], locale),
    `${button}\n${statusUrl}`,
    textCompany(locale, siteUrl),
  );
  return { subject, html, text, headers: { 'Reply-To': company.email } };
}

const offerWord = { fr: 'Devis', nl: 'Offerte', en: 'Quote' };

export interface OfferSentData extends OfferMailData {
  /** As "2026-12-22". */
  validUntil: string;
  /** What staff wrote above the lines. */
  words: string;
  statusUrl: string;
}

/** The mail that brings an offer: the sender's words and the link to the private page. */
export async function renderOfferSent(data: OfferSentData): Promise<RenderedMail> {
  const { locale, number, validUntil } = data;
  const copy = offerSentCopy[locale];
  const words = inertLines(data.words)
    .join('\n')
    .split(/\n{2,}/);
  return renderLetter({
    ...data,
    ...copy,
    subject: copy.subject(number),
    greeting: copy.greeting(inertLine(data.firstName)),
    paragraphs: [...words.map((part) => part.trim()).filter((part) => part !== ''), copy.text],
    numberLabel: offerWord[locale],
    detail: { label: copy.valid, value: formatDay(new Date(`${validUntil}T12:00:00Z`), locale) },
    facts: [],
  });
}

export interface OfferDecidedData extends OfferMailData {
  name: string;
  email: string;
  kind: 'accepted' | 'declined';
  /** The name that was typed; null when it was declined. */
  signature: string | null;
  reason: string | null;
  /** Cents; null when it was declined. */
  gross: number | null;
  deposit: number | null;
  statusUrl: string;
}

/** The copy that a customer gets who has accepted. */
export async function renderOfferAccepted(data: OfferDecidedData): Promise<RenderedMail> {
  const { locale, number, gross, deposit, signature } = data;
  const copy = offerAcceptedCopy[locale];
  return renderLetter({
    ...data,
    ...copy,
    subject: copy.subject(number),
    greeting: copy.greeting(inertLine(data.firstName)),
    paragraphs: [copy.text],
    numberLabel: offerWord[locale],
    detail: { label: copy.total, value: formatAmount(gross ?? 0, locale) },
    facts: [
      { label: copy.by, value: inertLine(signature ?? '') },
      ...(deposit ? [{ label: copy.deposit, value: formatAmount(deposit, locale) }] : []),
    ],
  });
}

/** What staff are told when a customer has decided. */
export async function renderOfferNews(
  data: OfferDecidedData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const { reference, number, kind, gross, signature, reason, siteUrl } = data;
  const copy = offerNewsCopy[staffLocale];
  const news = copy[kind];
  const summary = news.summary(`${inertLine(data.firstName)} ${inertLine(data.name)}`, number);
  return renderStaffMail({
    locale: staffLocale,
    subject: `[${reference}] ${summary}`,
    headline: news.headline,
    preview: news.preview,
    summary,
    ink: projectInks[data.about],
    reference: { label: copy.number, value: number },
    detail: { label: copy.total, value: gross === null ? '–' : formatAmount(gross, staffLocale) },
    textOnly: [],
    actions: [
      {
        label: copy.open,
        href: siteUrl + pathWithin('admin-requests', staffLocale, { rest: reference }),
        inText: true,
      },
    ],
    sections:
      kind === 'accepted'
        ? [{ kind: 'facts', facts: [{ label: copy.by, value: inertLine(signature ?? '') }] }]
        : [
            {
              kind: 'message',
              title: copy.reason,
              message: reason,
              none: copy.noReason,
              locale: data.locale,
            },
          ],
    replyTo: inertLine(data.email),
    siteUrl,
  });
}
