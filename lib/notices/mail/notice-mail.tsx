import 'server-only';
import { Link, render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { Block, Headline, MailFrame, Paragraph } from '@/lib/mail/server/mail-frame';
import { ActionButton } from '@/lib/mail/server/mail-parts';
import { joinParagraphs, textCompany, textTitle } from '@/lib/mail/server/plain-text';
import type { NoticeKind } from '../notice';
import { noticeCopy } from './copy';

/** References that a mail lists; of more it says how many. */
const listed = 20;

export interface NoticeMailData {
  locale: Locale;
  /** Who did it. */
  by: string | null;
  notices: readonly { kind: NoticeKind; reference: string }[];
  siteUrl: string;
}

function wordsOf({ locale, by, notices }: NoticeMailData) {
  const copy = noticeCopy[locale];
  const name = by === null ? null : inertLine(by, 120);
  const [first] = notices;
  if (notices.length === 1 && first) {
    return {
      subject: copy.subject[first.kind](first.reference),
      headline: copy.headline[first.kind],
      text: copy.text[first.kind](name),
    };
  }
  return {
    subject: copy.manySubject(notices.length),
    headline: copy.manyHeadline,
    text: copy.manyText(name, notices.length),
  };
}

/** Tells a colleague what is theirs now: one request, or the many of one gesture. */
export async function renderNoticeMail(data: NoticeMailData): Promise<RenderedMail> {
  const { locale, notices, siteUrl } = data;
  const copy = noticeCopy[locale];
  const { subject, headline, text } = wordsOf(data);
  const urlOf = (reference: string) => siteUrl + pathWithin('admin-requests', locale, { rest: reference });
  const listUrl = siteUrl + pathWithin('admin-notices', locale);
  const buttons = notices.slice(0, listed).map(({ reference }) => ({
    href: urlOf(reference),
    label: notices.length === 1 ? copy.open : copy.openReference(reference),
  }));
  const left = notices.length - buttons.length;
  const html = await render(
    <MailFrame locale={locale} title={subject} preview={copy.preview} siteUrl={siteUrl}>
      <Headline>{headline}</Headline>
      <Block top={20}>
        <Paragraph>{text}</Paragraph>
      </Block>
      <Block top={16}>
        {buttons.map(({ href, label }) => (
          <ActionButton key={href} href={href}>
            {label}
          </ActionButton>
        ))}
        {left > 0 ? <Paragraph>{copy.more(left)}</Paragraph> : null}
        <Paragraph soft>
          {copy.off}{' '}
          <Link href={listUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {copy.all}
          </Link>
        </Paragraph>
      </Block>
    </MailFrame>,
  );
  return {
    subject,
    html,
    text: joinParagraphs(
      textTitle(headline, locale),
      text,
      ...buttons.map(({ label, href }) => `${label}\n${href}`),
      left > 0 ? copy.more(left) : '',
      `${copy.off}\n${listUrl}`,
      textCompany(locale, siteUrl),
    ),
    headers: { 'Reply-To': company.email, 'Auto-Submitted': 'auto-generated' },
  };
}
