import { expect, test } from 'vitest';
import { readFitting } from '@/lib/fittings/read-fitting';

const id = '0b6c1b5e-6a49-4f0f-9f1e-0d8a4f1a2b3c';
const colleague = '7c0f4b9e-1c1d-4a5b-8f0e-2b9d6a7c8e9f';

function form(fields: Record<string, string | string[]>): FormData {
  const filled = new FormData();
  const all = { intent: 'save', id, version: '0', day: '2026-12-22', part: 'morning', ...fields };
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) filled.append(name, one);
  return filled;
}

test('a complete form is read, each colleague once', () => {
  const read = readFitting(
    form({
      crew: [colleague, colleague, 'x'],
      vehicle: 'van',
      address: ' Marktplein 1,  9000 Gent ',
      travel: ' 40 ',
      outdoor: 'on',
      weather: 'Boven 50 km/u niet.',
      seen: 'holiday:2026-12-22',
      reason: '',
    }),
  );
  expect(read).toEqual({
    kind: 'save',
    fitting: {
      id,
      version: 0,
      day: '2026-12-22',
      part: 'morning',
      from: '08:30',
      to: '12:30',
      crew: [colleague],
      vehicle: 'van',
      address: 'Marktplein 1, 9000 Gent',
      travel: 40,
      outdoor: true,
      weather: 'Boven 50 km/u niet.',
      notes: null,
      reason: null,
      seen: ['holiday:2026-12-22'],
    },
  });
});

test('indoors there is no wind, and an empty address is the workshop', () => {
  const read = readFitting(form({ weather: 'Storm', address: '  ' }));
  expect(read).toMatchObject({ kind: 'save', fitting: { outdoor: false, weather: null, address: null } });
});

test('to the workshop there is no way, and a way of no minutes is not an unknown one', () => {
  const travelOf = (fields: Record<string, string>) => {
    const read = readFitting(form(fields));
    return read.kind === 'save' ? read.fitting.travel : read;
  };
  expect(travelOf({ travel: '0' })).toBeNull();
  expect(travelOf({ address: 'Gent', travel: '0' })).toBe(0);
  expect(travelOf({ address: 'Gent', travel: '' })).toBeNull();
});

test.each([
  [{ day: '' }, { day: ['required'] }],
  [{ day: '2026-02-30' }, { day: ['invalidDay'] }],
  [{ part: 'night' }, { part: ['required'] }],
  [{ part: 'times' }, { from: ['invalidTime'], to: ['invalidTime'] }],
  [{ part: 'times', from: '10:00', to: '10:00' }, { to: ['endsFirst'] }],
  [{ address: 'x' }, { address: ['addressShort'] }],
  [{ travel: 'een uur' }, { travel: ['invalidTravel'] }],
  [{ travel: '601' }, { travel: ['invalidTravel'] }],
  [{ travel: '-5' }, { travel: ['invalidTravel'] }],
  [{ travel: '40' }, { travel: ['travelNowhere'] }],
  [{ address: 'x', travel: '40' }, { address: ['addressShort'] }],
  [{ reason: 'zomaar' }, { reason: ['reasonShort'] }],
  [{ outdoor: 'on', weather: 'x'.repeat(501) }, { weather: ['tooLong'] }],
  [
    { crew: Array.from({ length: 9 }, (_, at) => colleague.replace(/.$/, String(at))) },
    { crew: ['crewTooMany'] },
  ],
])('%o is wrong: %o', (fields, errors) => {
  expect(readFitting(form(fields as Record<string, string | string[]>))).toEqual({
    kind: 'invalid',
    fields: errors,
  });
});

test('a vehicle that is on no list is refused, unless the fitting has it already', () => {
  expect(readFitting(form({ vehicle: 'tank' }))).toEqual({ kind: 'unreadable' });
  expect(readFitting(form({ vehicle: 'tank', keptVehicle: 'tank' }))).toMatchObject({ kind: 'save' });
});

test('what has no id, no version or no purpose is not read', () => {
  for (const [name, value] of [
    ['id', 'x'],
    ['version', '-1'],
    ['version', 'x'],
    ['intent', 'burn'],
  ])
    expect(readFitting(form({ [name as string]: value as string }))).toEqual({ kind: 'unreadable' });
  expect(readFitting(form({ intent: 'cancel', version: '3', day: '' }))).toEqual({
    kind: 'cancel',
    id,
    version: 3,
  });
});
