import 'server-only';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
} from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { colors } from '@/lib/theme/colors';
import { inertLines } from '../inert-text';
import { type CompanyLines, listCompanyLines } from './company-lines';
import { breakable, displayFont, type Ink, inks, styleSheet, textFont } from './mail-theme';

const gutter = 40;
const sheetWidth = 600;

const surface: CSSProperties = {
  width: '100%',
  backgroundColor: colors.paper,
  color: colors.ink,
  fontFamily: textFont,
  fontSize: 16,
  lineHeight: '24px',
};

export function MailFrame(props: {
  locale: Locale;
  title: string;
  preview: string;
  siteUrl: string;
  children: ReactNode;
}) {
  const { locale, title, preview, siteUrl, children } = props;
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{styleSheet}</style>
      </Head>
      <Body style={{ margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        {/* Body puts its style on a cell without a class, which dark mode could not reach. */}
        <Row className="m-surface" style={{ ...surface, tableLayout: 'fixed' }}>
          <Column align="center">
            <Container
              className="m-surface"
              style={{ ...surface, maxWidth: sheetWidth, tableLayout: 'fixed', textAlign: 'left' }}
            >
              <CropMarks edge="top" />
              <Row>
                <Column className="m-page" width={markWidth} style={{ padding: `8px 12px 16px ${gutter}px` }}>
                  <Mark />
                </Column>
                <Column style={{ padding: `8px ${gutter}px 16px 0` }}>
                  <Link
                    href={`${siteUrl}${pathTo('home', locale)}`}
                    style={{ ...display(26), color: 'inherit', textDecoration: 'none' }}
                  >
                    {company.name}
                  </Link>
                </Column>
              </Row>
              <SwatchStrip height={14} />
              {children}
              <CompanyFooter siteUrl={siteUrl} locale={locale} lines={listCompanyLines(locale)} />
              <SwatchStrip height={8} />
              <CropMarks edge="bottom" />
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

/** Heavy and tight, as the site sets its headlines. */
function display(size: number): CSSProperties {
  return {
    fontFamily: displayFont,
    fontWeight: 800,
    fontSize: size,
    lineHeight: `${Math.round(size * 1.04)}px`,
    letterSpacing: '-0.02em',
  };
}

export function Headline({ children }: { children: ReactNode }) {
  return (
    <Row>
      <Column className="m-page" style={{ padding: `40px ${gutter}px 0` }}>
        <Heading as="h1" className="m-headline" style={{ ...display(48), lineHeight: '1', margin: 0 }}>
          {children}
        </Heading>
      </Column>
    </Row>
  );
}

export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" style={{ ...display(24), margin: '0 0 12px' }}>
      {children}
    </Heading>
  );
}

export function Block({ top = 32, children }: { top?: number; children: ReactNode }) {
  return (
    <Row style={{ tableLayout: 'fixed' }}>
      <Column className="m-page" style={{ padding: `${top}px ${gutter}px 0` }}>
        {children}
      </Column>
    </Row>
  );
}

/** The reference and one more fact on a swatch of the project's ink. */
export function InkPlate(props: {
  ink: Ink;
  reference: { label: string; value: string; hint?: string };
  detail: { label: string; value: string };
}) {
  const { ink, reference, detail } = props;
  const cell: CSSProperties = {
    backgroundColor: ink.solid,
    color: ink.onSolid,
    verticalAlign: 'top',
    padding: `24px ${gutter}px`,
  };
  const label: CSSProperties = { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 };
  return (
    <Row style={{ marginTop: 32, backgroundColor: ink.solid }}>
      <Column className="m-page m-stack" width="50%" style={{ ...cell, paddingRight: 12 }}>
        <p style={label}>{reference.label}</p>
        <p
          style={{
            ...display(30),
            margin: '4px 0 0',
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {reference.value}
        </p>
        {reference.hint ? (
          <p style={{ margin: '8px 0 0', fontSize: 14, lineHeight: '20px' }}>{reference.hint}</p>
        ) : null}
      </Column>
      <Column className="m-page m-stack m-second" width="50%" style={{ ...cell, paddingLeft: 12 }}>
        <p style={label}>{detail.label}</p>
        <p style={{ ...display(24), margin: '6px 0 0' }}>{detail.value}</p>
      </Column>
    </Row>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

/** Label and value side by side, one above the other on a phone. Values may come from visitors. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const rule = `1px solid ${colors.line}`;
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{ tableLayout: 'fixed' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td
              className="m-stack m-label m-soft m-rule"
              width="160"
              style={{
                width: 160,
                padding: '10px 12px 10px 0',
                verticalAlign: 'top',
                borderBottom: rule,
                color: colors.inkSoft,
                fontSize: 15,
              }}
            >
              {label}
            </td>
            <td
              className="m-stack m-value m-rule"
              dir="auto"
              style={{
                ...breakable,
                padding: '10px 0',
                verticalAlign: 'top',
                borderBottom: rule,
                fontWeight: 600,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines one below the other, without relying on `white-space`, which Outlook ignores. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** A visitor's message, its line ends kept. */
export function QuotedMessage({ text, locale, ink }: { text: string; locale: Locale; ink: Ink }) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{ tableLayout: 'fixed', marginTop: 16 }}
    >
      <tbody>
        <tr>
          <td
            className="m-raised"
            lang={locale}
            dir="auto"
            style={{
              ...breakable,
              padding: '16px 20px',
              backgroundColor: colors.paperDeep,
              borderLeft: `6px solid ${ink.solid}`,
            }}
          >
            <Lines lines={inertLines(text)} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Paragraph({ soft = false, children }: { soft?: boolean; children: ReactNode }) {
  const size: CSSProperties = soft
    ? { color: colors.inkSoft, fontSize: 14, lineHeight: '21px' }
    : { fontSize: 17, lineHeight: '26px' };
  return (
    <p className={soft ? 'm-soft' : undefined} style={{ ...breakable, ...size, margin: '0 0 12px' }}>
      {children}
    </p>
  );
}

/** A picture as wide as the text, and what it shows below it. */
export function WidePicture(props: {
  src: string;
  alt: string;
  caption: string;
  /** Pixels, of which only the proportion counts. */
  width: number;
  height: number;
}) {
  const width = sheetWidth - 2 * gutter;
  return (
    <>
      <Img
        src={props.src}
        alt={props.alt}
        width={width}
        height={Math.round((width * props.height) / props.width)}
        style={{ width: '100%', height: 'auto', marginBottom: 8 }}
      />
      <Paragraph soft>{props.caption}</Paragraph>
    </>
  );
}

/** Two swatches of the mark beside each other. */
const markWidth = 18;

/** The six inks as on the sign of the house, two by three, without a picture that would have to be fetched. */
function Mark() {
  const cells = Object.values(inks);
  return (
    <table
      role="presentation"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      width={markWidth}
      aria-hidden="true"
    >
      <tbody>
        {[0, 2, 4].map((from) => (
          <tr key={from}>
            {cells.slice(from, from + 2).map(({ solid }) => (
              <td
                key={solid}
                style={{ backgroundColor: solid, width: 9, height: 9, fontSize: 1, lineHeight: '9px' }}
              >
                &nbsp;
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SwatchStrip({ height }: { height: number }) {
  return (
    <Row aria-hidden="true">
      {Object.entries(inks).map(([group, ink]) => (
        <Column
          key={group}
          width="16.66%"
          style={{ backgroundColor: ink.solid, height, lineHeight: `${height}px`, fontSize: 1 }}
        >
          &nbsp;
        </Column>
      ))}
    </Row>
  );
}

/** The printer's corners, where the sheet would be cut; like theirs, off the sheet itself. */
function CropMarks({ edge }: { edge: 'top' | 'bottom' }) {
  const size = 20;
  const line = `1px solid ${colors.ink}`;
  const corner = (side: 'left' | 'right'): CSSProperties => ({
    width: size,
    height: size,
    lineHeight: `${size}px`,
    fontSize: 1,
    [side === 'left' ? 'borderRight' : 'borderLeft']: line,
    [edge === 'top' ? 'borderBottom' : 'borderTop']: line,
  });
  return (
    <Row aria-hidden="true" style={edge === 'bottom' ? { marginTop: 8 } : undefined}>
      <Column className="m-mark" width={size} style={corner('left')}>
        &nbsp;
      </Column>
      <Column style={{ fontSize: 1, lineHeight: `${size}px` }}>&nbsp;</Column>
      <Column className="m-mark" width={size} style={corner('right')}>
        &nbsp;
      </Column>
    </Row>
  );
}

function CompanyFooter({ siteUrl, locale, lines }: { siteUrl: string; locale: Locale; lines: CompanyLines }) {
  const link: CSSProperties = { color: colors.paper, textDecoration: 'underline' };
  const cell: CSSProperties = {
    backgroundColor: colors.ink,
    color: colors.paper,
    verticalAlign: 'top',
    padding: `28px ${gutter}px 32px`,
    fontSize: 14,
    lineHeight: '22px',
  };
  return (
    <Row style={{ marginTop: 40, backgroundColor: colors.ink }}>
      <Column className="m-page m-stack m-raised" width="50%" style={{ ...cell, paddingRight: 12 }}>
        <strong>{lines.legalName}</strong>
        <br />
        {lines.street}
        <br />
        {lines.town}
        <br />
        {lines.country}
        <br />
        {lines.vat}
        <br />
        {lines.register}
        <br />
        {lines.iban}
      </Column>
      <Column className="m-page m-stack m-second m-raised" width="50%" style={{ ...cell, paddingLeft: 12 }}>
        <Link href={`tel:${company.phone.e164}`} style={link}>
          {lines.phone}
        </Link>
        <br />
        <Link href={`mailto:${company.email}`} style={link}>
          {company.email}
        </Link>
        <br />
        <Link href={`${siteUrl}${pathTo('home', locale)}`} style={link}>
          {new URL(siteUrl).host}
        </Link>
        <br />
        {lines.hours}
      </Column>
    </Row>
  );
}
