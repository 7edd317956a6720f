import { isIban } from '@/lib/offers/bank-account';
import { isDay } from '@/lib/offers/payment';
import { readStructuredCommunication } from '@/lib/offers/structured-communication';
import {
  type BankEntry,
  BankFileError,
  type BankFileFault,
  bankFileLimits,
  cleanMessage,
  cleanPayer,
  findCommunication,
  keyMaker,
} from './bank-file';

// CODA, the statements of Belgian banks (Febelfin, version 2): records of 128 characters. Positions are counted from 0 here, from 1 in
// the standard.

const recordLength = 128;

interface Line {
  text: string;
  /** Counts from 1. */
  number: number;
}

const fail = (fault: BankFileFault, line: Line): never => {
  throw new BankFileError(fault, line.number);
};

/** Thousandths of a euro, as cents; banks settle no smaller amount. */
function readAmount(line: Line, from: number): number {
  const text = line.text.slice(from, from + 15);
  if (!/^\d{14}0$/.test(text)) fail('amount', line);
  return Number(text.slice(0, 14));
}

/** A figure before an amount: 0 is credit, 1 is debit. */
function readSigned(line: Line, sign: number): number {
  const amount = readAmount(line, sign + 1);
  const mark = line.text[sign];
  if (mark !== '0' && mark !== '1') fail('amount', line);
  return mark === '0' ? amount : -amount;
}

