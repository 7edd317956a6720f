// Writes what banks write, for tests: by the standards, not by our readers.

export interface WrittenPayment {
  /** Cents; negative is what the agency paid. */
  cents: number;
  /** As "2026-11-24". */
  day: string;
  reference: string;
  name: string;
  iban: string;
  /** A structured communication, twelve figures, or words. */
  structured: string | null;
  words: string;
}

export interface WrittenStatement {
  account: string;
  day: string;
  opened: number;
  payments: readonly WrittenPayment[];
}

const left = (text: string, length: number) => text.slice(0, length).padEnd(length);
const right = (value: number | string, length: number) => String(value).padStart(length, '0');
const ddmmyy = (day: string) => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);
const signed = (cents: number) => (cents < 0 ? '1' : '0') + right(`${Math.abs(cents)}0`, 15);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function head(day: string): string {
  return [
    '00000',
    ddmmyy(day),
    '30005',
    ' ',
    ' '.repeat(7),
    left('0938409934', 10),
    left('ATELIER', 26),
    left('KREDBEBB', 11),
    right('0', 11),
    ' ',
    right('0', 5),
    left('', 16),
    left('', 16),
    left('', 7),
    '2',
  ].join('');
}

const accountField = (account: string) => `${left(account, 34)}EUR`;

const oldBalance = ({ account, opened, day }: WrittenStatement) =>
  [
    '12001',
    accountField(account),
    signed(opened),
    ddmmyy(day),
    left('ATELIER', 26),
    left('ZICHTREKENING', 35),
    '001',
  ].join('');

function movement(payment: WrittenPayment, at: number): string[] {
  const { cents, day, reference, name, iban, structured, words } = payment;
  const id = `${right((at % 9999) + 1, 4)}0000`;
  const first = structured ? `101${structured}` : words.slice(0, 53);
  return [
    [
      '21',
      id,
      left(reference, 21),
      signed(cents),
      ddmmyy(day),
      '00150000',
      structured ? '1' : '0',
      left(first, 53),
      ddmmyy(day),
      '001',
      '0',
      '1',
      ' ',
      '0',
    ].join(''),
    [
      '22',
      id,
      left(structured ? '' : words.slice(53, 106), 53),
      left('', 35),
      left('GEBABEBB', 11),
      left('', 3),
      ' ',
      left('', 4),
      left('', 4),
      '    ',
      '1',
      ' ',
      '0',
    ].join(''),
    ['23', id, left(iban, 34), 'EUR', left(name, 35), left('', 43), '0', ' ', '1'].join(''),
    ['31', id, left(reference, 21), '00150000', '1', left('001NAAM', 73), left('', 12), '0', ' ', '0'].join(
      '',
    ),
  ];
}

/** One statement as CODA 2. */
export function writeCoda(statement: WrittenStatement, isLast = true): string {
  const { account, opened, payments, day } = statement;
  const amounts = payments.map(({ cents }) => cents);
  const records = payments.flatMap(movement);
  const of = (sign: number) => sum(amounts.filter((cents) => Math.sign(cents) === sign).map(Math.abs));
  const closing = [
    '8001',
    accountField(account),
    signed(opened + sum(amounts)),
    ddmmyy(day),
    left('', 64),
    '0',
  ].join('');
  const end = [
    '9',
    left('', 15),
    right(records.length + 2, 6),
    right(`${of(-1)}0`, 15),
    right(`${of(1)}0`, 15),
    left('', 75),
    isLast ? '2' : '1',
  ].join('');
  return [head(day), oldBalance(statement), ...records, closing, end]
    .map((record) => `${record}\r\n`)
    .join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const euros = (cents: number) => `${Math.floor(Math.abs(cents) / 100)}.${right(Math.abs(cents) % 100, 2)}`;
const mark = (cents: number) => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
const amount = (cents: number) => `<Amt Ccy="EUR">${euros(cents)}</Amt>${mark(cents)}`;

function balance(code: string, cents: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function details({ cents, name, iban, structured, words }: WrittenPayment): string {
  const remittance = structured
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${structured}</Ref></CdtrRefInf></Strd>`
    : `<Ustrd>${escaped(words)}</Ustrd>`;
  return `<TxDtls><Amt Ccy="EUR">${euros(cents)}</Amt><RltdPties><Dbtr><Pty><Nm>${escaped(name)}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties><RmtInf>${remittance}</RmtInf></TxDtls>`;
}

/** A movement of several payments that the bank added up. */
const entry = (payments: readonly WrittenPayment[]) => {
  const [first] = payments;
  const cents = sum(payments.map((payment) => payment.cents));
  return `<Ntry>${amount(cents)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${first?.day}</Dt></BookgDt><ValDt><Dt>${first?.day}</Dt></ValDt><AcctSvcrRef>${escaped(first?.reference ?? '')}</AcctSvcrRef><NtryDtls>${payments.map(details).join('')}</NtryDtls></Ntry>`;
};

/** One statement as CAMT.053, version 8. */
export function writeCamt(
  { account, day, opened, payments }: WrittenStatement,
  batches: readonly (readonly WrittenPayment[])[] = payments.map((one) => [one]),
): string {
  const closed = opened + sum(payments.map(({ cents }) => cents));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr><Stmt><Id>S-${day}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', opened, day)}${balance('CLBD', closed, day)}<TxsSummry><TtlNtries><NbOfNtries>${batches.length}</NbOfNtries></TtlNtries></TxsSummry>${batches.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`;
}
