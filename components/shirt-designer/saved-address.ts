/**
 * The query of the tool for a design that was just kept: whoever comes back to the page goes on with what they saved.
 *
 * @param location the page of the kept design, as whoever kept it is led there
 * @returns null for any other page
 */
export function savedAddress(location: string): { change: string; query: string } | null {
  const said = new URL(location, 'https://site.invalid').searchParams;
  const change = said.get('token');
  if (!change) return null;
  const query = new URLSearchParams({ change });
  for (const name of ['with', 'again']) {
    const value = said.get(name);
    if (value) query.set(name, value);
  }
  return { change, query: `?${query}` };
}
