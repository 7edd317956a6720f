import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { inertLines } from '../inert-text';
import type { RenderedMail } from '../rendered-mail';
import { Block, FactTable, Headline, InkPlate, Lines, MailFrame, Paragraph } from './mail-frame';
import { ActionButton } from './mail-parts';
import type { Ink } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textTitle } from './plain-text';

interface Fact {
  label: string;
  value: string;
}

export interface Letter {
  locale: Locale;
  subject: string;
  /** What the inbox shows after the subject. */
  preview: string;
  headline: string;
  greeting: string;
  /** Their line ends are kept. */
  paragraphs: readonly string[];
  ink: Ink;
  /** The number it is about, and what goes with it. */
  plate: Fact;
  detail: Fact;
  facts: readonly Fact[];
  button: string;
  /** Where the button leads: the private page. */
  href: string;
  siteUrl: string;
}

/** What staff wrote, in paragraphs: an empty line parts them, and nothing in it is a link. */
export function letterParagraphs(words: string): string[] {
  return inertLines(words)
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A letter to a customer about their request, in HTML and plain text; its answers go to the workshop. */
export async function renderLetter(letter: Letter): Promise<RenderedMail> {
  const { locale, subject, headline, greeting, paragraphs, plate, detail, facts, button, href, siteUrl } =
    letter;
  const html = await render(
    <MailFrame locale={locale} title={subject} preview={letter.preview} siteUrl={siteUrl}>
      <Headline>{headline}</Headline>
      <Block top={28}>
        <Paragraph>{greeting}</Paragraph>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <Paragraph key={index}>
            <Lines lines={paragraph.split('\n')} />
          </Paragraph>
        ))}
      </Block>
      <InkPlate ink={letter.ink} reference={plate} detail={detail} />
      {facts.length > 0 ? (
        <Block>
          <FactTable facts={facts} />
        </Block>
      ) : null}
      <Block>
        <ActionButton href={href}>{button}</ActionButton>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(headline, locale),
    greeting,
    ...paragraphs,
    textFacts([plate, detail, ...facts], locale),
    `${button}\n${href}`,
    textCompany(locale, siteUrl),
  );
  return { subject, html, text, headers: { 'Reply-To': company.email } };
}
