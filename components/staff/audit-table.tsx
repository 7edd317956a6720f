import { getTranslations } from 'next-intl/server';
import { asLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { type PageId, pathWithin } from '@/lib/i18n/routes';
import type { AuditLine } from '@/lib/staff/audit';
import { type ChangeInWords, loadAuditLabels } from '@/lib/staff/audit-labels';
import { type Column, DataTable } from './data-table';

/**
 * Changes by staff, a row each, the changed columns in words.
 *
 * @param names addresses of accounts, by id
 */
export async function AuditTable({
  locale,
  lines,
  names,
}: {
  locale: Locale;
  lines: readonly AuditLine[];
  names: ReadonlyMap<string, string>;
}) {
  const t = await getTranslations('StaffAudit');
  const staff = await getTranslations('Staff');
  const words = await loadAuditLabels(locale, names);
  const columns: Column<AuditLine>[] = [
    {
      id: 'at',
      heading: t('at'),
      isRowHeading: true,
      className: 'lg:whitespace-nowrap',
      cell: (line) => <time dateTime={line.at}>{words.when(line)}</time>,
    },
    {
      id: 'who',
      heading: t('who'),
      cell: (line) => (
        <>
          {words.who(line)}
          {line.actorRole === 'site' ? null : (
            <span className="text-sm text-ink-soft"> ({staff(`roles.${line.actorRole}`)})</span>
          )}
        </>
      ),
    },
    { id: 'what', heading: t('what'), cell: words.action },
    {
      id: 'entity',
      heading: t('where'),
      cell: (line) => (
        <>
          {words.entity(line)} <EntityLabel locale={locale} line={line} />
        </>
      ),
    },
    {
      id: 'changed',
      heading: t('changed'),
      cell: (line) =>
        line.times > 1 ? (
          t('newOrder', { count: line.times })
        ) : (
          <Changes changes={words.changes(line)} notKept={t('notKept')} locale={locale} />
        ),
    },
  ];
  return <DataTable caption={t('caption')} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

/** The page on which one sees it, or null. */
function pathOf({ entity, entityId, label, target }: AuditLine, locale: Locale): string | null {
  const at = (page: PageId, rest: string | null) => (rest ? pathWithin(page, locale, { rest }) : null);
  switch (entity) {
    case 'quote_requests':
      return at('admin-requests', label);
    case 'quote_request_notes':
    case 'quote_request_messages':
      return at('admin-requests', target);
    case 'portfolio_items':
      return label && at('admin-portfolio', entityId);
    case 'portfolio_images':
      return at('admin-portfolio', target);
    case 'portfolio_categories':
      return at('admin-portfolio', 'categories');
    case 'person_erasures':
      return at('admin-people', entityId && `receipts/${entityId}`);
    default:
      return null;
  }
}

/** What the row is called, as a link where it has a page. */
function EntityLabel({ locale, line }: { locale: Locale; line: AuditLine }) {
  const { entityId, target } = line;
  const label = line.label ?? (line.entity.startsWith('quote_request_') ? target : null);
  const short = entityId?.slice(0, 8);
  const page = pathOf(line, locale);
  if (page && (label ?? short)) {
    return (
      <a href={page} className="font-bold break-words underline">
        {label ?? short}
      </a>
    );
  }
  if (label) return <b>{label}</b>;
  return entityId ? (
    <span title={entityId} className="text-ink-soft">
      {short}
    </span>
  ) : null;
}

/** Each changed column with the value before and after, or its name alone where values are not kept. */
function Changes({
  changes,
  notKept,
  locale,
}: {
  changes: readonly ChangeInWords[];
  notKept: string;
  locale: Locale;
}) {
  if (changes.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <ul>
      {changes.map(({ column, isKept, before, after }) => (
        <li key={column}>
          <span className="text-ink-soft">{isKept ? asLabel(column, locale) : column}</span>
          {isKept ? (
            <>
              {' '}
              {before === null ? null : <del>{before}</del>}
              {before !== null && after !== null ? ' → ' : null}
              {after === null ? null : <ins className="font-bold no-underline">{after}</ins>}
            </>
          ) : (
            ` (${notKept})`
          )}
        </li>
      ))}
    </ul>
  );
}
