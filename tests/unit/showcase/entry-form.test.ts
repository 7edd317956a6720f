import { describe, expect, test } from 'vitest';
import type { ShowcaseEntry } from '@/lib/showcase/entries';
import { entryValues, missingOf, nameOfEntry, readEntryForm } from '@/lib/showcase/staff/entry-form';
import { isDone, readOutcome } from '@/lib/showcase/staff/outcomes';
import { readRowParameter, rowParameter } from '@/lib/staff/row';

const today = '2026-11-22';
const id = '0a000000-0000-4000-8000-000000000001';
const inEach = (text: string) => ({ fr: text, nl: text, en: text });

const testimonial: ShowcaseEntry = {
  id,
  kind: 'testimonial',
  status: 'draft',
  content: {
    name: 'Nele De Wit',
    role: { fr: 'opticienne', nl: 'opticien', en: 'optician' },
    company: 'Kijkhuis',
    place: inEach(''),
    rating: null,
    comment: { fr: 'Net, et à l’heure.', nl: 'Proper, en op tijd.', en: 'Clean, and on time.' },
  },
  originalLocale: 'nl',
  source: 'Mail of 3 November',
  permissionFrom: 'Nele De Wit',
  permissionEmail: 'nele@kijkhuis.be',
  permissionHow: 'email',
  permissionOn: '2026-11-03',
  version: 4,
};
const job: ShowcaseEntry = {
  ...testimonial,
  kind: 'job',
  content: {
    title: inEach('Welder'),
    department: inEach('Frames'),
    experience: inEach('None'),
    description: inEach('Frames for signs.\n\nIndoors.'),
    skills: inEach('TIG\nMIG'),
    employment: 'PART_TIME',
    datePosted: '2026-11-01',
    validThrough: '2027-01-31',
  },
  originalLocale: null,
  source: '',
  permissionFrom: '',
  permissionEmail: null,
  permissionHow: null,
  permissionOn: null,
};
const client: ShowcaseEntry = {
  ...testimonial,
  kind: 'client',
  content: { name: 'Kijkhuis' },
  originalLocale: null,
};

function formOf(entry: ShowcaseEntry, change: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entryValues(entry), version: '4', ...change })) {
    form.set(name, value);
  }
  return form;
}
const errorsOf = (entry: ShowcaseEntry, change: Record<string, string>, isStrict = true) =>
  readEntryForm(formOf(entry, change), entry.kind, id, isStrict, today).errors;

describe('The form of an entry', () => {
  test.each([testimonial, client, job])('gives back what there is: $kind', (saved) => {
    const { entry, errors } = readEntryForm(formOf(saved), saved.kind, id, true, today);
    const { status, ...rest } = saved;
    expect(errors).toEqual({});
    expect(entry).toEqual(rest);
    expect(status).toBe('draft');
    expect(missingOf(saved, today)).toEqual([]);
  });

  test('asks for the permission before anybody is quoted or named, and lets a draft wait for it', () => {
    const without = { source: '', permissionFrom: '', permissionHow: '', permissionOn: '' };
    for (const entry of [testimonial, client]) {
      expect(Object.keys(errorsOf(entry, without)).sort()).toEqual(Object.keys(without).sort());
      expect(errorsOf(entry, without, false)).toEqual({});
    }
    expect(errorsOf(job, without)).toEqual({});
    expect(missingOf({ ...testimonial, permissionOn: null }, today)).toEqual(['permissionOn']);
  });

  test('takes no permission from tomorrow, no day that is none, no address that is none', () => {
    expect(errorsOf(testimonial, { permissionOn: '2026-11-23' })).toEqual({ permissionOn: ['futureDay'] });
    expect(errorsOf(testimonial, { permissionOn: '2026-02-30' })).toEqual({ permissionOn: ['invalidDay'] });
    expect(errorsOf(testimonial, { permissionEmail: 'nele' }, false)).toEqual({
      permissionEmail: ['invalidEmail'],
    });
    const typed = formOf(testimonial, { permissionEmail: ' Nele@Kijkhuis.be ' });
    expect(readEntryForm(typed, 'testimonial', id, true, today).entry.permissionEmail).toBe(
      'nele@kijkhuis.be',
    );
  });

  test('asks for the original language and every language of what is shown', () => {
    const change = { originalLocale: '', 'comment.en': ' ', 'role.nl': '' };
    expect(Object.keys(errorsOf(testimonial, change)).sort()).toEqual([
      'comment.en',
      'originalLocale',
      'role.nl',
    ]);
    expect(errorsOf(testimonial, change, false)).toEqual({});
    expect(errorsOf(testimonial, { originalLocale: 'de' }, false)).toEqual({
      originalLocale: ['invalidChoice'],
    });
  });

  test('lets a rating be given, and taken back', () => {
    const rated = readEntryForm(formOf(testimonial, { rating: '4' }), 'testimonial', id, true, today);
    expect(rated.entry.content).toMatchObject({ rating: 4 });
    const unrated = readEntryForm(formOf(testimonial, { rating: '' }), 'testimonial', id, true, today);
    expect(unrated.entry.content).toMatchObject({ rating: null });
    expect(errorsOf(testimonial, { rating: '6' })).toEqual({ rating: ['invalidChoice'] });
  });

  test('takes a job whose days and skills agree', () => {
    expect(errorsOf(job, { validThrough: '2026-10-01' })).toEqual({ validThrough: ['endsBefore'] });
    expect(errorsOf(job, { 'skills.nl': 'TIG' })).toEqual({ 'skills.nl': ['unequalLines'] });
    expect(errorsOf(job, { 'title.fr': '', 'title.nl': '', 'title.en': '' }, false)).toEqual({
      'title.fr': ['required'],
    });
  });

  test('never loses what was typed', () => {
    const { values } = readEntryForm(formOf(job, { validThrough: 'soon' }), 'job', id, true, today);
    expect(values).toMatchObject({ validThrough: 'soon', 'title.en': 'Welder' });
  });
});

test('an entry is called by its name, a job by its title in the language that it has', () => {
  expect(nameOfEntry(client, 'nl')).toBe('Kijkhuis');
  const title = { fr: '', nl: 'Lasser', en: '' };
  expect(nameOfEntry({ ...job, content: { ...job.content, title } } as ShowcaseEntry, 'en')).toBe('Lasser');
});

test('an address names an outcome and an undo, or nothing', () => {
  expect(readOutcome('published')).toBe('published');
  expect(readOutcome('constructor')).toBeNull();
  expect(isDone('withdrawn')).toBe(true);
  expect(isDone('incomplete')).toBe(false);
  expect(readRowParameter(rowParameter({ id, version: 4 }))).toEqual({ id, version: 4 });
  for (const raw of [undefined, `${id}.x`, `x.${id}.4`]) expect(readRowParameter(raw)).toBeNull();
});
