import type { NamedCustomer } from '@/lib/customers/customer';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { PlacingButton } from './placing-button';

export interface CustomerChoice extends NamedCustomer {
  company: string | null;
  email: string | null;
  phone: string | null;
}

/** Customers one below the other, each with the button that says something of them. */
export function CustomerChoices<Choice extends CustomerChoice>({
  customers,
  label,
  note = () => null,
  isLinked = true,
  locale,
  action,
  hiddenOf,
}: {
  customers: readonly Choice[];
  /** Of the button; the name follows for those who do not see whose it is. */
  label: string;
  /** What else is said of one of them. */
  note?: (customer: Choice) => string | null;
  /** Whether they have a page of their own. */
  isLinked?: boolean;
  locale: Locale;
  action: (form: FormData) => Promise<void>;
  /** What the button sends. */
  hiddenOf: (customer: Choice) => Record<string, string>;
}) {
  return (
    <ul className="max-w-3xl">
      {customers.map((customer) => {
        const name = `${customer.firstName} ${customer.name}`;
        return (
          <li
            key={customer.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="min-w-0">
              {isLinked ? (
                <PageLink
                  to="admin-customers"
                  rest={customer.id}
                  locale={locale}
                  className="inline-block py-1 font-bold wrap-anywhere underline underline-offset-4"
                >
                  {name}
                </PageLink>
              ) : (
                <strong>{name}</strong>
              )}
              <span className="block text-sm break-all text-ink-soft">
                {[
                  customer.company,
                  customer.email,
                  customer.phone && formatPhone(customer.phone, locale),
                  note(customer),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <PlacingButton action={action} fields={hiddenOf(customer)} label={label} name={name} />
          </li>
        );
      })}
    </ul>
  );
}
