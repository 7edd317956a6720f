import { getTranslations } from 'next-intl/server';
import { FilterSelect } from '@/components/staff/filter-bar';
import { RegisterFrame } from '@/components/staff/register-frame';
import { type ConsentRecord, consentChoices, type consentRegister } from '@/lib/consent/consent-register';
import { formatRecordedMoment } from '@/lib/i18n/format';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import type { Found, RegisterQuery } from '@/lib/staff/register-query';

const kinds = ['analytics', 'marketing', 'external'] as const;

/** Every choice about cookies as it was made: what the agency shows when it is asked to prove a consent. */
export async function ConsentRegisterView({
  locale,
  query,
  found,
}: {
  locale: Locale;
  query: RegisterQuery;
  found: Found<typeof consentRegister>;
}) {
  const t = await getTranslations('ConsentRegister');
  const { filters } = query;
  const choiceOf = (record: ConsentRecord) => {
    const allowed = kinds.filter((kind) => record[kind]);
    if (allowed.length === kinds.length) return t('choices.all');
    return allowed.length === 0 ? t('choices.none') : allowed.map((kind) => t(`kinds.${kind}`)).join(', ');
  };
  return (
    <RegisterFrame
      locale={locale}
      area="consents"
      query={query}
      found={found}
      words={{
        title: t('title'),
        lead: t('lead'),
        filters: t('filters.label'),
        search: t('filters.search'),
        empty: { title: t('empty.title'), text: t('empty.text') },
        nothing: { title: t('nothing.title'), text: t('nothing.text') },
      }}
      search={{ pattern: '[0-9A-Fa-f\\-]{1,36}', title: t('filters.searchHint') }}
      filters={
        <>
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="filter-field">
              <span>{t(`filters.${name}`)}</span>
              <input type="date" name={name} defaultValue={filters[name]} className="min-w-0" />
            </label>
          ))}
          <FilterSelect
            label={t('filters.choice')}
            all={t('filters.any')}
            name="choice"
            defaultValue={filters.choice ?? ''}
            options={consentChoices.map((value) => ({ value, label: t(`choices.${value}`) }))}
          />
          <FilterSelect
            label={t('filters.locale')}
            all={t('filters.any')}
            name="locale"
            defaultValue={filters.locale ?? ''}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
          />
          <FilterSelect
            label={t('filters.version')}
            all={t('filters.any')}
            name="version"
            defaultValue={filters.version ?? ''}
            options={found.versions.map((value) => ({ value, label: value }))}
          />
        </>
      }
      columns={[
        {
          id: 'at',
          heading: t('columns.at'),
          isRowHeading: true,
          cell: (record) => (
            <time dateTime={record.at.toISOString()}>
              {formatRecordedMoment(record.at, locale, { day: 'medium', time: 'medium' })}
            </time>
          ),
        },
        {
          id: 'choice',
          heading: t('columns.choice'),
          cell: (record) => (
            <>
              <b>{choiceOf(record)}</b>
              {record.gpc ? <span className="block text-sm text-ink-soft">{t('gpc')}</span> : null}
            </>
          ),
        },
        {
          id: 'asked',
          heading: t('columns.asked'),
          cell: (record) => (
            <>
              {t(`askedBy.${record.askedBy}`)}
              <span className="block text-sm text-ink-soft">{record.page}</span>
            </>
          ),
        },
        {
          id: 'text',
          heading: t('columns.text'),
          cell: (record) => (
            <>
              {t('version', { version: record.version, locale: record.locale })}
              <span className="block text-sm break-all text-ink-soft" title={record.textHash}>
                {t('hash', { hash: record.textHash.slice(0, 12) })}
              </span>
            </>
          ),
        },
        {
          id: 'browser',
          heading: t('columns.browser'),
          cell: (record) => (
            <>
              {record.browser}
              <span className="block text-sm text-ink-soft">
                {t('place', { country: record.country, address: record.address })}
              </span>
            </>
          ),
        },
        {
          id: 'id',
          heading: t('columns.id'),
          cell: (record) => <span className="text-sm break-all">{record.session}</span>,
        },
      ]}
    />
  );
}
