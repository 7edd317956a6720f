import { getTranslations } from 'next-intl/server';
import { designTools } from '@/app/_designs/design-tools';
import { foundHeld, pathToFile } from '@/app/_designs/find-design';
import { DesignSheet } from '@/components/designs/design-sheet';
import type { HeldDesign } from '@/lib/designs/design';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const staffLabels = async () => {
  const staff = await getTranslations('StaffRequest.designs');
  const saved = (day: string) => staff('saved', { day });
  return { title: staff('title'), files: staff('files'), unreadable: staff('unreadable'), saved };
};

const customerLabels = async () => {
  const customer = await getTranslations('QuoteStatus.designs');
  const saved = (day: string) => customer('saved', { day });
  return {
    title: customer('title'),
    files: customer('files'),
    unreadable: customer('unreadable'),
    again: customer('again'),
    saved,
  };
};

async function readSheet(held: HeldDesign, reader: 'staff' | 'customer', locale: Locale) {
  const tool = designTools[held.kind];
  const opened = (await tool?.open(held.document)) ?? null;
  const found = foundHeld(held);
  const pathTo = (file: string) => `${pathToFile(found, file)}&lang=${locale}`;
  return {
    id: held.id,
    title: held.title,
    savedAt: held.savedAt,
    sides:
      opened?.rows.flat().map((side) => ({
        id: side,
        name: opened.nameOfSide(side, locale),
        picture: pathTo(`${side}.svg`),
      })) ?? null,
    groups: opened?.facts(locale, held.figures) ?? [],
    again: reader === 'customer' ? (tool?.pathToCopy(held, locale) ?? null) : null,
    files: (opened?.files(locale) ?? [])
      .filter(({ audience }) => audience === 'everybody' || reader === 'staff')
      .map(({ id, label }) => ({ label, href: pathTo(id) })),
  };
}

/** What came with a request from the tools of the site; nothing when nothing came. */
export async function HeldDesigns({
  designs,
  reader,
  locale,
}: {
  designs: readonly HeldDesign[];
  reader: 'staff' | 'customer';
  locale: Locale;
}) {
  if (designs.length === 0) return null;
  const labels = await (reader === 'staff' ? staffLabels() : customerLabels());
  const sheets = await Promise.all(designs.map((held) => readSheet(held, reader, locale)));
  return (
    <section aria-labelledby="designs-title" className={reader === 'staff' ? 'panel' : 'mt-12'}>
      <h2 id="designs-title" className={reader === 'staff' ? 'sign mb-3 text-2xl' : 'sign mb-5 text-3xl'}>
        {labels.title}
      </h2>
      {sheets.map(({ id, savedAt, ...sheet }) => (
        <DesignSheet key={id} {...sheet} saved={labels.saved(formatDay(savedAt, locale))} labels={labels} />
      ))}
    </section>
  );
}
