import { LocalizedFields } from '@/lib/forms/localized-fields';
import type { PortfolioCategory } from '../portfolio';
import { categoryLimits } from './work-limits';

/** What staff change of a category, as save_portfolio_category takes it. */
export type CategoryChange = Pick<PortfolioCategory, 'slug' | 'title' | 'intro' | 'sample'> & {
  id?: string;
  version?: number;
};

/** The form of a category: all of it in three languages. @param id of the category; null for a new one */
export function readCategoryForm(form: FormData, id: string | null) {
  const fields = new LocalizedFields(form);
  const title = fields.localized('title', { max: categoryLimits.title, required: true });
  const category: CategoryChange = {
    ...(id ? { id, version: fields.number('version', 1, 1e9, 0) } : {}),
    title,
    intro: fields.localized('intro', { max: categoryLimits.intro, required: true }),
    slug: fields.slugs(title, 'x', categoryLimits.slug),
    sample: fields.has('sample'),
  };
  return { category, errors: fields.errors, values: fields.values };
}
