import { readStructuredCommunication } from '@/lib/offers/structured-communication';

// What a bank's file says, whatever its format. Amounts are cents; days are as "2026-11-24". Only what came in is kept: what the
// agency paid is counted for the totals, and forgotten.

export const bankFormats = ['coda', 'camt'] as const;

export type BankFormat = (typeof bankFormats)[number];

export interface BankEntry {
  /** The same in every file of the bank that has this movement. */
  key: string;
  amount: number;
  bookedOn: string;
  payer: string | null;
  payerIban: string | null;
  /** The ten digits of a structured communication whose check digits are right. */
  communication: string | null;
  /** What the payer wrote else. */
  message: string;
}

export interface BankFile {
  format: BankFormat;
  /** Of the agency. */
  account: string;
  from: string;
  to: string;
  entries: BankEntry[];
}

/** Why a file is not taken; each has a sentence in the messages. */
export const bankFileFaults = [
  'missing',
  'tooLarge',
  'unknownFormat',
  'line',
  'amount',
  'day',
  'unfinished',
  'order',
  'account',
  'currency',
  'balance',
  'totals',
  'count',
  'markup',
  'declaration',
  'tooMuch',
] as const;

export type BankFileFault = (typeof bankFileFaults)[number];

/** Inside the parsers alone: `readBankFile` makes an answer of it. */
export class BankFileError extends Error {
  readonly fault: BankFileFault;
  /** Counts from 1; null where a file has no lines. */
  readonly line: number | null;

  constructor(fault: BankFileFault, line: number | null = null) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

export const bankFileLimits = {
  bytes: 4 * 1024 * 1024,
  entries: 5000,
  payer: 140,
  message: 420,
} as const;

const cut = (text: string, length: number) =>
  [
    ...text
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, length)
    .join('');

export const cleanPayer = (text: string): string | null => cut(text, bankFileLimits.payer) || null;
export const cleanMessage = (text: string): string => cut(text, bankFileLimits.message);

/** Twelve figures as people write a structured communication, not amid other figures. */
const written = /(?<!\d)(?:[+*]{3}\s?)?\d{3}\s?\/?\s?\d{4}\s?\/?\s?\d{5}(?:\s?[+*]{3})?(?!\d)/g;

/** The first structured communication in a text whose check digits are right. */
export function findCommunication(text: string): string | null {
  for (const [found] of text.matchAll(written)) {
    const digits = readStructuredCommunication(found);
    if (digits !== null) return digits;
  }
  return null;
}

/** What a key is made of; `part` counts the payments of one movement, 0 for the movement itself. */
interface Movement {
  account: string;
  /** The bank's reference, or what stands in for it. */
  reference: string;
  bookedOn: string;
  amount: number;
  part: number;
}

/** Gives each movement of a file its key; movements that are alike in everything are counted. */
export function keyMaker(): (movement: Movement) => string {
  const seen = new Map<string, number>();
  return ({ account, reference, bookedOn, amount, part }) => {
    const key = [account, reference.replace(/\s+/g, ' ').trim(), bookedOn, amount, part].join('|');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}|${times}`;
  };
}
