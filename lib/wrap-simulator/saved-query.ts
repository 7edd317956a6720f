import { writeDesign } from './read-design';
import type { WrapDesign } from './wrap-design';

/**
 * The query of the tool for a design that was just kept: whoever comes back to the page goes on with what they saved.
 *
 * @param location the page of the kept design, as whoever kept it is led there
 * @returns null for any other page
 */
export function savedQuery(location: string, design: WrapDesign): string | null {
  const said = new URL(location, 'https://site.invalid').searchParams;
  const token = said.get('token');
  if (!token) return null;
  const query = new URLSearchParams([...writeDesign(design), ['change', token]]);
  for (const name of ['with', 'again']) {
    const value = said.get(name);
    if (value) query.set(name, value);
  }
  return `?${query}`;
}
