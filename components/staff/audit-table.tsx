import { getTranslations } from 'next-intl/server';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { type AuditLine, auditActions, auditEntities, auditValue } from '@/lib/staff/audit';
import { type Column, DataTable } from './data-table';

type Translate = Awaited<ReturnType<typeof getTranslations<'StaffAudit'>>>;

/** The name of a table in words. */
export function entityName(t: Translate, entity: string): string {
  return auditEntities.includes(entity) ? t(`entity.${entity}` as Parameters<Translate>[0]) : entity;
}

/** What was done in words. */
export function actionName(t: Translate, action: string): string {
  const known = auditActions.find((one) => one === action);
  return known ? t(`action.${known}`) : action;
}

/** Who did it in words. */
export function actorName(t: Translate, { actor, actorId }: AuditLine): string {
  if (actorId === null) return t('site');
  return actor ?? t('formerAccount');
}

/** Changes by staff, a row each, the changed columns in words. */
export async function AuditTable({ locale, lines }: { locale: Locale; lines: readonly AuditLine[] }) {
  const t = await getTranslations('StaffAudit');
  const staff = await getTranslations('Staff');
  const time = new Intl.DateTimeFormat(formattingLocale[locale], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Brussels',
  });
  const columns: Column<AuditLine>[] = [
    {
      id: 'at',
      heading: t('at'),
      isRowHeading: true,
      className: 'lg:whitespace-nowrap',
      cell: ({ at }) => <time dateTime={at}>{time.format(new Date(at))}</time>,
    },
    {
      id: 'who',
      heading: t('who'),
      cell: (line) => (
        <>
          {actorName(t, line)}
          {line.actorRole === 'site' ? null : (
            <span className="text-sm text-ink-soft"> ({staff(`roles.${line.actorRole}`)})</span>
          )}
        </>
      ),
    },
    { id: 'what', heading: t('what'), cell: ({ action }) => actionName(t, action) },
    {
      id: 'entity',
      heading: t('where'),
      cell: (line) => (
        <>
          {entityName(t, line.entity)} <EntityLabel locale={locale} line={line} />
        </>
      ),
    },
    { id: 'changed', heading: t('changed'), cell: ({ changed }) => <Changes t={t} changed={changed} /> },
  ];
  return <DataTable caption={t('caption')} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

function EntityLabel({ locale, line: { entity, entityId, label } }: { locale: Locale; line: AuditLine }) {
  if (entity === 'quote_requests' && label) {
    return (
      <a href={pathWithin('admin-requests', locale, { rest: label })} className="font-bold underline">
        {label}
      </a>
    );
  }
  if (entity === 'person_erasures' && entityId) {
    return (
      <a
        href={pathWithin('admin-people', locale, { rest: `receipts/${entityId}` })}
        className="font-bold underline"
      >
        {entityId.slice(0, 8)}
      </a>
    );
  }
  if (label) return <b>{label}</b>;
  return entityId ? (
    <span title={entityId} className="text-ink-soft">
      {entityId.slice(0, 8)}
    </span>
  ) : null;
}

/** Each changed column with the value before and after, or its name alone where values are not kept. */
function Changes({ t, changed }: { t: Translate; changed: AuditLine['changed'] }) {
  const entries = Object.entries(changed);
  if (entries.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <ul>
      {entries.map(([column, value]) => {
        const before = auditValue(value?.from);
        const after = auditValue(value?.to);
        return (
          <li key={column}>
            <span className="text-ink-soft">{column}</span>
            {value === null ? (
              <span> ({t('notKept')})</span>
            ) : (
              <>
                {': '}
                {before === null ? null : <del>{before}</del>}
                {before !== null && after !== null ? ' → ' : null}
                {after === null ? null : <ins className="font-bold no-underline">{after}</ins>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
