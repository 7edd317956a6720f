import 'server-only';
import { render } from '@react-email/components';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { inertLine } from '../inert-text';
import type { MailPicture, RenderedMail } from '../rendered-mail';
import {
  Block,
  FactTable,
  Headline,
  InkPlate,
  MailFrame,
  Paragraph,
  QuotedMessage,
  SectionTitle,
  WidePicture,
} from './mail-frame';
import { ActionButton, FileLink, type MailedFile, textFile } from './mail-parts';
import type { Ink } from './mail-theme';
import { joinParagraphs, textCompany, textFacts, textQuote, textTitle } from './plain-text';

interface Fact {
  label: string;
  /** Inert already. */
  value: string;
}

/** A picture that travels in the mail. Its words are inert already. */
export interface MailedPicture extends MailPicture {
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
  caption: string;
}

export type StaffMailSection =
  | { kind: 'facts'; facts: readonly Fact[] }
  /** What a visitor wrote, in their language; `none` is said when they wrote nothing. */
  | { kind: 'message'; title: string; message: string | null; none: string; locale: Locale }
  /** The plain text leaves them out: facts name what they show. */
  | { kind: 'pictures'; title: string; pictures: readonly MailedPicture[] }
  | { kind: 'files'; title: string; files: readonly MailedFile[]; none: string; warning: string };

export interface StaffMail {
  /** The language of staff. */
  locale: Locale;
  subject: string;
  headline: string;
  /** What the inbox shows after the subject. */
  preview: string;
  /** Below the headline. */
  summary?: string;
  ink: Ink;
  reference: Fact;
  detail: Fact;
  /** Facts that only the plain text needs, where there are no buttons. */
  textOnly: readonly Fact[];
  /** Buttons; those with `inText` stand in the plain text too. */
  actions: readonly { label: string; href: string; inText?: boolean }[];
  sections: readonly StaffMailSection[];
  /** Whom an answer goes to; without one, to the house. */
  replyTo: string | null;
  siteUrl: string;
}

/** A mail that tells staff about something a visitor sent: HTML and plain text from one description. */
export async function renderStaffMail(mail: StaffMail): Promise<RenderedMail> {
  const subject = inertLine(mail.subject, 150);
  const html = await render(
    <MailFrame locale={mail.locale} title={subject} preview={mail.preview} siteUrl={mail.siteUrl}>
      <Headline>{mail.headline}</Headline>
      {mail.summary ? (
        <Block top={20}>
          <Paragraph>{mail.summary}</Paragraph>
        </Block>
      ) : null}
      <InkPlate ink={mail.ink} reference={mail.reference} detail={mail.detail} />
      <Block top={24}>
        {mail.actions.map(({ label, href }, index) => (
          <ActionButton key={href} href={href} quiet={index > 0}>
            {label}
          </ActionButton>
        ))}
      </Block>
      {mail.sections.map((section) => (
        <Block key={section.kind} top={section.kind === 'facts' ? 16 : undefined}>
          {section.kind === 'facts' ? null : <SectionTitle>{section.title}</SectionTitle>}
          <SectionBody section={section} ink={mail.ink} locale={mail.locale} />
        </Block>
      ))}
    </MailFrame>,
  );
  const text = joinParagraphs(
    textTitle(mail.headline, mail.locale),
    textFacts([mail.reference, mail.detail, ...mail.textOnly], mail.locale),
    ...mail.actions.flatMap(({ label, href, inText }) => (inText ? [`${label}\n${href}`] : [])),
    ...mail.sections.flatMap((section) => textOf(section, mail.locale)),
    textCompany(mail.locale, mail.siteUrl),
  );
  const pictures = mail.sections.flatMap((section) => (section.kind === 'pictures' ? section.pictures : []));
  const headers = { 'Reply-To': mail.replyTo ?? company.email };
  return {
    subject,
    html,
    text,
    headers,
    ...(pictures.length > 0 ? { pictures } : {}),
  };
}

function SectionBody({ section, ink, locale }: { section: StaffMailSection; ink: Ink; locale: Locale }) {
  switch (section.kind) {
    case 'facts':
      return <FactTable facts={section.facts} />;
    case 'message':
      return section.message ? (
        <QuotedMessage text={section.message} locale={section.locale} ink={ink} />
      ) : (
        <Paragraph>{section.none}</Paragraph>
      );
    case 'pictures':
      return section.pictures.map(({ id, alt, caption, width, height }) => (
        <WidePicture key={id} src={`cid:${id}`} alt={alt} caption={caption} width={width} height={height} />
      ));
    case 'files':
      return section.files.length === 0 ? (
        <Paragraph>{section.none}</Paragraph>
      ) : (
        <>
          {section.files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two files may have one name
            <Paragraph key={index}>
              <FileLink file={file} locale={locale} />
            </Paragraph>
          ))}
          <Paragraph soft>{section.warning}</Paragraph>
        </>
      );
  }
}

function textOf(section: StaffMailSection, locale: Locale): string[] {
  switch (section.kind) {
    case 'facts':
      return [textFacts(section.facts, locale)];
    case 'message':
      return [textTitle(section.title, locale), section.message ? textQuote(section.message) : section.none];
    case 'pictures':
      return [];
    case 'files': {
      const files = section.files.map((file) => textFile(file, locale)).join('\n');
      return [textTitle(section.title, locale), files || section.none, files ? section.warning : ''];
    }
  }
}
