import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, Headline, MailFrame, Paragraph } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textTitle } from '@/lib/mail/server/plain-text';
import { invitationCopy } from './copy';

interface InvitationMailData {
  locale: Locale;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** The page with the button that accepts. */
  url: string;
  recipient: string;
  role: 'admin' | 'sales' | 'editor';
  expiresAt: Date;
}

/** The mail that invites someone to the team. Its link opens a page; only the button there accepts. */
export async function renderStaffInvitation(data: InvitationMailData): Promise<RenderedMail> {
  const { locale, siteUrl, url, recipient, role, expiresAt } = data;
  const copy = invitationCopy[locale];
  const intro = copy.intro(company.name, copy.roles[role]);
  const day = formatDay(expiresAt, locale);
  const subject = copy.subject(company.name);
  const html = await render(
    <MailFrame locale={locale} title={subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{copy.headline}</Headline>
      <Block top={24}>
        <Paragraph>{intro}</Paragraph>
      </Block>
      <Block top={16}>
        <ActionButton href={url}>{copy.button}</ActionButton>
        <Paragraph>{copy.account(recipient)}</Paragraph>
        <Paragraph>{copy.validity(day)}</Paragraph>
        <Paragraph>{copy.notYou}</Paragraph>
        <Paragraph>{copy.signature(company.name)}</Paragraph>
      </Block>
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(copy.headline, locale),
    intro,
    `${copy.button}\n${url}`,
    copy.account(recipient),
    copy.validity(day),
    copy.notYou,
    copy.signature(company.name),
    textCompany(locale, siteUrl),
  );
  return {
    subject,
    html,
    text,
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'auto-generated' },
  };
}
