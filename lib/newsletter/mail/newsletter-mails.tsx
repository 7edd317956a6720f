import 'server-only';
import { Link, render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, Headline, MailFrame, Paragraph } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textTitle } from '@/lib/mail/server/plain-text';
import { newsletterOptInCopy, newsletterWelcomeCopy } from './copy';

interface NewsletterMailData {
  locale: Locale;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** The page with the button that ends the subscription. */
  leaveUrl: string;
  /** What mail programs make their unsubscribe button of. */
  leaveHeaders: Record<string, string>;
}

/** The mail that asks the owner of an address to confirm. Its link opens a page; only the button there confirms. */
export async function renderNewsletterOptIn(
  data: NewsletterMailData & { confirmUrl: string },
): Promise<RenderedMail> {
  const { locale, siteUrl, confirmUrl, leaveUrl } = data;
  const copy = newsletterOptInCopy[locale];
  const html = await render(
    <MailFrame locale={locale} title={copy.subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{copy.intro(company.name)}</Paragraph>
      </Block>
      <Block top={16}>
        <ActionButton href={confirmUrl}>{copy.button}</ActionButton>
        <Paragraph>{copy.validity}</Paragraph>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
        <Paragraph soft>{copy.notYou}</Paragraph>
        <LeaveLink href={leaveUrl}>{copy.leave}</LeaveLink>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    copy.intro(company.name),
    `${copy.button}\n${confirmUrl}`,
    copy.validity,
    copy.signature(company.name),
    copy.notYou,
    `${copy.leave}\n${leaveUrl}`,
    textCompany(locale, siteUrl),
  );
  return { subject: copy.subject, html, text, headers: headersOf(data) };
}

/** The short mail that says that the subscription is confirmed. */
export async function renderNewsletterWelcome(data: NewsletterMailData): Promise<RenderedMail> {
  const { locale, siteUrl, leaveUrl } = data;
  const copy = newsletterWelcomeCopy[locale];
  const html = await render(
    <MailFrame locale={locale} title={copy.subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{copy.intro(company.name)}</Paragraph>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
        <Paragraph soft>{copy.leaving}</Paragraph>
        <LeaveLink href={leaveUrl}>{copy.leave}</LeaveLink>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    copy.intro(company.name),
    copy.signature(company.name),
    copy.leaving,
    `${copy.leave}\n${leaveUrl}`,
    textCompany(locale, siteUrl),
  );
  return { subject: copy.subject, html, text, headers: headersOf(data) };
}

function headersOf({ leaveHeaders }: NewsletterMailData): Record<string, string> {
  return { 'Reply-To': company.email, 'Auto-Submitted': 'auto-replied', ...leaveHeaders };
}

function LeaveLink({ href, children }: { href: string; children: string }) {
  return (
    <Paragraph soft>
      <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {children}
      </Link>
    </Paragraph>
  );
}
