import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import type { WorkConflict } from '../staff/work-result';
import { listPortfolioForStaff } from './manage-portfolio';

/**
 * The category that a colleague has put a work into meanwhile, by its name: a page that was open before may not know it.
 *
 * @param theirs what their version says otherwise, by field
 * @throws DatabaseAwayError
 */
export async function findTheirCategory(
  staff: Staff,
  { categoryId }: Record<string, string>,
  locale: Locale,
): Promise<Pick<WorkConflict, 'category'>> {
  if (categoryId === undefined) return {};
  const { categories } = await listPortfolioForStaff(staff);
  const found = categories.find(({ id }) => id === categoryId);
  return found ? { category: { value: found.id, label: found.title[locale] } } : {};
}
