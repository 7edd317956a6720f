import 'server-only';
import { company } from '@/lib/company/company';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { inertLine } from '@/lib/mail/inert-text';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { letterParagraphs, renderLetter } from '@/lib/mail/server/render-letter';
import { renderStaffMail } from '@/lib/mail/server/render-staff-mail';
import { projectInks } from '@/lib/quotes/mail/project-inks';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { gridOf, squareOf } from '../proof-point';
import { proofApprovedCopy, proofNewsCopy, proofSentCopy } from './copy';

interface ProofMailData {
  reference: string;
  locale: Locale;
  /** What was asked for. */
  about: RequestSubject;
  firstName: string;
  /** Of the version. */
  position: number;
  siteUrl: string;
  statusUrl: string;
}

interface ProofLetter extends ProofMailData {
  copy: (typeof proofSentCopy)[Locale];
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
}

/** A letter to a customer about a version of a proof. */
function renderProofLetter({
  copy,
  reference,
  position,
  firstName,
  about,
  statusUrl,
  ...letter
}: ProofLetter) {
  return renderLetter({
    ...letter,
    subject: copy.subject(reference, position),
    preview: copy.preview,
    headline: copy.headline,
    greeting: copy.greeting(inertLine(firstName)),
    ink: projectInks[about],
    plate: { label: copy.reference, value: reference },
    detail: { label: copy.version, value: String(position) },
    button: copy.button,
    href: statusUrl,
  });
}

export interface ProofSentData extends ProofMailData {
  /** What staff wrote beside it. */
  words: string;
}

/** The mail that brings a proof: the sender's words and the link to the private page. */
export async function renderProofSent(data: ProofSentData): Promise<RenderedMail> {
  const copy = proofSentCopy[data.locale];
  const paragraphs = [...letterParagraphs(data.words), copy.text];
  return renderProofLetter({ ...data, copy, paragraphs, facts: [] });
}

export interface ProofDecidedData extends ProofMailData {
  name: string;
  /** Null for a customer who can only be called. */
  email: string | null;
  kind: 'approved' | 'changes';
  /** The name that was typed; null when a change was asked for. */
  signature: string | null;
  words: string | null;
  points: readonly { x: number | null; y: number | null; page: number | null; text: string }[];
  /** Pixels of the picture; null for a document. */
  width: number | null;
  height: number | null;
  /** SHA-256 of the file. */
  hash: string;
}

/** In groups, so that it can be compared by eye and breaks where it may. */
const grouped = (hash: string) => hash.replace(/(.{8})(?=.)/g, '$1 ');

/** The copy that a customer gets who has approved. */
export async function renderProofApproved(data: ProofDecidedData): Promise<RenderedMail> {
  const copy = proofApprovedCopy[data.locale];
  return renderProofLetter({
    ...data,
    copy,
    paragraphs: [copy.text],
    facts: [
      { label: copy.by, value: inertLine(data.signature ?? '') },
      { label: copy.hash, value: grouped(data.hash) },
    ],
  });
}

/** Everything a customer said, a point a line: `2. C4: the blue is too dark`. */
function wordsOf({ points, words, width, height }: ProofDecidedData, staffLocale: Locale): string | null {
  const grid = width && height ? gridOf({ width, height }) : null;
  const lines = points.map(({ x, y, page, text }, at) => {
    const square = grid && x !== null && y !== null ? squareOf({ x, y }, grid) : null;
    const where = square ?? (page === null ? null : proofNewsCopy[staffLocale].page(page));
    return `${at + 1}. ${where === null ? text : withLabel(where, text, staffLocale)}`;
  });
  const said = [...lines, ...(words === null ? [] : [words])];
  return said.length === 0 ? null : said.join('\n\n');
}

/** What staff are told when a customer has decided about a proof. */
export async function renderProofNews(
  data: ProofDecidedData,
  staffLocale: Locale = company.staffLocale,
): Promise<RenderedMail> {
  const { reference, position, kind, signature, siteUrl } = data;
  const copy = proofNewsCopy[staffLocale];
  const news = copy[kind];
  const summary = news.summary(`${inertLine(data.firstName)} ${inertLine(data.name)}`, position);
  return renderStaffMail({
    locale: staffLocale,
    subject: `[${reference}] ${summary}`,
    headline: news.headline,
    preview: news.preview,
    summary,
    ink: projectInks[data.about],
    reference: { label: copy.reference, value: reference },
    detail: { label: copy.version, value: String(position) },
    textOnly: [],
    actions: [
      {
        label: copy.open,
        href: `${siteUrl}${pathWithin('admin-requests', staffLocale, { rest: reference })}#job`,
        inText: true,
      },
    ],
    sections:
      kind === 'approved'
        ? [{ kind: 'facts', facts: [{ label: copy.by, value: inertLine(signature ?? '') }] }]
        : [
            {
              kind: 'message',
              title: copy.said,
              message: wordsOf(data, staffLocale),
              none: copy.nothingSaid,
              locale: data.locale,
            },
          ],
    replyTo: data.email,
    siteUrl,
  });
}
