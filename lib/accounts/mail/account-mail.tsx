import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, Headline, MailFrame, Paragraph } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textTitle } from '@/lib/mail/server/plain-text';
import { type AccountMailKind, accountCopy } from './copy';

interface AccountMailData {
  kind: AccountMailKind;
  locale: Locale;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** Where the button leads; none in a mail without one. */
  url: string | null;
  /** The address asked for; empty where the mail is not about one. */
  newEmail: string;
  /** Recovery codes that are left; only where the mail is about one. */
  left?: number;
}

/** A mail about an account. Its link opens a page; only the button there uses the link up. */
export async function renderAccountMail(data: AccountMailData): Promise<RenderedMail> {
  const { kind, locale, siteUrl, url } = data;
  const copy = accountCopy[locale][kind];
  const intro = copy.intro(company.name, inertLine(data.newEmail), data.left ?? 0);
  const button = copy.button !== null && url !== null ? { label: copy.button, url } : null;
  const html = await render(
    <MailFrame locale={locale} title={copy.subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{intro}</Paragraph>
      </Block>
      <Block top={16}>
        {button ? <ActionButton href={button.url}>{button.label}</ActionButton> : null}
        {copy.validity ? <Paragraph>{copy.validity}</Paragraph> : null}
        <Paragraph>{copy.notYou}</Paragraph>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    intro,
    button ? `${button.label}\n${button.url}` : '',
    copy.validity ?? '',
    copy.notYou,
    copy.signature(company.name),
    textCompany(locale, siteUrl),
  );
  return {
    subject: copy.subject,
    html,
    text,
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'auto-generated' },
  };
}
