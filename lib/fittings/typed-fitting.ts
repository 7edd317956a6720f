import { fittingLimits } from './fitting';

const shownAgain = {
  day: 20,
  part: 20,
  from: 10,
  to: 10,
  vehicle: 60,
  travel: 10,
  outdoor: 5,
  address: 4 * fittingLimits.address.max,
  weather: 4 * fittingLimits.weather,
  notes: 4 * fittingLimits.notes,
  slot: 30,
  answer: 2000,
  reason: 4 * fittingLimits.reason.max,
  seen: fittingLimits.seen,
} as const;

/** What was typed into the form of a fitting, to be shown again: nobody types it twice. Crew is a list of ids. */
export function typedFitting(form: FormData): { ok: true; data: null; values: Record<string, string> } {
  const values: Record<string, string> = { outdoor: '' };
  for (const [name, most] of Object.entries(shownAgain)) {
    const typed = form.get(name);
    if (typeof typed === 'string') values[name] = typed.slice(0, most).toWellFormed();
  }
  values.crew = form
    .getAll('crew')
    .filter((one) => typeof one === 'string')
    .join(' ')
    .slice(0, 1000);
  return { ok: true, data: null, values };
}
