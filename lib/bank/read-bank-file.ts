import { compactIban, isIban } from '@/lib/offers/bank-account';
import { type BankFile, BankFileError, type BankFileFault, bankFileLimits } from './bank-file';
import { readCamt } from './read-camt';
import { readCoda } from './read-coda';

export type BankFileRead =
  | { status: 'ok'; file: BankFile }
  /** `line` counts from 1; null where a file has none. */
  | { status: 'fault'; fault: BankFileFault; line: number | null };

const fault = (name: BankFileFault, line: number | null = null): BankFileRead => ({
  status: 'fault',
  fault: name,
  line,
});

/** Names in CODA are in the letters of western Europe, one byte each; some banks write UTF-8 all the same. */
function codaText(bytes: Uint8Array): string {
  const utf8 = decodeUtf8(bytes);
  const isWider = utf8 !== null && utf8.length < bytes.length;
  return isWider && utf8.split(/\r?\n/).every((row) => row.length === 128 || row.trim() === '')
    ? utf8
    : new TextDecoder('windows-1252').decode(bytes);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readFormat(bytes: Uint8Array): BankFile | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  if (/^0000\d/.test(head)) return { format: 'coda', ...readCoda(codaText(bytes)) };
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*</.test(head)) return null;
  const text = decodeUtf8(bytes);
  if (text === null) throw new BankFileError('markup');
  return { format: 'camt', ...readCamt(text.trimStart()) };
}

/**
 * Reads a file of a bank, CODA or CAMT.053, whole or not at all: totals and balances have to be right.
 *
 * @param ownAccount of the agency; a file of another account is not taken. Where it cannot exist, as in the example company, any
 *   account is.
 */
export function readBankFile(bytes: Uint8Array, ownAccount: string): BankFileRead {
  if (bytes.length === 0) return fault('missing');
  if (bytes.length > bankFileLimits.bytes) return fault('tooLarge');
  try {
    const file = readFormat(bytes);
    if (!file) return fault('unknownFormat');
    if (isIban(ownAccount) && compactIban(ownAccount) !== file.account) return fault('account');
    return { status: 'ok', file };
  } catch (error) {
    if (error instanceof BankFileError) return fault(error.fault, error.line);
    throw error;
  }
}
