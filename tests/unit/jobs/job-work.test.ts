import { createTranslator } from 'next-intl';
import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type JobRecord, readMinutes, readQuantity, sumWork } from '@/lib/jobs/job-work';
import { parseMaterial, parseTime, readRemoval } from '@/lib/jobs/read-record';
import { loadWorkWords } from '@/lib/jobs/work-in-words';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'JobWork.units' }),
}));

const account = '11111111-2222-4333-8444-555555555555';
const noted = { id: account, doneOn: '2026-11-24', by: 'Karim', at: new Date('2026-11-24T09:00:00Z') };
const time = (minutes: number): JobRecord => ({
  ...noted,
  kind: 'time',
  what: 'Pose',
  minutes,
  worker: 'Karim',
});
const material = (what: string, quantity: number, unit: 'm' | 'sheet' = 'm'): JobRecord => ({
  ...noted,
  kind: 'material',
  what,
  quantity,
  unit,
});

describe('A length of work', () => {
  test.each([
    ['90', 90],
    ['45 min', 45],
    ['1:30', 90],
    ['1h30', 90],
    ['1 u 05', 65],
    ['2h', 120],
    ['1,5 h', 90],
    ['0.25 u', 15],
    ['24h', 1440],
  ])('%s is read as %i minutes', (typed, minutes) => {
    expect(readMinutes(typed)).toBe(minutes);
  });

  test.each(['', '0', '0h', '1:60', '1,5', '-5', '25h', '1441', '1e3', 'une heure', '1h30h'])(
    '%o is none',
    (typed) => {
      expect(readMinutes(typed)).toBeNull();
    },
  );
});

test('a quantity has a comma or a dot, and two decimals at most', () => {
  expect(['12', '12,5', '0.75', '1 250'].map(readQuantity)).toEqual([12, 12.5, 0.75, 1250]);
  for (const typed of ['', '0', '0,00', '-1', '1,255', '1.250,5', 'deux', '100000'])
    expect(readQuantity(typed)).toBeNull();
});

describe('What a job took', () => {
  test('is added up without losing a hundredth, and a material is one however it was written', () => {
    const tenths = Array.from({ length: 10 }, () => material('Avery 3100', 0.1));
    expect(
      sumWork([...tenths, material('avery 3100', 2), material('Avery 3100', 1, 'sheet'), time(50), time(40)]),
    ).toEqual({
      minutes: 90,
      materials: [
        { what: 'Avery 3100', unit: 'm', quantity: 3 },
        { what: 'Avery 3100', unit: 'sheet', quantity: 1 },
      ],
    });
  });

  test('is said in the language of whoever reads', async () => {
    const records = [time(1650), material('Plexi', 1, 'sheet'), material('Film', 12.5)];
    const said = async (locale: 'fr' | 'nl' | 'en') =>
      (await loadWorkWords(locale)).sum(records).map((part) => part.replace(/\s/gu, ' '));
    expect(await said('fr')).toEqual(['27 h 30', 'Plexi, 1 feuille', 'Film, 12,5 m']);
    expect(await said('nl')).toEqual(['27 h 30', 'Plexi, 1 vel', 'Film, 12,5 m']);
    expect(await said('en')).toEqual(['27 h 30', 'Plexi, 1 sheet', 'Film, 12.5 m']);
    expect((await loadWorkWords('fr')).sum([])).toEqual([]);
  });
});

describe('The forms', () => {
  const typed = { what: 'Pose', minutes: '1h30', worker: account, doneOn: '2026-11-24' };

  test('say what is wrong beside the field, and give back what was typed', () => {
    expect(parseTime(typed)).toMatchObject({ ok: true, data: { minutes: 90, worker: account } });
    expect(
      parseTime({ ...typed, minutes: 'long', worker: 'Karim', doneOn: '24/11/2026', what: 'x' }),
    ).toMatchObject({
      ok: false,
      fields: { minutes: ['minutes'], worker: ['required'], doneOn: ['invalidDay'], what: ['tooShort'] },
      values: { minutes: 'long' },
    });
    const film = { what: 'Film', quantity: '12,5', unit: 'm', doneOn: '2026-11-24' };
    expect(parseMaterial(film)).toMatchObject({ ok: true, data: { quantity: 12.5, unit: 'm' } });
    expect(parseMaterial({ ...film, quantity: '', unit: 'kg' })).toMatchObject({
      fields: { quantity: ['required'], unit: ['required'] },
    });
    expect(parseMaterial({ ...film, quantity: '1,255' })).toMatchObject({
      fields: { quantity: ['quantity'] },
    });
  });

  test.each([
    [`photo:${account}`, { part: 'photo', id: account }],
    [`record:${account}`, { part: 'record', id: account }],
    [`job:${account}`, null],
    ['photo:1', null],
    ['', null],
  ])('remove what %o names', (id, removal) => {
    const form = new FormData();
    form.set('id', id);
    expect(readRemoval(form)).toEqual(removal);
  });
});
