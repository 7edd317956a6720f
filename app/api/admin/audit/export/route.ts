import { getTranslations } from 'next-intl/server';
import { withLabel } from '@/lib/i18n/copy';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { readAuditFilter } from '@/lib/staff/audit';
import { loadAuditLabels } from '@/lib/staff/audit-labels';
import { answerStaffExport } from '@/lib/staff/server/answer-export';
import { listAuditActors, readAuditLines } from '@/lib/staff/server/read-audit';

/** The log of a filter as a file; the parameters are those of its page, and `locale` is the language of the words. */
export function GET(request: Request) {
  return answerStaffExport('audit', new Date(), async (staff) => {
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const locale = isLocale(params.locale) ? params.locale : defaultLocale;
    const t = await getTranslations({ locale, namespace: 'StaffAudit.csv' });
    const [lines, actors] = await Promise.all([
      readAuditLines(staff, readAuditFilter(params), locale),
      listAuditActors(staff),
    ]);
    const names = new Map(actors.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])));
    const words = await loadAuditLabels(locale, names);
    const columns = ['at', 'who', 'role', 'what', 'where', 'id', 'label', 'changed'] as const;
    return {
      header: columns.map((column) => t(column)),
      rows: lines.map((line) => [
        new Date(line.at),
        words.who(line),
        line.actorRole,
        words.action(line),
        words.entity(line),
        line.entityId,
        line.label,
        words
          .changes(line)
          .map(({ column, before, after }) => withLabel(column, `${before ?? ''} → ${after ?? ''}`, locale))
          .join('; '),
      ]),
    };
  });
}
