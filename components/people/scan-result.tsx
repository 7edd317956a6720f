import { getLocale, getTranslations } from 'next-intl/server';
import { withLabel } from '@/lib/i18n/copy';
import { erasedParts } from '@/lib/people/person';

/** What a search over all tables and the disk found. */
export async function ScanResult({
  found,
  held = 0,
}: {
  found: Record<string, number>;
  /** Orders that the law keeps, and that the search leaves out. */
  held?: number;
}) {
  const t = await getTranslations('StaffPeople');
  const locale = await getLocale();
  const entries = Object.entries(found).map(([table, count]) => {
    const known = erasedParts.find((one) => one === table);
    return [known ? t(`erased.${known}`) : table, count] as const;
  });
  if (entries.length === 0) {
    return (
      <p className="border-l-8 border-success bg-success-tint px-4 py-3 font-bold">
        {held > 0 ? t('scan.onlyHeld', { count: held }) : t('scan.nothing')}
      </p>
    );
  }
  return (
    <div className="border-l-8 border-danger bg-danger-tint px-4 py-3">
      <p className="font-bold">{t('scan.found')}</p>
      <ul className="figures mt-1">
        {entries.map(([table, count]) => (
          <li key={table}>{withLabel(table, String(count), locale)}</li>
        ))}
      </ul>
    </div>
  );
}
