import { compactIban, isIban } from '@/lib/offers/bank-account';
import { isDay } from '@/lib/offers/payment';
import { readStructuredCommunication } from '@/lib/offers/structured-communication';
import {
  type BankEntry,
  BankFileError,
  bankFileLimits,
  cleanMessage,
  cleanPayer,
  findCommunication,
  keyMaker,
} from './bank-file';
import { readXml, type XmlNode } from './read-xml';

// CAMT.053 of ISO 20022, the statement of an account, in every version: they differ in places of names and of the status.

const listAt = (node: XmlNode, ...path: readonly string[]): XmlNode[] =>
  path.reduce<XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
const nodeAt = (node: XmlNode, ...path: readonly string[]): XmlNode | null =>
  listAt(node, ...path)[0] ?? null;
const textAt = (node: XmlNode, ...path: readonly string[]): string =>
  nodeAt(node, ...path)?.text.trim() ?? '';

function centsOf(text: string): number {
  const found = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(text);
  if (!found) throw new BankFileError('amount');
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

function amountOf(node: XmlNode | null): number {
  if (!node) throw new BankFileError('amount');
  if (node.attributes.get('Ccy') !== 'EUR') throw new BankFileError('currency');
  return centsOf(node.text.trim());
}

function signOf(node: XmlNode): 1 | -1 {
  const mark = textAt(node, 'CdtDbtInd');
  if (mark !== 'CRDT' && mark !== 'DBIT') throw new BankFileError('amount');
  return mark === 'CRDT' ? 1 : -1;
}

function dayOf(node: XmlNode | null): string {
  const day = node ? (textAt(node, 'Dt') || textAt(node, 'DtTm')).slice(0, 10) : '';
  if (!isDay(day)) throw new BankFileError('day');
  return day;
}

const balanceOf = (statement: XmlNode, codes: readonly string[]): { balance: number; day: string } | null => {
  const found = listAt(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')));
  return found
    ? { balance: signOf(found) * amountOf(nodeAt(found, 'Amt')), day: dayOf(nodeAt(found, 'Dt')) }
    : null;
};

const isBooked = (entry: XmlNode) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK';

/** Amount of one payment of a movement; null where the bank does not say it in euros. */
function detailAmount(detail: XmlNode): number | null {
  const amount = nodeAt(detail, 'Amt') ?? nodeAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (amount?.attributes.get('Ccy') !== 'EUR') return null;
  return centsOf(amount.text.trim());
}

interface Payment {
  detail: XmlNode | null;
  amount: number;
  /** Which payment of the movement, 0 for the movement itself. */
  part: number;
}

/** The payments of a movement: one, or those that the bank added up, where their amounts are all there. */
function paymentsOf(entry: XmlNode, amount: number): Payment[] {
  const details = listAt(entry, 'NtryDtls', 'TxDtls');
  const [only] = details;
  if (details.length <= 1) return [{ detail: only ?? null, amount, part: 0 }];
  const parts = details.map((detail, at) => ({ detail, amount: detailAmount(detail), part: at + 1 }));
  const sum = parts.reduce((total, part) => total + (part.amount ?? 0), 0);
  if (sum !== amount || parts.some((part) => part.amount === null || part.amount < 1))
    return [{ detail: null, amount, part: 0 }];
  return parts.map((part) => ({ ...part, amount: part.amount ?? 0 }));
}

function aboutPayer(
  detail: XmlNode | null,
): Pick<BankEntry, 'payer' | 'payerIban' | 'communication' | 'message'> {
  if (!detail) return { payer: null, payerIban: null, communication: null, message: '' };
  const parties = nodeAt(detail, 'RltdPties');
  const name = parties ? textAt(parties, 'Dbtr', 'Nm') || textAt(parties, 'Dbtr', 'Pty', 'Nm') : '';
  const iban = parties ? compactIban(textAt(parties, 'DbtrAcct', 'Id', 'IBAN')) : '';
  const message = listAt(detail, 'RmtInf', 'Ustrd')
    .map(({ text }) => text)
    .join(' ');
  const references = listAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const structured = references
    .map(({ text }) => readStructuredCommunication(text.trim()))
    .find((digits) => digits !== null);
  return {
    payer: cleanPayer(name),
    payerIban: isIban(iban) ? iban : null,
    communication: structured ?? findCommunication(message),
    message: cleanMessage(message),
  };
}

const byBank = (node: XmlNode | null, ...path: readonly string[]) => (node ? textAt(node, ...path) : '');

function readEntries(statement: XmlNode, account: string, keyOf: ReturnType<typeof keyMaker>) {
  const booked = listAt(statement, 'Ntry').filter(isBooked);
  if (booked.length > bankFileLimits.entries) throw new BankFileError('tooMuch');
  // Looking for it takes all of a statement's elements: once, not for each movement.
  const statementId = textAt(statement, 'Id');
  const signed = booked.map((entry) => signOf(entry) * amountOf(nodeAt(entry, 'Amt')));
  const entries = booked.flatMap((entry, at): BankEntry[] => {
    const amount = signed[at] ?? 0;
    const bookedOn = dayOf(nodeAt(entry, 'BookgDt'));
    if (amount <= 0) return [];
    const ofEntry = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
    return paymentsOf(entry, amount).map((payment) => ({
      key: keyOf({
        account,
        reference: ofEntry || byBank(payment.detail, 'Refs', 'AcctSvcrRef') || `${statementId} ${at + 1}`,
        bookedOn,
        amount: payment.amount,
        part: payment.part,
      }),
      amount: payment.amount,
      bookedOn,
      ...aboutPayer(payment.detail),
    }));
  });
  return { signed, entries };
}

/** What the bank added up itself, where it did. */
function checkSummary(statement: XmlNode, signed: readonly number[]): void {
  const of = (sign: number) => signed.filter((one) => Math.sign(one) === sign);
  const check = (name: string, amounts: readonly number[]) => {
    const summary = nodeAt(statement, 'TxsSummry', name);
    if (!summary) return;
    const [count, sum] = [textAt(summary, 'NbOfNtries'), textAt(summary, 'Sum')];
    if (count !== '' && Number(count) !== amounts.length) throw new BankFileError('count');
    const total = amounts.reduce((all, amount) => all + Math.abs(amount), 0);
    if (sum !== '' && centsOf(sum) !== total) throw new BankFileError('totals');
  };
  check('TtlNtries', signed);
  check('TtlCdtNtries', of(1));
  check('TtlDbtNtries', of(-1));
}

function readStatement(statement: XmlNode, keyOf: ReturnType<typeof keyMaker>) {
  const account = compactIban(textAt(statement, 'Acct', 'Id', 'IBAN'));
  if (!isIban(account)) throw new BankFileError('account');
  const { signed, entries } = readEntries(statement, account, keyOf);
  const opened = balanceOf(statement, ['OPBD', 'PRCD']);
  const closed = balanceOf(statement, ['CLBD']);
  if (!opened || !closed || signed.reduce((sum, one) => sum + one, opened.balance) !== closed.balance)
    throw new BankFileError('balance');
  checkSummary(statement, signed);
  return { account, day: closed.day, entries };
}

/** @throws BankFileError */
export function readCamt(text: string): { account: string; from: string; to: string; entries: BankEntry[] } {
  const root = readXml(text);
  const isStatement = [...root.attributes].some(
    ([name, value]) =>
      name.startsWith('xmlns') && /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/.test(value),
  );
  const keyOf = keyMaker();
  const found = isStatement ? listAt(root, 'BkToCstmrStmt', 'Stmt') : [];
  if (found.length === 0) throw new BankFileError('unknownFormat');
  const statements = found.map((statement) => readStatement(statement, keyOf));
  const account = statements[0]?.account ?? '';
  if (statements.some((one) => one.account !== account)) throw new BankFileError('account');
  const days = statements.map(({ day }) => day).sort();
  const entries = statements.flatMap((statement) => statement.entries);
  if (entries.length > bankFileLimits.entries) throw new BankFileError('tooMuch');
  return { account, from: days[0] ?? '', to: days.at(-1) ?? '', entries };
}
