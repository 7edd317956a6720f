import { getTranslations } from 'next-intl/server';
import { formatRecordedMoment } from '@/lib/i18n/format';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type AuditLine, auditActions, auditColumns, auditEntities, auditValues } from '@/lib/staff/audit';
import { auditFigure } from '@/lib/staff/audit-value';
import { staffRoles } from '@/lib/staff/staff';

/** One changed column in words. */
export interface ChangeInWords {
  column: string;
  /** False where the log keeps no values. */
  isKept: boolean;
  before: string | null;
  after: string | null;
}

export interface AuditLabels {
  when: (line: AuditLine) => string;
  who: (line: AuditLine) => string;
  action: (line: AuditLine) => string;
  entity: (line: AuditLine) => string;
  changes: (line: AuditLine) => ChangeInWords[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * How the audit log says things in a language.
 *
 * @param names addresses of accounts, for ids among the values
 */
export async function loadAuditLabels(
  locale: Locale,
  names: ReadonlyMap<string, string>,
): Promise<AuditLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffAudit' });
  const staff = await getTranslations({ locale, namespace: 'Staff' });
  const languages = await getTranslations({ locale, namespace: 'StaffTeam.languages' });
  const say = (at: string) => formatRecordedMoment(new Date(at), locale, { day: 'short', time: 'medium' });
  type Key = Parameters<typeof t>[0];
  const word = (known: readonly string[], group: string, text: string) =>
    known.includes(text) ? t(`${group}.${text}` as Key) : text;

  const valueInWords = (column: string, value: unknown): string | null => {
    if (value === undefined || value === null) return null;
    if (typeof value === 'object') return JSON.stringify(value);
    const figure = auditFigure(column, value, locale);
    if (figure !== null) return figure;
    const text = String(value);
    const role = staffRoles.find((one) => one === text);
    if (role) return staff(`roles.${role}`);
    if (isLocale(text)) return languages(text);
    if (moment.test(text)) return say(text);
    if (uuid.test(text)) return names.get(text) ?? text.slice(0, 8);
    return word(auditValues, 'value', text);
  };

  return {
    when: ({ at }) => say(at),
    who: ({ actor, actorId }) => (actorId === null ? t('site') : (actor ?? t('formerAccount'))),
    action: ({ action }) => word(auditActions, 'action', action),
    entity: ({ entity }) => word(auditEntities, 'entity', entity),
    changes: ({ changed }) =>
      Object.entries(changed)
        .map(([column, value]) => ({
          column: word(auditColumns, 'column', column),
          isKept: value !== null,
          before: valueInWords(column, value?.from),
          after: valueInWords(column, value?.to),
        }))
        // A row that came or went with an empty column.
        .filter(({ isKept, before, after }) => !isKept || before !== null || after !== null),
  };
}
