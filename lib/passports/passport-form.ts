import { readTextEntry } from '@/lib/forms/read-entry';
import { textField } from '@/lib/forms/text-fields';
import { readDay } from '@/lib/jobs/due-day';
import { knownCares } from './care';
import { type PassportContent, passportLimits } from './passport';

/** What became of a form of the desk where passports are made; each has a sentence in the messages. */
export const passportOutcomes = [
  'saved',
  'dayWrong',
  'yearsWrong',
  'madeNeeded',
  'tooMuch',
  'textWrong',
  'filmsTooMuch',
  'filmsWrong',
  'conflict',
  'notDone',
  'sent',
  'asked',
  'owed',
  'unreachable',
  'letterNeeded',
  'closed',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type PassportOutcome = (typeof passportOutcomes)[number];

const block = textField({ max: passportLimits.lines * (passportLimits.line + 2), multiline: true });

const ofFilms = { tooMuch: 'filmsTooMuch', textWrong: 'filmsWrong' } as const;

/** A text of several lines as lines, empty ones left out. */
function readLines(typed: string): string[] | keyof typeof ofFilms {
  const read = block.safeParse(typed);
  if (!read.success) return read.error.issues[0]?.message === 'tooLong' ? 'tooMuch' : 'textWrong';
  const lines = read.data
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const isTooMuch =
    lines.length > passportLimits.lines || lines.some((line) => [...line].length > passportLimits.line);
  return isTooMuch ? 'tooMuch' : lines;
}

type ReadPassport =
  | { ok: true; position: number; content: PassportContent }
  | { ok: false; outcome: PassportOutcome };

const wrong = (outcome: PassportOutcome): ReadPassport => ({ ok: false, outcome });

/**
 * Reads what staff say of a job that is done.
 *
 * @param today as "2026-11-20": nothing was done tomorrow
 */
export function readPassportForm(form: FormData, today: string): ReadPassport {
  const position = Number(readTextEntry(form, 'position') || Number.NaN);
  if (!Number.isSafeInteger(position) || position < 0 || position > 99) return wrong('invalid');
  const doneOn = readDay(readTextEntry(form, 'doneOn').trim());
  if (doneOn === null || doneOn > today) return wrong('dayWrong');
  const typedYears = readTextEntry(form, 'years').trim();
  const years = /^\d{1,2}$/.test(typedYears) ? Number(typedYears) : Number.NaN;
  if (!(years <= passportLimits.years)) return wrong('yearsWrong');
  const made = readLines(readTextEntry(form, 'made'));
  const films = readLines(readTextEntry(form, 'films'));
  if (typeof made === 'string') return wrong(made);
  if (typeof films === 'string') return wrong(ofFilms[films]);
  if (made.length === 0) return wrong('madeNeeded');
  const care = knownCares(form.getAll('care').filter((one) => typeof one === 'string'));
  return { ok: true, position, content: { doneOn, years, made, films, care } };
}
