import { getTranslations } from 'next-intl/server';
import { FilterBar, FilterSearch } from '@/components/staff/filter-bar';
import { StaffSection } from '@/components/staff/staff-section';
import type { OtherCustomer } from '@/lib/customers/customer';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

type Merge = (form: FormData) => Promise<void>;

type Other = Omit<OtherCustomer, 'version'> & { sameCompany?: boolean };

/** Somebody who may be the same person, or was said to be, with the button that changes that. */
function Others({
  others,
  undo,
  label,
  company,
  locale,
  merge,
}: {
  others: readonly Other[];
  undo: boolean;
  label: string;
  /** What is said of a colleague in the same company. */
  company: string;
  locale: Locale;
  merge: Merge;
}) {
  return (
    <ul className="max-w-3xl">
      {others.map((other) => {
        const name = `${other.firstName} ${other.name}`;
        return (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="min-w-0">
              {undo ? (
                <strong>{name}</strong>
              ) : (
                <PageLink
                  to="admin-customers"
                  rest={other.id}
                  locale={locale}
                  className="font-bold underline underline-offset-4"
                >
                  {name}
                </PageLink>
              )}
              <span className="block text-sm break-all text-ink-soft">
                {[
                  other.company,
                  other.email,
                  other.phone && formatPhone(other.phone, locale),
                  other.sameCompany ? company : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <form action={merge}>
              <input type="hidden" name="other" value={other.id} />
              {undo ? <input type="hidden" name="undo" value="true" /> : null}
              <button type="submit" className="work-button">
                {label}
                <span className="sr-only"> {name}</span>
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}

/** Who was merged into a customer, who may be the same, and a search for anybody else who is. */
export async function SameCustomer({
  merged,
  alike,
  search,
  path,
  locale,
  merge,
}: {
  merged: readonly Other[];
  alike: readonly Other[];
  /** What was looked for, and who was found. */
  search: { text: string; found: readonly Other[] };
  /** The page's own. */
  path: string;
  locale: Locale;
  merge: Merge;
}) {
  const t = await getTranslations('StaffCustomers.same');
  const list = { locale, merge, company: t('colleague') };
  return (
    <StaffSection id="same" title={t('title')}>
      <p className="mb-3 max-w-prose text-ink-soft">{t('lead')}</p>
      {merged.length > 0 ? (
        <>
          <h3 className="mt-3 font-bold">{t('merged')}</h3>
          <Others others={merged} undo label={t('part')} {...list} />
        </>
      ) : null}
      {alike.length > 0 ? (
        <>
          <h3 className="mt-3 font-bold">{t('alike')}</h3>
          <Others others={alike} undo={false} label={t('merge')} {...list} />
        </>
      ) : null}
      <div className="mt-4 max-w-3xl">
        <FilterBar action={`${path}#same`} label={t('search')} clearHref={null} submit={t('find')}>
          <FilterSearch label={t('search')} name="with" defaultValue={search.text} />
        </FilterBar>
        {search.text === '' ? null : search.found.length === 0 ? (
          <p className="mt-2">{t('nobody')}</p>
        ) : (
          <Others others={search.found} undo={false} label={t('merge')} {...list} />
        )}
      </div>
    </StaffSection>
  );
}
