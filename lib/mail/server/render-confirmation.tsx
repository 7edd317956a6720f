import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { inertLine } from '../inert-text';
import type { RenderedMail } from '../rendered-mail';
import { Block, FactTable, Headline, InkPlate, MailFrame, Paragraph, SectionTitle } from './mail-frame';
import { ActionButton } from './mail-parts';
import type { Ink } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textTitle } from './plain-text';

interface Fact {
  label: string;
  value: string;
}

interface ConfirmationSection {
  title: string;
  /** Numbered. */
  steps?: readonly string[];
  text: string;
  action?: { label: string; href: string };
}

export interface ConfirmationMail {
  locale: Locale;
  subject: string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  /** Below the headline. */
  opening: readonly string[];
  ink: Ink;
  reference: { label: string; value: string; hint: string };
  detail: { label: string; value: string };
  sections: readonly ConfirmationSection[];
  /** What was sent, in short, and nothing that was typed freely: the address may be that of somebody else. */
  copy: { title: string; facts: readonly Fact[] };
  /** Before the small print. */
  closing: readonly string[];
  smallPrint: string;
  siteUrl: string;
}

/** The mail someone gets at once for a form they sent: HTML and plain text from one description. */
export async function renderConfirmation(mail: ConfirmationMail): Promise<RenderedMail> {
  const { locale, ink, reference, copy } = mail;
  const html = await render(
    <MailFrame locale={locale} title={mail.subject} preview={mail.preview} siteUrl={mail.siteUrl}>
      <Headline>{mail.headline}</Headline>
      <Block top={24}>
        {mail.opening.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
      </Block>
      <InkPlate ink={ink} reference={reference} detail={mail.detail} />
      {mail.sections.map(({ title, steps, text, action }) => (
        <Block key={title}>
          <SectionTitle>{title}</SectionTitle>
          {steps ? (
            <ol className="m-steps" style={{ margin: '0 0 16px', paddingLeft: 24 }}>
              {steps.map((step) => (
                <li key={step} style={{ marginBottom: 6 }}>
                  {step}
                </li>
              ))}
            </ol>
          ) : null}
          <Paragraph>{text}</Paragraph>
          {action ? <ActionButton href={action.href}>{action.label}</ActionButton> : null}
        </Block>
      ))}
      <Block>
        <SectionTitle>{copy.title}</SectionTitle>
        <FactTable facts={copy.facts} />
      </Block>
      <Block>
        {mail.closing.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <Paragraph soft>{mail.smallPrint}</Paragraph>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(mail.headline, locale),
    ...mail.opening,
    textFacts([reference, mail.detail], locale),
    reference.hint,
    ...mail.sections.flatMap(({ title, steps = [], text: words, action }) => [
      textTitle(title, locale),
      steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
      words,
      action ? `${action.label}\n${action.href}` : '',
    ]),
    textTitle(copy.title, locale),
    textFacts(copy.facts, locale),
    ...mail.closing,
    mail.smallPrint,
    textCompany(locale, mail.siteUrl),
  );
  return {
    subject: inertLine(mail.subject),
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
