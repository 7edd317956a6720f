import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { BookEntry, BookEntryChange } from '../book/book-entry';
import { offerUnits } from '../offer';
import { priceBases } from '../price-basis';
import { type PriceBookEntry, publishedEntries } from '../price-book';

const entryShape = z.object({
  id: z.string(),
  code: z.string(),
  name: z.record(z.enum(locales), z.string()),
  unit: z.enum(offerUnits),
  cents: z.number(),
  basis: z.enum(priceBases),
  version: z.number(),
}) satisfies z.ZodType<BookEntry>;

const bookShape = z.object({ entries: z.array(entryShape), hidden: z.array(z.string()) });

interface PriceBook {
  /** What staff sell beside the published list. */
  entries: readonly BookEntry[];
  /** Published entries that are not offered where an offer is written. */
  hidden: readonly string[];
}

const refused = z.object({ status: z.enum(['forbidden', 'unknown', 'invalid', 'codeTaken', 'full']) });

const savedEntry = z.union([
  z.object({ status: z.literal('ok'), id: z.string(), version: z.number() }),
  z.object({ status: z.literal('conflict'), current: entryShape }),
  refused,
]);

const importedEntries = z.object({
  status: z.enum(['ok', 'conflict', 'forbidden', 'unknown', 'invalid', 'codeTaken', 'full']),
});

const changedHidden = z.union([z.object({ status: z.literal('ok') }), refused]);

/**
 * The price book. The staff member is the proof that it may be shown.
 *
 * @throws DatabaseAwayError
 */
export const listPriceBook = (_: Staff): Promise<PriceBook> => ask('list_price_book', {}, bookShape);

/**
 * Every entry that a line can be filled in from, those that are hidden meanwhile too: a form that is still open may name one.
 *
 * @throws DatabaseAwayError
 */
export async function listAllEntries(staff: Staff): Promise<PriceBookEntry[]> {
  const { entries } = await listPriceBook(staff);
  return [...entries, ...publishedEntries];
}

/**
 * What is offered where an offer is written: staff's own entries first.
 *
 * @throws DatabaseAwayError
 */
export async function listOfferedEntries(staff: Staff): Promise<PriceBookEntry[]> {
  const { entries, hidden } = await listPriceBook(staff);
  return [...entries, ...publishedEntries.filter(({ id }) => !hidden.includes(id))];
}

export function saveBookEntry(staff: Staff, entry: BookEntryChange) {
  return ask('save_price_book_entry', { actor: staff.viewer.id, entry }, savedEntry);
}

/**
 * Saves entries of a file, all of them or none.
 *
 * @throws DatabaseAwayError
 */
export async function importEntries(staff: Staff, entries: readonly BookEntryChange[]) {
  const args = { actor: staff.viewer.id, entries };
  // A whole book at once takes a slow machine seconds, and is saved only once.
  return (await ask('import_price_book', args, importedEntries, 10_000)).status;
}

/** Takes an entry out of the book, or undoes that. Offers keep their lines. */
export function changeBookEntryDeleted(staff: Staff, entry: string, version: number, wanted: boolean) {
  const args = { actor: staff.viewer.id, entry, seen_version: version, wanted };
  return ask('set_price_book_deleted', args, savedEntry);
}

/** Hides a published price where offers are written, or offers it again. */
export function changePublishedHidden(staff: Staff, published: string, wanted: boolean) {
  return ask('set_price_book_hidden', { actor: staff.viewer.id, published, wanted }, changedHidden);
}
