import { getTranslations } from 'next-intl/server';
import { type Column, DataTable } from '@/components/staff/data-table';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { ErasureReceipt, FoundPerson } from '@/lib/people/person';

/** Addresses that a search led to. */
export async function FoundPeople({
  locale,
  people,
  hrefOf,
}: {
  locale: Locale;
  people: readonly FoundPerson[];
  /** Where everything about an address is shown. */
  hrefOf: (address: string) => string;
}) {
  const t = await getTranslations('StaffPeople');
  const columns: Column<FoundPerson>[] = [
    {
      id: 'address',
      heading: t('address'),
      isRowHeading: true,
      cell: ({ address }) => (
        <a href={hrefOf(address)} className="link min-h-8 font-bold underline">
          {address}
        </a>
      ),
    },
    { id: 'name', heading: t('name'), cell: ({ name }) => name },
    {
      id: 'sources',
      heading: t('foundIn'),
      cell: ({ sources }) => sources.map((source) => t(`source.${source}`)).join(', '),
    },
    { id: 'last', heading: t('last'), cell: ({ lastAt }) => formatDay(new Date(lastAt), locale) },
  ];
  return (
    <DataTable caption={t('results')} columns={columns} rows={people} rowKey={({ address }) => address} />
  );
}

/** Receipts of erasures, the newest first. */
export async function Receipts({
  locale,
  receipts,
}: {
  locale: Locale;
  receipts: readonly ErasureReceipt[];
}) {
  const t = await getTranslations('StaffPeople');
  const columns: Column<ErasureReceipt>[] = [
    {
      id: 'id',
      heading: t('receipt.number'),
      isRowHeading: true,
      cell: ({ id }) => (
        <a
          href={pathWithin('admin-people', locale, { rest: `receipts/${id}` })}
          className="link min-h-8 font-bold underline"
        >
          {id.slice(0, 8)}
        </a>
      ),
    },
    { id: 'at', heading: t('receipt.at'), cell: ({ at }) => formatDay(new Date(at), locale) },
    { id: 'reason', heading: t('reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
    {
      id: 'by',
      heading: t('receipt.by'),
      cell: ({ actor, reason }) =>
        reason === 'own-account' ? t('receipt.person') : (actor ?? t('receipt.former')),
    },
    {
      id: 'held',
      heading: t('receipt.held'),
      align: 'end',
      cell: ({ held }) => held.length,
    },
  ];
  return <DataTable caption={t('receipts')} columns={columns} rows={receipts} rowKey={({ id }) => id} />;
}
