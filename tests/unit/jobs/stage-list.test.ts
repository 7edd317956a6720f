import { describe, expect, test } from 'vitest';
import { type JobStage, jobStages } from '@/lib/jobs/job';
import { readStageName, readStageRow } from '@/lib/jobs/read-stage';
import {
  countAt,
  listSteps,
  nameOfKind,
  type StoredStage,
  stageNameLimits,
  stepOf,
} from '@/lib/jobs/stage-list';

const idOf = (number: number) => `7d1a5c3e-1111-4222-8333-94445555666${number}`;

const stage = (
  number: number,
  kind: JobStage,
  name: string,
  more: Partial<StoredStage> = {},
): StoredStage => ({
  id: idOf(number),
  kind,
  isOwn: true,
  name: { fr: `${name} fr`, nl: `${name} nl`, en: `${name} en` },
  version: 1,
  isRetired: false,
  jobs: 0,
  ...more,
});

const usual = (kind: JobStage) => `usual ${kind}`;

const settings = [
  stage(1, 'production', 'Making', { isOwn: false }),
  stage(2, 'production', 'Cutting'),
  stage(3, 'production', 'Welding'),
  stage(4, 'production', 'Gilding', { isRetired: true }),
  stage(5, 'material', 'Waiting'),
];

describe('The stages of jobs', () => {
  test('are the six of the site when nothing was said', () => {
    expect(listSteps([], 'fr', usual)).toEqual(
      jobStages.map((kind) => ({ id: kind, kind, isOwn: false, name: `usual ${kind}` })),
    );
  });

  test('have the agency’s names, its own after their kind, and none that was retired', () => {
    const names = (locale: 'fr' | 'nl') => listSteps(settings, locale, usual).map(({ name }) => name);
    expect(names('nl')).toEqual([
      'usual proof',
      'usual approved',
      'usual material',
      'Waiting nl',
      'Making nl',
      'Cutting nl',
      'Welding nl',
      'usual fitting',
      'usual done',
    ]);
    expect(names('fr')).toContain('Making fr');
    const kinds = listSteps(settings, 'nl', usual).filter(({ isOwn }) => !isOwn);
    expect(kinds.map(({ id }) => id)).toEqual([...jobStages]);
  });

  test('say where a job stands; what was retired, or is of another kind, is the kind itself', () => {
    const steps = listSteps(settings, 'en', usual);
    const at = (ownStage: string | null, kind: JobStage = 'production') =>
      stepOf(steps, { stage: kind, ownStage }).name;
    expect(at(idOf(3))).toBe('Welding en');
    expect(at(null)).toBe('Making en');
    expect(at(idOf(4))).toBe('Making en');
    expect(at(idOf(3), 'fitting')).toBe('usual fitting');
    expect(nameOfKind(steps, 'production')).toBe('Making en');
  });

  test('count each job once', () => {
    const steps = listSteps(settings, 'en', usual);
    const counts = { proof: 1, approved: 0, material: 3, production: 7, fitting: 0, done: 0 };
    const list = { counts, ownCounts: { [idOf(2)]: 2, [idOf(3)]: 1, [idOf(5)]: 3 } };
    expect(steps.map((step) => countAt(steps, step, list))).toEqual([1, 0, 0, 3, 4, 2, 1, 0, 0]);
  });
});

function named(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readStageName(form);
}

describe('The form of a name', () => {
  const all = { 'name.fr': ' Soudure ', 'name.nl': 'Lassen', 'name.en': 'Welding', version: '3' };

  test('is in each language, or in none', () => {
    const name = { fr: 'Soudure', nl: 'Lassen', en: 'Welding' };
    expect(named(all)).toMatchObject({ ok: true, data: { name, version: 3 } });
    const none = { 'name.fr': '', 'name.nl': ' ', 'name.en': '' };
    expect(named({ ...none, version: '0' })).toMatchObject({ ok: true, data: { name: null, version: 0 } });
    expect(named({ ...all, 'name.nl': '' })).toMatchObject({
      ok: false,
      fields: { 'name.nl': ['required'] },
      values: { 'name.fr': ' Soudure ' },
    });
  });

  test('is not longer than a column of the board can show', () => {
    const long = 'x'.repeat(stageNameLimits.max + 1);
    expect(named({ ...all, 'name.en': long })).toMatchObject({ fields: { 'name.en': ['tooLong'] } });
  });

  test('of no version is of none', () => {
    for (const version of ['', '-1', '1.5', 'x']) {
      expect(named({ ...all, version })).toMatchObject({ data: { version: 0 } });
    }
  });
});

test.each([
  [`${idOf(1)}:3`, { id: idOf(1), version: 3 }],
  [idOf(1), null],
  ['production:3', null],
  ['', null],
])('the button %o is of %o', (id, row) => {
  const form = new FormData();
  form.set('id', id);
  expect(readStageRow(form)).toEqual(row);
});
