import 'server-only';
import { company } from '@/lib/company/company';
import { formatDay } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { beginPdf } from '@/lib/pdf/pdf-document';
import type { FactGroup } from '../design-facts';

interface SheetCopy {
  sheet: string;
  saved: (day: string) => string;
  request: (reference: string) => string;
  link: string;
}

const copy: Localized<SheetCopy> = {
  fr: {
    sheet: 'Fiche de projet',
    saved: (day) => `Enregistré le ${day}`,
    request: (reference) => `Demande ${reference}`,
    link: 'Ce projet en ligne',
  },
  nl: {
    sheet: 'Ontwerpfiche',
    saved: (day) => `Bewaard op ${day}`,
    request: (reference) => `Aanvraag ${reference}`,
    link: 'Dit ontwerp online',
  },
  en: {
    sheet: 'Design sheet',
    saved: (day) => `Saved on ${day}`,
    request: (reference) => `Request ${reference}`,
    link: 'This design online',
  },
};

export interface DesignSheetContent {
  locale: Locale;
  /** What the document is called; the sheet of a design unless said. */
  sheet?: string;
  title: string;
  savedAt: Date;
  link: string | null;
  reference: string | null;
  /** JPEG or PNG; sizes in any unit, only their proportion counts. */
  pictures: readonly { image: Uint8Array; width: number; height: number; alt: string }[];
  groups: readonly FactGroup[];
  /** What is to be known of all of it. */
  closing: string;
}

function headOf({ sheet, reference }: DesignSheetContent, words: SheetCopy): string {
  if (reference === null) return words.sheet;
  return sheet === undefined ? words.request(reference) : `${sheet}, ${words.request(reference)}`;
}

/** A design on A4: its pictures, every figure, when it was saved and where it is. */
export async function designSheetPdf(content: DesignSheetContent): Promise<Uint8Array> {
  const { locale, title, savedAt, link, pictures, groups, closing } = content;
  const words = { ...copy[locale], sheet: content.sheet ?? copy[locale].sheet };
  const pdf = await beginPdf({
    title: `${title}, ${words.sheet}`,
    language: locale,
    author: company.name,
    createdAt: savedAt,
    head: [company.name, headOf(content, words)],
    foot: `${company.phone.display[locale]} · ${company.email}`,
  });
  pdf.heading(title, 1);
  pdf.paragraph(words.saved(formatDay(savedAt, locale)), { soft: true });
  for (const { image, ...size } of pictures) pdf.picture(image, size);
  for (const { title: group, facts } of groups) {
    pdf.heading(group, 2);
    pdf.table(facts.map(({ label, value }) => [label, value]));
  }
  if (link !== null) {
    pdf.heading(words.link, 2);
    pdf.link(link);
  }
  pdf.paragraph(closing, { soft: true });
  return pdf.finish();
}
