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

/** A word that nobody else has: 122 bits of chance as a UUID, also where the page came without TLS. */
export function newSaveKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
