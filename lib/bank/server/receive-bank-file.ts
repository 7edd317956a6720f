import 'server-only';
import { company } from '@/lib/company/company';
import { readForm } from '@/lib/forms/server/read-form';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { type BankFileFault, bankFileLimits } from '../bank-file';
import { readBankFile } from '../read-bank-file';
import { keepBankFile } from './bank-store';

/** Where the form of the payments page sends a file. */
export const bankFilePath = (locale: Locale) => `/api/admin/payments/files?locale=${locale}`;

/** A form is some hundred bytes longer than its file. */
const maxFormBytes = bankFileLimits.bytes + 16 * 1024;

type Place = { rest?: string; query: Record<string, string> };

const faultPlace = (fault: BankFileFault, line: number | null = null): Place => ({
  query: { fault, ...(line === null ? {} : { line: String(line) }) },
});

/** Where the browser is led with what became of the file. */
async function keepFile(staff: Staff, request: Request): Promise<Place> {
  const read = await readForm(request, maxFormBytes);
  if (read.status === 'unavailable') return { query: { outcome: 'unavailable' } };
  if (read.status !== 'ok' || read.cut) return faultPlace(read.status === 'ok' ? 'tooLarge' : 'missing');
  const sent = read.form.get('file');
  if (!(sent instanceof Blob) || sent.size === 0) return faultPlace('missing');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const found = readBankFile(bytes, company.iban);
  if (found.status === 'fault') return faultPlace(found.fault, found.line);
  const kept = await keepBankFile(staff, bytes, found.file);
  if (!('id' in kept)) return { query: { outcome: kept.status } };
  return { rest: kept.id, query: kept.status === 'known' ? { outcome: 'known' } : {} };
}

/** Takes a file of the bank from a form of plain HTML, and leads to what it would book. */
export async function receiveBankFile(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('payments');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const place = await keepFile(answer.staff, request).catch((error: unknown): Place => {
    incident(error, { during: 'bank.receiveFile' });
    return { query: { outcome: 'unavailable' } };
  });
  // 303, so that reloading the page does not send the file again.
  const headers = {
    Location: pathWithin('admin-payments', locale, place),
    'Cache-Control': 'private, no-store',
  };
  return new Response(null, { status: 303, headers });
}
