import { Temporal } from 'temporal-polyfill';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readDay } from '@/lib/jobs/due-day';
import { isUuid } from '@/lib/staff/row';
import { type AbsenceSpan, longestAbsence } from './absence';
import { halfDayParts } from './fitting-means';

/** What a form says of an absence. */
export interface WantedAbsence extends AbsenceSpan {
  who: string;
}

type ReadAbsence =
  | { ok: true; data: WantedAbsence; values: Record<string, string> }
  | { ok: false; fields: Record<string, string[]>; values: Record<string, string> };

const fieldNames = ['who', 'fromDay', 'fromPart', 'toDay', 'toPart'] as const;

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).total({ unit: 'days' });

/** Reads the form of an absence; without a last day it is the first one. */
export function readAbsence(form: FormData): ReadAbsence {
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, readTextEntry(form, name).trim().slice(0, 40).toWellFormed()]),
  ) as Record<(typeof fieldNames)[number], string>;
  const fields: Record<string, string[]> = {};
  const dayOf = (name: 'fromDay' | 'toDay', typed: string) => {
    const day = readDay(typed);
    if (day === null) fields[name] = [typed === '' ? 'required' : 'invalidDay'];
    return day;
  };
  const partOf = (name: 'fromPart' | 'toPart') => {
    const part = halfDayParts.find((known) => known === values[name]) ?? null;
    if (part === null) fields[name] = ['required'];
    return part;
  };
  if (!isUuid(values.who)) fields.who = ['required'];
  const [fromDay, fromPart] = [dayOf('fromDay', values.fromDay), partOf('fromPart')];
  const toDay = values.toDay === '' ? fromDay : dayOf('toDay', values.toDay);
  const toPart = partOf('toPart');
  if (fromDay !== null && toDay !== null) {
    if (toDay < fromDay) fields.toDay = ['endsFirst'];
    else if (daysBetween(fromDay, toDay) > longestAbsence) fields.toDay = ['awayTooLong'];
    else if (fromDay === toDay && fromPart === 'afternoon' && toPart === 'morning')
      fields.toPart = ['endsFirst'];
  }
  if (fromDay === null || fromPart === null || toDay === null || toPart === null)
    return { ok: false, fields, values };
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  const span = { from: { day: fromDay, part: fromPart }, to: { day: toDay, part: toPart } };
  return { ok: true, data: { who: values.who, ...span }, values };
}
