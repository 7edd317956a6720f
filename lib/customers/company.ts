import { z } from 'zod';
import { formatVatNumber } from '@/lib/offers/vat-number';
import { historyLine, namedCustomer, personShape } from './customer';

/** Somebody of a company, as one line of its page. */
const colleague = z.object({
  ...personShape,
  /** Of the company, as offers to them or their record say it. */
  vatNumbers: z.array(z.string()),
  billingAddress: z.string().nullable(),
  lastContactAt: z.coerce.date(),
  requests: z.number(),
  orders: z.number(),
  /** What accepted offers still await, VAT included. */
  openCents: z.number(),
});

export type Colleague = z.output<typeof colleague>;

/** All of a company, as `find_company` answers it. */
export const companyShape = z.object({
  id: z.string(),
  /** By their last contact; nobody is no company. */
  people: z.array(colleague).min(1),
  /** The same VAT number or the same name of a company, and not among its people. */
  alike: z.array(z.object(personShape)),
  /** About its people, the newest first. */
  notes: z.array(
    z.object({
      id: z.string(),
      by: z.string().nullable(),
      body: z.string(),
      at: z.coerce.date(),
      customer: namedCustomer,
    }),
  ),
  /** A page of what its people asked for, the newest first. */
  requests: z.array(historyLine),
});

export type Company = z.output<typeof companyShape>;

/** A company as one line of the list. */
const companyRow = z.object({
  id: z.string(),
  /** By their last contact. */
  people: z.array(colleague.pick({ firstName: true, name: true, company: true, vatNumbers: true })).min(1),
  count: z.number(),
  lastContactAt: z.coerce.date(),
  requests: z.number(),
  /** What accepted offers still await, VAT included. */
  openCents: z.number(),
});

export type CompanyRow = z.output<typeof companyRow>;

/** Companies by their last contact. */
export const companyListShape = z.object({ total: z.number(), rows: z.array(companyRow) });

export type CompanyList = z.output<typeof companyListShape>;

/** The path of the list of companies below that of the customers. */
export const companiesPath = 'companies';

/** The path of a company's page there. */
export const companyPath = (id: string): string => `${companiesPath}/${id}`;

export const companyPageSize = 50;

/** Texts that differ only in capitals, spaces or the ends of lines are one. */
const sameText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Each text once, as it is written first, those that are written most often first. */
function distinct(texts: readonly (string | null)[]): string[] {
  const found = new Map<string, { text: string; times: number }>();
  for (const text of texts) {
    if (text === null || text.trim() === '') continue;
    const key = sameText(text);
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { text, times: 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times).map(({ text }) => text);
}

interface CompanyNames {
  /** As most of its people write it, the latest contact first; their VAT number, or a name, where nobody does. */
  title: string;
  vatNumbers: string[];
}

/** What a company is called; `people` by their last contact. */
function companyNames(people: Readonly<CompanyRow['people']>): CompanyNames {
  const vatNumbers = distinct(people.flatMap((person) => person.vatNumbers));
  const [named] = distinct(people.map(({ company }) => company));
  const [number] = vatNumbers;
  const [first] = people;
  return {
    title: named ?? (number ? formatVatNumber(number) : first ? `${first.firstName} ${first.name}` : ''),
    vatNumbers,
  };
}

/** A company in a line: its name, and its VAT numbers as documents print them, where its name is none of them. */
export function companyLine(people: Readonly<CompanyRow['people']>): { title: string; numbers: string[] } {
  const { title, vatNumbers } = companyNames(people);
  return { title, numbers: vatNumbers.map(formatVatNumber).filter((number) => number !== title) };
}

interface CompanyFacts extends CompanyNames {
  addresses: string[];
  requests: number;
  orders: number;
  openCents: number;
  lastContactAt: Date;
}

/** What the records of its people say of a company; `people` by their last contact. */
export function companyFacts(people: readonly Colleague[]): CompanyFacts {
  const sum = (of: (person: Colleague) => number) => people.reduce((all, one) => all + of(one), 0);
  return {
    ...companyNames(people),
    addresses: distinct(people.map(({ billingAddress }) => billingAddress)),
    requests: sum(({ requests }) => requests),
    orders: sum(({ orders }) => orders),
    openCents: sum(({ openCents }) => openCents),
    lastContactAt: new Date(Math.max(...people.map(({ lastContactAt }) => lastContactAt.getTime()))),
  };
}
