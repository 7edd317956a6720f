import 'server-only';
import { Button, Link } from '@react-email/components';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { colors } from '@/lib/theme/colors';
import { inertLine } from '../inert-text';
import { breakable } from './mail-theme';

/** A visitor's file in a mail. */
export interface MailedFile {
  /** As the visitor called it. */
  name: string;
  /** Bytes. */
  size: number;
  /** An http(s) address where staff can fetch it; never shown to the visitor. */
  url?: string;
}

/** A file's name and size as one line. */
function nameWithSize({ name, size }: MailedFile, locale: Locale): string {
  return `${inertLine(name)} (${formatFileSize(size, locale)})`;
}

/** The address when it is one of the web; anything else would be a link that does something. */
function webAddress(url: string | undefined): string | null {
  return url && /^https?:\/\/[^\s]+$/u.test(url) ? url : null;
}

export function FileLink({ file, locale }: { file: MailedFile; locale: Locale }) {
  const url = webAddress(file.url);
  const label = nameWithSize(file, locale);
  if (!url) return label;
  return (
    <Link href={url} style={{ color: 'inherit', fontWeight: 600, textDecoration: 'underline' }}>
      {label}
    </Link>
  );
}

/** A file as a line of a plain-text mail, its address on the next. */
export function textFile(file: MailedFile, locale: Locale): string {
  const url = webAddress(file.url);
  return `- ${nameWithSize(file, locale)}${url ? `\n  ${url}` : ''}`;
}

/** A `mailto:` link with the beginning of an answer. Everything may come from visitors. */
export function replyLink(email: string, subject: string, greeting: string): string {
  const address = encodeURIComponent(inertLine(email)).replace('%40', '@');
  const body = encodeURIComponent(`${inertLine(greeting)}\r\n\r\n`);
  return `mailto:${address}?subject=${encodeURIComponent(inertLine(subject))}&body=${body}`;
}

/** The one thing to do stands on ink; what else can be done, in a frame. */
export function ActionButton({
  href,
  quiet = false,
  children,
}: {
  href: string;
  quiet?: boolean;
  children: string;
}) {
  const look = quiet
    ? { color: colors.ink, border: `2px solid ${colors.ink}`, padding: '12px 18px' }
    : { backgroundColor: colors.ink, color: colors.paper, padding: '14px 20px' };
  return (
    <Button
      className={quiet ? 'm-button m-quiet' : 'm-button'}
      href={href}
      style={{
        ...breakable,
        ...look,
        fontWeight: 700,
        fontSize: 16,
        marginRight: 12,
        marginBottom: 12,
      }}
    >
      {children}
    </Button>
  );
}
