import 'server-only';
import { z } from 'zod';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { findInSpool } from '@/lib/forms/server/find-in-spool';
import { hashRecipient } from '@/lib/limits/server/buckets';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import type { Staff } from '@/lib/staff/staff';
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
import { call } from './call';

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
 * Addresses that a part of an address, a name, a company or a reference leads to, the latest first, at most fifty.
 *
 * @throws Error while the database is away
 */
export async function searchPeople(_staff: Staff, query: string): Promise<FoundPerson[]> {
  return foundShape.parse(await call('search_people', { query, max_count: mostFound }));
}

/**
 * Everything about an address in the database, and the forms of it that are still on the disk.
 *
 * @throws Error while the database is away
 */
export async function findPerson(
  _staff: Staff,
  address: string,
): Promise<{ person: Person; waiting: WaitingForm[] }> {
  const [person, waiting] = await Promise.all([call('find_person', { address }), findWaitingForms(address)]);
  return { person: personShape.parse(person), waiting };
}

/** The forms of an address that are on the disk. */
async function findWaitingForms(address: string): Promise<WaitingForm[]> {
  const kinds = [
    ['quote', quoteSubmissions.openSpool()],
    ['application', applicationSubmissions.openSpool()],
  ] as const;
  const found = await Promise.all(
    kinds.map(async ([kind, spool]) =>
      (await findInSpool(spool, address)).map(({ state, writtenAt }) => ({
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
 * @throws Error while the database is away
 */
export async function exportPerson(staff: Staff, address: string, now: Date): Promise<object | 'forbidden'> {
  const args = { actor: staff.viewer.id, address, address_hash: hashRecipient(address) };
  const exported = exportShape.parse(await call('export_address', args));
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
 * @throws Error while the database is away
 */
export async function scanForPerson(_staff: Staff, address: string): Promise<Record<string, number>> {
  const accounts = z.array(z.string()).parse(await call('accounts_of_address', { address }));
  const [rows, waiting] = await Promise.all([
    call('scan_person', { address, accounts }),
    findWaitingForms(address),
  ]);
  const found = z.record(z.string(), z.number()).parse(rows);
  return waiting.length > 0 ? { ...found, spool: waiting.length } : found;
}

/**
 * Receipts of erasures, the newest first; of one address when it is given.
 *
 * @throws Error while the database is away
 */
export async function listReceipts(_staff: Staff, address: string | null): Promise<ErasureReceipt[]> {
  const hash = address === null ? null : hashRecipient(address);
  return z.array(receiptShape).parse(await call('list_person_erasures', { hash, max_count: mostReceipts }));
}

/**
 * One receipt, or null.
 *
 * @throws Error while the database is away
 */
export async function getReceipt(_staff: Staff, id: string): Promise<ErasureReceipt | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const data = await call('get_person_erasure', { erasure: id });
  return data === null ? null : receiptShape.parse(data);
}
