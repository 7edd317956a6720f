import { describe, expect, test } from 'vitest';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { readCategoryForm } from '@/lib/portfolio/staff/category-form';
import { filterWorks, readWorkFilter } from '@/lib/portfolio/staff/filter-works';
import { missingIn } from '@/lib/portfolio/staff/missing-in';
import { isDone, readOutcome, readUndo, undoParameter } from '@/lib/portfolio/staff/outcomes';
import { slugify } from '@/lib/portfolio/staff/slugify';
import { findDifferences, workValues } from '@/lib/portfolio/staff/work-difference';
import { readWorkForm } from '@/lib/portfolio/staff/work-form';

const [work] = seedPortfolio.items;
if (!work) throw new Error('The seed is empty');

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

describe('A title as an address', () => {
  test.each([
    ['Été à l’Œuvre', 'ete-a-l-oeuvre'],
    ['  Één doek (12 m²) ', 'een-doek-12-m'],
    ['¿?', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('%s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

describe('The form of a work', () => {
  test('gives back what there is', () => {
    const form = formOf({ ...workValues(work), version: '3', featured: 'on', sample: 'on' });
    for (const { id } of work.images) form.set(`${id}.focalX`, '12');
    const { work: read, images, errors } = readWorkForm(form, work, true, 'x');
    expect(errors).toEqual({});
    expect(read).toMatchObject({
      version: 3,
      title: work.title,
      slug: work.slug,
      facts: work.facts,
      story: null,
    });
    expect(images.map(({ alt }) => alt)).toEqual(work.images.map(({ alt }) => alt));
    expect(images.map(({ caption }) => caption)).toEqual(work.images.map(({ caption }) => caption));
    expect(images[0]).toMatchObject({ role: 'picture', focalX: 12, focalY: 50 });
  });

  test('lets a draft leave texts out, but not every title, and nothing else than what there is to choose', () => {
    const draft = formOf({
      categoryId: work.categoryId,
      group: 'walls',
      kind: 'gallery',
      'title.nl': 'Muur',
    });
    const read = readWorkForm(draft, null, false, 'x-1');
    expect(read.errors).toEqual({});
    expect(read.work).toMatchObject({ slug: { fr: 'x-1', nl: 'muur', en: 'x-1' }, story: null, video: null });
    expect(readWorkForm(formOf({}), null, false, 'x').errors).toEqual({
      'title.fr': ['required'],
      categoryId: ['invalidChoice'],
      kind: ['invalidChoice'],
      group: ['invalidChoice'],
    });
    expect(Object.keys(readWorkForm(draft, null, true, 'x').errors)).toEqual(
      expect.arrayContaining(['title.fr', 'place.nl', 'size.en']),
    );
  });

  test('a story or a caption begun in one language is asked for in all before it is published', () => {
    const form = formOf({ ...workValues(work), 'story.nl': 'Zo ging het.' });
    expect(readWorkForm(form, work, false, 'x').work.story).toEqual({ fr: '', nl: 'Zo ging het.', en: '' });
    expect(readWorkForm(form, work, true, 'x').errors).toMatchObject({
      'story.fr': ['required'],
      'story.en': ['required'],
    });
  });
});

test('the form of a category takes its address from its title', () => {
  const texts = { fr: 'Bateaux', nl: 'Boten', en: 'Boats' };
  const entries = Object.entries(texts).flatMap(([locale, text]) => [
    [`title.${locale}`, text],
    [`intro.${locale}`, text],
  ]);
  const { category, errors } = readCategoryForm(formOf(Object.fromEntries(entries)), null);
  expect(errors).toEqual({});
  expect(category).toMatchObject({ slug: { fr: 'bateaux', nl: 'boten', en: 'boats' }, sample: false });
});

test('what a colleague has saved is told field by field', () => {
  const typed = { ...workValues(work), 'title.fr': 'Autre chose' };
  expect(findDifferences(typed, workValues(work))).toEqual({ 'title.fr': work.title.fr });
});

test('a work is found by its category, its state and words of any language', () => {
  const all = seedPortfolio.items;
  expect(filterWorks(all, readWorkFilter({}))).toHaveLength(all.length);
  expect(filterWorks(all, readWorkFilter({ q: 'BAKKERIJ vilvorde' })).map(({ id }) => id)).toEqual([work.id]);
  expect(filterWorks(all, readWorkFilter({ status: 'draft' }))).toEqual([]);
  expect(filterWorks(all, readWorkFilter({ category: work.categoryId })).length).toBeGreaterThan(1);
});

test('a work without an alternative text in Dutch is missing Dutch', () => {
  const images = work.images.map((image) => ({ ...image, alt: { ...image.alt, nl: '' } }));
  expect(missingIn({ ...work, images })).toEqual(['nl']);
});

test('an address names an outcome and an undo, or nothing', () => {
  const undo = { entity: 'image', id: work.id, version: 4 } as const;
  expect(readUndo(undoParameter(undo))).toEqual(undo);
  expect(readUndo('image.x.4')).toBeNull();
  expect(readOutcome('deleted')).toBe('deleted');
  expect(readOutcome('<b>')).toBeNull();
  expect(isDone('deleted')).toBe(true);
  expect(isDone('conflict')).toBe(false);
});
