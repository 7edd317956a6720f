import 'server-only';

interface FontTable {
  /** Everything it can write. */
  characters: string;
  /** TrueType, base64. */
  font: string;
}

type FontName = 'text' | 'strong' | 'display';

// Cut by scripts/draw-pdf-fonts.mjs.
const tables: Record<FontName, () => Promise<{ default: FontTable }>> = {
  text: () => import('./fonts/text.json'),
  strong: () => import('./fonts/strong.json'),
  display: () => import('./fonts/display.json'),
};

export interface PdfFonts {
  files: Record<FontName, Buffer>;
  /** A text with what the fonts can write of it: letters lose marks that are missing, and what is left becomes a question mark. */
  writable(text: string): string;
}

async function readFonts(): Promise<PdfFonts> {
  const entries = await Promise.all(
    Object.entries(tables).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  const files = Object.fromEntries(
    entries.map(([name, { font }]) => [name, Buffer.from(font, 'base64')]),
  ) as Record<FontName, Buffer>;
  const known = new Set(entries[0]?.[1].characters ?? '');
  const write = (character: string) => {
    if (known.has(character) || character === '\n') return character;
    if (/\s/u.test(character)) return '\u00a0';
    // The mark that was set last goes first.
    for (let marked = character.normalize('NFD'); /\p{M}$/u.test(marked); ) {
      marked = marked.slice(0, -1);
      if (known.has(marked.normalize('NFC'))) return marked.normalize('NFC');
    }
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...plain].map((part) => (known.has(part) ? part : '?')).join('');
  };
  return { files, writable: (text) => [...text.normalize('NFC')].map(write).join('') };
}

let fonts: Promise<PdfFonts> | null = null;

/** The fonts of documents, read once. */
export function loadPdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts();
  return fonts;
}
