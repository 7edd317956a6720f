import type { Locale } from '@/lib/i18n/locales';

/** Where a customer can be: the neighbours, the other member states, then whoever else is near enough to be worked for. */
const neighbours = ['BE', 'NL', 'LU', 'FR', 'DE'] as const;
const otherMemberStates = [
  ...(['AT', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT'] as const),
  ...(['LT', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as const),
];
const thirdCountries = ['AD', 'CH', 'GB', 'IS', 'LI', 'MC', 'NO', 'SM', 'US'] as const;

export const deliveryCountries = [...neighbours, ...otherMemberStates, ...thirdCountries] as const;

export type Country = (typeof deliveryCountries)[number];

/** Whether goods that are delivered there stay in the European Union. */
export const isMemberState = (country: Country): boolean =>
  !thirdCountries.some((other) => other === country);

/** Countries to choose from: the neighbours first, then the others by their names in this language. */
export function countryOptions(locale: Locale): { value: Country; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const named = deliveryCountries.map((value) => ({ value, label: names.of(value) ?? value }));
  const rest = named.slice(neighbours.length).sort((a, b) => a.label.localeCompare(b.label, locale));
  return [...named.slice(0, neighbours.length), ...rest];
}
