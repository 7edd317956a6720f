import 'server-only';
import { z } from 'zod';
import { personalSpools } from '@/lib/erasure/server/spools';
import { phoneDigitsOf } from '@/lib/forms/phone-search';
import { listFormsOf } from '@/lib/forms/server/forms-of-person';
import { hashRecipient } from '@/lib/limits/server/buckets';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import {
  type ErasureReceipt,
  type FoundPerson,
  type Person,
  personShape,
  personSources,
  receiptShape,
  type WaitingForm,
} from '../person';

const timeoutMilliseconds = 20_000;
const mostFound = 50;
const mostReceipts = 50;

const foundShape = z.array(
  z.object({
    address: z.string(),
    name: z.string().nullable(),
    sources: z.array(z.enum(personSources)),
    lastAt: z.string(),
  }),
);

/**
 * Addresses that a part of an address, a name, a company, a reference or a phone number leads to, the latest first, at most fifty.
 *
 * @throws DatabaseAwayError
 */
export function searchPeople(_staff: Staff, query: string): Promise<FoundPerson[]> {
  const args = { query: phoneDigitsOf(query) ?? query, max_count: mostFound };
  return ask('search_people', args, foundShape, timeoutMilliseconds);
}

/**
 * Everything about an address in the database, and the forms of it that are still on the disk.
 *
 * @throws DatabaseAwayError
 */
export async function findPerson(
  _staff: Staff,
  address: string,
): Promise<{ person: Person; waiting: WaitingForm[] }> {
  const [person, waiting] = await Promise.all([
    ask('find_person', { address }, personShape, timeoutMilliseconds),
    findWaitingForms(address),
  ]);
  return { person, waiting };
}

/** The forms of an address that are on the disk. */
async function findWaitingForms(address: string): Promise<WaitingForm[]> {
  const found = await Promise.all(
    personalSpools().map(async ({ kind, spool }) =>
      (await listFormsOf(spool, address)).map(({ state, writtenAt }) => ({
        kind,
        state,
        at: writtenAt.toISOString(),
      })),
    ),
  );
  return found.flat();
}

/** Whether a search finds nothing of a person. */
export function isUnknown({ person, waiting }: { person: Person; waiting: readonly WaitingForm[] }): boolean {
  return (
    waiting.length === 0 &&
    Object.values(person).every((part) => part === null || (Array.isArray(part) && part.length === 0))
  );
}

const exportShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), person: personShape }),
  z.object({ status: z.literal('forbidden') }),
]);

/**
 * What an admin hands to a person who asks for their data (GDPR, articles 15 and 20): everything, each file with a link
 * that opens for thirty days. That it was exported is written down.
 *
 * @throws DatabaseAwayError
 */
export async function exportPerson(staff: Staff, address: string, now: Date): Promise<object | 'forbidden'> {
  const args = { actor: staff.viewer.id, address, address_hash: hashRecipient(address) };
  const exported = await ask('export_address', args, exportShape, timeoutMilliseconds);
  if (exported.status !== 'ok') return exported.status;
  const { quoteRequests, jobApplications, ...rest } = exported.person;
  const linked = (purpose: 'quote' | 'application', files: Person['quoteRequests'][number]['files']) =>
    files.map(({ id, ...file }) => ({ ...file, link: attachmentUrl(purpose, id, now) }));
  return {
    address,
    exportedAt: now.toISOString(),
    ...rest,
    quoteRequests: quoteRequests.map((request) => ({ ...request, files: linked('quote', request.files) })),
    jobApplications: jobApplications.map((one) => ({ ...one, files: linked('application', one.files) })),
    formsOnDisk: await findWaitingForms(address),
  };
}

/**
 * Searches every row of every table for an address, and the disk.
 *
 * @returns how many rows hold it, by table, and `spool`; nothing but orders is left when it is empty
 * @throws DatabaseAwayError
 */
export async function scanForPerson(_staff: Staff, address: string): Promise<Record<string, number>> {
  const accounts = await ask('accounts_of_address', { address }, z.array(z.string()), timeoutMilliseconds);
  const counts = z.record(z.string(), z.number());
  const [found, waiting] = await Promise.all([
    ask('scan_person', { address, accounts }, counts, timeoutMilliseconds),
    findWaitingForms(address),
  ]);
  return waiting.length > 0 ? { ...found, spool: waiting.length } : found;
}

/**
 * Receipts of erasures, the newest first; of one address when it is given.
 *
 * @throws DatabaseAwayError
 */
export async function listReceipts(_staff: Staff, address: string | null): Promise<ErasureReceipt[]> {
  const hash = address === null ? null : hashRecipient(address);
  const args = { hash, max_count: mostReceipts };
  return ask('list_person_erasures', args, z.array(receiptShape), timeoutMilliseconds);
}

/**
 * One receipt, or null.
 *
 * @throws DatabaseAwayError
 */
export async function findReceipt(_staff: Staff, id: string): Promise<ErasureReceipt | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return ask('get_person_erasure', { erasure: id }, receiptShape.nullable(), timeoutMilliseconds);
}
