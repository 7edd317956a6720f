import { isLocale, localeNames } from '@/lib/i18n/locales';
import type { PortfolioImage } from '../portfolio';
import type { WorkLabels } from './form-labels';

const labelOf: Record<string, 'category' | undefined> = { categoryId: 'category' };

/** What a field of these forms is called where it is spoken of from elsewhere: "Légende, Image 2 (Nederlands)". */
export function nameField(
  field: string,
  labels: WorkLabels,
  images: readonly Pick<PortfolioImage, 'id' | 'role'>[] = [],
): string {
  const parts = field.split('.');
  const last = parts.at(-1);
  const language = isLocale(last) ? ` (${localeNames[last]})` : '';
  const image = images.findIndex(({ id }) => id === parts[0]);
  const name = (image < 0 ? parts[0] : parts[1]) ?? field;
  const label = labels[(labelOf[name] ?? name) as 'title'];
  const of = image < 0 ? '' : `, ${labels.roles[images[image]?.role ?? 'picture']} ${image + 1}`;
  return `${typeof label === 'string' ? label : name}${of}${language}`;
}
