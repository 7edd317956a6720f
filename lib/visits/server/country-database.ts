import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CountryResponse, Reader, type Response } from 'mmdb-lib';
import { log } from '@/lib/log/log';

// Which country the registries of the internet have given an address to: the file comes with a package (public domain,
// CC0), so that nobody has to be asked about a visitor. See decision 0010.

/** Named in full, so that a standalone build takes it along (next.config.ts). */
const file = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface AddressRecord {
  country_code?: string;
}

let reader: Pick<Reader<Response>, 'get'> | null | undefined;

/** Read at the first question: a site whose visitors allow nothing never holds its eight megabytes. */
function openDatabase() {
  if (reader !== undefined) return reader;
  try {
    reader = new Reader<CountryResponse>(
      readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file)),
    );
  } catch (error) {
    log.warn('visits.countryDatabaseMissing', { error });
    reader = null;
  }
  return reader;
}

/** The code of the country an address was given to, as the file says it; null for what it does not know. */
export function countryOfAddress(address: string): string | null {
  const record = openDatabase()?.get(address) as AddressRecord | null | undefined;
  return record?.country_code ?? null;
}
