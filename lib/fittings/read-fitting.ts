import { readTextEntry } from '@/lib/forms/read-entry';
import { optionalTextField, type TextFieldError } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import { readDay } from '@/lib/jobs/due-day';
import { type FittingTime, fittingLimits, fittingParts } from './fitting';
import { findVehicle } from './fitting-means';
import { hoursOf, readTime } from './fitting-time';

/** What a form wants of a fitting. */
export interface WantedFitting extends FittingTime {
  id: string;
  /** The version that was on the screen; 0 for a new one. */
  version: number;
  crew: string[];
  vehicle: string | null;
  address: string | null;
  /** Minutes; null is what it took last to that place. */
  travel: number | null;
  outdoor: boolean;
  weather: string | null;
  notes: string | null;
  /** Why it is planned though something stands in its way. */
  reason: string | null;
  /** Keys of what stood on the screen as standing in its way. */
  seen: string[];
}

type Fields = Record<string, string[]>;

type ReadFitting =
  | { kind: 'save'; fitting: WantedFitting }
  | { kind: 'cancel'; id: string; version: number }
  | { kind: 'invalid'; fields: Fields }
  | { kind: 'unreadable' };

const texts = {
  address: optionalTextField(fittingLimits.address),
  weather: optionalTextField({ max: fittingLimits.weather, multiline: true }),
  notes: optionalTextField({ max: fittingLimits.notes, multiline: true }),
  reason: optionalTextField(fittingLimits.reason),
} as const;

/** The key of the sentence about a text, where another one says it better. */
const keyOf = (name: string, key: string) => ((key as TextFieldError) === 'tooShort' ? `${name}Short` : key);

/** How long a crew is on the way: empty is null, and what is no such number undefined. */
function readTravel(typed: string): number | null | undefined {
  const minutes = typed.trim();
  if (minutes === '') return null;
  return /^\d{1,3}$/.test(minutes) && Number(minutes) <= fittingLimits.travel ? Number(minutes) : undefined;
}

/** When, and what is wrong with it. */
export function readFittingTime(
  form: FormData,
): { ok: true; time: FittingTime } | { ok: false; fields: Fields } {
  const fields: Fields = {};
  const day = readDay(readTextEntry(form, 'day').trim());
  if (day === null) fields.day = [readTextEntry(form, 'day').trim() === '' ? 'required' : 'invalidDay'];
  const part = fittingParts.find((known) => known === readTextEntry(form, 'part')) ?? null;
  if (part === null) fields.part = ['required'];
  const typed = { from: readTime(readTextEntry(form, 'from')), to: readTime(readTextEntry(form, 'to')) };
  if (part === 'times') {
    if (typed.from === null) fields.from = ['invalidTime'];
    if (typed.to === null) fields.to = ['invalidTime'];
    if (typed.from !== null && typed.to !== null && typed.from >= typed.to) fields.to = ['endsFirst'];
  }
  if (day === null || part === null || Object.keys(fields).length > 0) return { ok: false, fields };
  const hours = hoursOf(part, { from: typed.from ?? '', to: typed.to ?? '' });
  return { ok: true, time: { day, part, from: hours.from, to: hours.to } };
}

/** Which fitting is meant: its id, and the version that was on the screen. */
export function readFittingStanding(form: FormData): { id: string; version: number } | null {
  const id = readTextEntry(form, 'id');
  const version = Number(readTextEntry(form, 'version'));
  return isUuid(id) && Number.isSafeInteger(version) && version >= 0 ? { id, version } : null;
}

/** Why something that stands in the way is overridden, and what was read of it. */
export function readOverride(
  form: FormData,
): { ok: true; reason: string | null; seen: string[] } | { ok: false; fields: Fields } {
  const seen = readTextEntry(form, 'seen').slice(0, fittingLimits.seen).split(' ').filter(Boolean);
  const reason = texts.reason.safeParse(readTextEntry(form, 'reason'));
  if (reason.success) return { ok: true, reason: reason.data, seen };
  return {
    ok: false,
    fields: { reason: [keyOf('reason', reason.error.issues[0]?.message ?? 'invalidText')] },
  };
}

/** Where a fitting is: null is the workshop. */
export function readFittingAddress(
  form: FormData,
): { ok: true; address: string | null } | { ok: false; fields: Fields } {
  const read = texts.address.safeParse(readTextEntry(form, 'address'));
  if (read.success) return { ok: true, address: read.data };
  return {
    ok: false,
    fields: { address: [keyOf('address', read.error.issues[0]?.message ?? 'invalidText')] },
  };
}

/** Reads the form of a fitting; its button says what: `save` or `cancel`. */
export function readFitting(form: FormData): ReadFitting {
  const standing = readFittingStanding(form);
  const intent = readTextEntry(form, 'intent');
  if (standing === null || (intent !== 'save' && intent !== 'cancel')) return { kind: 'unreadable' };
  if (intent === 'cancel') return { kind: 'cancel', ...standing };
  const crew = form.getAll('crew').filter(isUuid);
  const vehicle = readTextEntry(form, 'vehicle');
  const kept = readTextEntry(form, 'keptVehicle');
  // One that was sold since stays where it is.
  if (vehicle !== '' && vehicle !== kept && !findVehicle(vehicle)) return { kind: 'unreadable' };
  const time = readFittingTime(form);
  const override = readOverride(form);
  const fields: Fields = { ...(time.ok ? {} : time.fields), ...(override.ok ? {} : override.fields) };
  if (crew.length > fittingLimits.crew) fields.crew = ['crewTooMany'];
  const travel = readTravel(readTextEntry(form, 'travel'));
  if (travel === undefined) fields.travel = ['invalidTravel'];
  const said: Record<'address' | 'weather' | 'notes', string | null> = {
    address: null,
    weather: null,
    notes: null,
  };
  for (const name of ['address', 'weather', 'notes'] as const) {
    const read = texts[name].safeParse(readTextEntry(form, name));
    if (read.success) said[name] = read.data;
    else fields[name] = [keyOf(name, read.error.issues[0]?.message ?? 'invalidText')];
  }
  // Nobody drives to the workshop.
  if (travel && said.address === null && !fields.address) fields.travel = ['travelNowhere'];
  if (!time.ok || !override.ok || travel === undefined || Object.keys(fields).length > 0)
    return { kind: 'invalid', fields };
  const outdoor = readTextEntry(form, 'outdoor') === 'on';
  const { reason, seen } = override;
  return {
    kind: 'save',
    fitting: {
      ...standing,
      ...time.time,
      ...said,
      crew: [...new Set(crew)],
      vehicle: vehicle || null,
      travel: said.address === null ? null : travel,
      outdoor,
      // Indoors there is no wind.
      weather: outdoor ? said.weather : null,
      reason,
      seen,
    },
  };
}