function readDay(line: Line, from: number): string {
  const text = line.text.slice(from, from + 6);
  const day = `20${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
  if (!/^\d{6}$/.test(text) || !isDay(day)) fail('day', line);
  return day;
}

/** The account of record 1 and 8: 37 characters whose meaning the second of record 1 says. */
function readAccount(line: Line): string {
  const structure = line.text[1] ?? '';
  const field = line.text.slice(5, 42);
  const isBelgianNumber = structure === '0';
  if (!'0123'.includes(structure)) fail('account', line);
  const currency = isBelgianNumber ? field.slice(13, 16) : field.slice(34, 37);
  if (currency !== 'EUR') fail('currency', line);
  // Of a Belgian IBAN three characters of extension follow.
  const account = field.slice(0, isBelgianNumber ? 12 : structure === '2' ? 31 : 34).trim();
  if (!/^[A-Z0-9]{4,34}$/.test(account)) fail('account', line);
  // A number of before IBAN: its check digits follow from it with BE, 11 and 14, and two noughts behind it.
  if (!isBelgianNumber) return account;
  const check = 98n - (BigInt(`${account}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${account}`;
}

interface Record2 {
  /** Sequence and detail number, eight figures. */
  id: string;
  isDetail: boolean;
  reference: string;
  signed: number;
  bookedOn: string;
  type: string;
  communication: string | null;
  message: string;
  payer: string;
  payerIban: string;
}

function readMovement(line: Line): Record2 {
  const { text } = line;
  const id = text.slice(2, 10);
  if (!/^\d{8}$/.test(id)) fail('line', line);
  const isStructured = text[61] === '1';
  // 101 and 102 hold twelve figures of a structured communication; other types are no communication of a payer.
  const figures = /^10[12](\d{12})/.exec(text.slice(62, 115))?.[1];
  return {
    id,
    isDetail: !id.endsWith('0000'),
    reference: text.slice(10, 31).trim(),
    signed: readSigned(line, 31),
    bookedOn: readDay(line, 115),
    type: text[53] ?? '',
    communication: isStructured && figures ? readStructuredCommunication(figures) : null,
    message: isStructured ? '' : text.slice(62, 115),
    payer: '',
    payerIban: '',
  };
}

/** Records 2.2 and 2.3 say more about the movement before them. */
function addToMovement(line: Line, last: Record2 | undefined): void {
  const { text } = line;
  if (!last || text.slice(2, 10) !== last.id) throw new BankFileError('order', line.number);
  if (text[1] === '2') last.message += text.slice(10, 63);
  else {
    const account = text.slice(10, 44).trim();
    last.payerIban = isIban(account) ? account : '';
    last.payer = text.slice(47, 82);
    last.message += text.slice(82, 125);
  }
}

/** The payments of a movement: its details where the bank or its customer added up several, and they are all there. */
function paymentsOf(movements: readonly Record2[]): Record2[] {
  const groups = Map.groupBy(movements, ({ id }) => id.slice(0, 4));
  return [...groups.values()].flatMap((group) => {
    const [main] = group.filter(({ isDetail }) => !isDetail);
    if (!main) return [];
    const details = group.filter(({ isDetail }) => isDetail);
    const isAddedUp = '12'.includes(main.type) && main.type !== '';
    const sum = details.reduce((total, { signed }) => total + signed, 0);
    return isAddedUp && details.length > 0 && sum === main.signed ? details : [main];
  });
}

interface Statement {
  account: string;
  field: string;
  opened: number;
  openedOn: string;
  movements: Record2[];
  /** Records 1, 2, 3 and 8, as record 9 counts them. */
  records: number;
  closed: { balance: number; day: string } | null;
}

function checkTotals(line: Line, { movements, records }: Statement): void {
  const mains = movements.filter(({ isDetail }) => !isDetail).map(({ signed }) => signed);
  const of = (sign: number) =>
    mains.reduce((sum, signed) => (Math.sign(signed) === sign ? sum + Math.abs(signed) : sum), 0);
  if (Number(line.text.slice(16, 22)) !== records) fail('count', line);
  if (readAmount(line, 22) !== of(-1) || readAmount(line, 37) !== of(1)) fail('totals', line);
}

function begin(line: Line): Statement {
  return {
    account: readAccount(line),
    field: line.text.slice(5, 42),
    opened: readSigned(line, 42),
    openedOn: readDay(line, 58),
    movements: [],
    records: 1,
    closed: null,
  };
}

function close(line: Line, statement: Statement): void {
  if (line.text.slice(4, 41) !== statement.field) fail('account', line);
  const balance = readSigned(line, 41);
  const mains = statement.movements.filter(({ isDetail }) => !isDetail);
  if (mains.reduce((sum, { signed }) => sum + signed, statement.opened) !== balance) fail('balance', line);
  statement.records += 1;
  statement.closed = { balance, day: readDay(line, 57) };
}

/** A record of the middle of a statement. */
function addRecord(line: Line, statement: Statement): void {
  const { text } = line;
  if (text[0] === '4') return;
  if (statement.closed) fail('order', line);
  statement.records += 1;
  if (text[0] === '3') {
    if (!'123'.includes(text[1] ?? '') || text[1] === undefined) fail('line', line);
  } else if (text[1] === '1') {
    if (statement.movements.length >= bankFileLimits.entries) fail('tooMuch', line);
    statement.movements.push(readMovement(line));
  } else if (text[1] === '2' || text[1] === '3') addToMovement(line, statement.movements.at(-1));
  else fail('line', line);
}

/** No record ends with a blank, so what follows the last one is empty; some banks end a file as DOS did, with 0x1A. */
const linesOf = (text: string): Line[] =>
  text
    .replaceAll(String.fromCharCode(0x1a), '')
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map((row, at) => ({ text: row, number: at + 1 }));

/** The statements of a file, each from its record 0 to its record 9. */
function statementsOf(lines: readonly Line[]): Statement[] {
  const statements: Statement[] = [];
  let expected: 'head' | 'balance' | 'middle' | 'nothing' = 'head';
  let current: Statement | null = null;
  for (const line of lines) {
    const [kind] = line.text;
    if (line.text.length !== recordLength) fail('line', line);
    if (expected === 'head') {
      if (kind !== '0' || line.text[127] !== '2') fail('order', line);
      expected = 'balance';
    } else if (expected === 'balance') {
      if (kind !== '1') fail('order', line);
      current = begin(line);
      expected = 'middle';
    } else if (expected === 'nothing' || current === null) fail('order', line);
    else if (kind === '8' && !current.closed) close(line, current);
    else if (kind === '9' && current.closed) {
      checkTotals(line, current);
      statements.push(current);
      current = null;
      expected = line.text[127] === '1' ? 'head' : 'nothing';
    } else if (kind === '2' || kind === '3' || kind === '4') addRecord(line, current);
    else fail('order', line);
  }
  if (expected !== 'nothing') throw new BankFileError('unfinished', lines.length);
  return statements;
}

/** @throws BankFileError */
export function readCoda(text: string): { account: string; from: string; to: string; entries: BankEntry[] } {
  const statements = statementsOf(linesOf(text));
  const [first] = statements;
  const account = first?.account ?? '';
  if (statements.some((one) => one.account !== account)) throw new BankFileError('account');
  const keyOf = keyMaker();
  const entries = statements.flatMap(({ movements, openedOn }) =>
    paymentsOf(movements)
      .filter(({ signed }) => signed > 0)
      .map((one): BankEntry => {
        const part = Number(one.id.slice(4));
        return {
          key: keyOf({
            account,
            reference: one.reference || `${openedOn} ${one.id}`,
            bookedOn: one.bookedOn,
            amount: one.signed,
            part,
          }),
          amount: one.signed,
          bookedOn: one.bookedOn,
          payer: cleanPayer(one.payer),
          payerIban: one.payerIban || null,
          communication: one.communication ?? findCommunication(one.message),
          message: cleanMessage(one.message),
        };
      }),
  );
  const days = statements.map(({ closed }) => closed?.day ?? '').sort();
  return { account, from: days[0] ?? '', to: days.at(-1) ?? '', entries };
}
