import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The filters of a list as a GET form: what is chosen stands in the address, can be kept as a bookmark and sent to a
 * colleague, and needs no script. Where that must not be, `action` is a server action. `kept` are parameters that stay
 * as they are.
 */
export async function FilterBar({
  action,
  label,
  kept = {},
  clearHref,
  submit,
  children,
}: {
  action: string | ((form: FormData) => Promise<void>);
  label: string;
  kept?: Record<string, string | undefined>;
  /** The list without filters; null when none is set. */
  clearHref: string | null;
  /** What the button says in place of "Filter". */
  submit?: string;
  children: ReactNode;
}) {
  const t = await getTranslations('Staff');
  return (
    <search aria-label={label}>
      <form action={action} method={typeof action === 'string' ? 'get' : undefined} className="filter-bar">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        {children}
        <button type="submit" className="button button-ink min-h-10 px-4 text-base">
          {submit ?? t('filters.apply')}
        </button>
        {clearHref ? (
          <a href={clearHref} className="link min-h-10 font-medium underline">
            {t('filters.clear')}
          </a>
        ) : null}
      </form>
    </search>
  );
}

/** A search field of a filter bar; it takes the room that is left. */
export function FilterSearch({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="filter-field grow basis-56">
      <span>{label}</span>
      <input type="search" maxLength={100} {...input} />
    </label>
  );
}

/** A choice of a filter bar; the first option is "all". */
export function FilterSelect({
  label,
  all,
  options,
  ...select
}: {
  label: string;
  /** What choosing nothing says; null when something is always chosen. */
  all: string | null;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <label className="filter-field">
      <span>{label}</span>
      <select {...select}>
        {all === null ? null : <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
