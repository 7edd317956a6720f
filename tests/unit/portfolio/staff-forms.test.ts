import { describe, expect, test } from 'vitest';
import { findDifferences } from '@/lib/forms/find-differences';
import { slugify } from '@/lib/forms/slugify';
import { findWork } from '@/lib/portfolio/find-works';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { readCategoryForm } from '@/lib/portfolio/staff/category-form';
import { filterWorks, readWorkFilter } from '@/lib/portfolio/staff/filter-works';
import { missingFields, missingIn } from '@/lib/portfolio/staff/missing-in';
import { nameField } from '@/lib/portfolio/staff/name-field';
import { isDone, readOutcome, readUndo, undoParameter } from '@/lib/portfolio/staff/outcomes';
import { slugApart, valuesOver, workDifferences, workValues } from '@/lib/portfolio/staff/work-difference';
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
    ['Straße, Łódź & Ærø', 'strasse-lodz-aero'],
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

  test('copies facts to languages that were left empty, where that was asked for, and nothing else', () => {
    const form = formOf({
      ...workValues(work),
      'size.fr': '420 × 60 cm',
      'size.nl': ' ',
      'size.en': '',
      'time.fr': '',
      'time.nl': '2 dagen',
      'time.en': '2 days',
      'title.en': '',
    });
    expect(readWorkForm(form, work, false, 'x').work.facts.size).toEqual({
      fr: '420 × 60 cm',
      nl: '',
      en: '',
    });
    form.set('copyFacts', 'on');
    const { work: read, values } = readWorkForm(form, work, false, 'x');
    expect(read.facts.size).toEqual({ fr: '420 × 60 cm', nl: '420 × 60 cm', en: '420 × 60 cm' });
    expect(read.facts.time).toEqual({ fr: '2 dagen', nl: '2 dagen', en: '2 days' });
    expect(read.facts.material).toEqual(work.facts.material);
    expect(read.title.en).toBe('');
    // What comes back is what will be saved.
    expect(values['size.nl']).toBe('420 × 60 cm');
  });

  test('leaves the words of a film alone where it has no fields for them', () => {
    const text = { fr: 'Le film', nl: 'De film', en: 'The film' };
    const video = { id: work.id, format: 'mp4' as const, seconds: 4, text };
    const { 'videoText.fr': _fr, 'videoText.nl': _nl, 'videoText.en': _en, ...typed } = workValues(work);
    const film = { ...work, video };
    const read = (form: Record<string, string>, isStrict = false) =>
      readWorkForm(formOf(form), film, isStrict, 'x');
    expect(read(typed).work.video).toEqual(video);
    expect(read({ ...typed, kind: 'video' }, true)).toMatchObject({ errors: {}, work: { video } });
    const emptied = { ...workValues(film), 'videoText.nl': '' };
    expect(read(emptied).work.video?.text).toEqual({ ...text, nl: '' });
    const untold = { ...work, video: { ...video, text: { ...text, nl: '' } } };
    expect(readWorkForm(formOf({ ...typed, kind: 'video' }), untold, true, 'x').errors).toEqual({
      'videoText.nl': ['required'],
    });
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

describe('What a colleague has saved of a work', () => {
  const [image] = work.images;
  if (!image) throw new Error('The work has no picture');
  const plain = { ...work, featured: false, sample: false };

  test('is told of ticks, which a form leaves out when they are off', () => {
    const ticked = { ...plain, featured: true, sample: true };
    expect(workDifferences(workValues(plain), ticked)).toEqual({ featured: 'on', sample: 'on' });
    expect(workDifferences(workValues(ticked), plain)).toEqual({ featured: '', sample: '' });
    expect(workDifferences(workValues(ticked), ticked)).toEqual({});
    expect(workDifferences(workValues(plain), plain)).toEqual({});
  });

  test('is told of what must stay in view, and of a picture that the form did not have nothing', () => {
    const moved = { ...image, focalX: image.focalX === 20 ? 30 : 20 };
    const added = { ...image, id: 'added' };
    expect(workDifferences(workValues(plain), { ...plain, images: [moved, added] })).toEqual({
      [`${image.id}.focalX`]: String(moved.focalX),
    });
  });
});

describe('What the fields of a work show', () => {
  const ticked = workValues({ ...work, featured: true, sample: true });

  test('is what there is, as long as nothing was typed', () => {
    expect(valuesOver(ticked, {}, {})).toEqual(ticked);
  });

  test('is what was typed, where a tick that is missing was taken away', () => {
    const [image] = work.images;
    const { featured: _, ...typed } = { ...ticked, [`${image?.id}.focalX`]: '7', copyFacts: 'on' };
    const found = valuesOver(ticked, typed, {});
    expect(found).toMatchObject({
      featured: '',
      sample: 'on',
      copyFacts: 'on',
      [`${image?.id}.focalX`]: '7',
    });
    const answered = valuesOver(ticked, typed, { 'title.fr': 'Autre', featured: 'on' });
    expect(answered).toMatchObject({ 'title.fr': 'Autre', featured: 'on', sample: '', copyFacts: '' });
  });
});

test('a work is found by its category, its state and words of any language', () => {
  const all = seedPortfolio.items;
  expect(filterWorks(all, readWorkFilter({}))).toHaveLength(all.length);
  expect(filterWorks(all, readWorkFilter({ q: 'BAKKERIJ boulangerie' })).map(({ id }) => id)).toEqual([
    work.id,
  ]);
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

describe('The address of a work', () => {
  const titles = { fr: 'Façade', nl: 'Gevel', en: 'Facade' };
  const slugsOf = (slug: Record<'fr' | 'nl' | 'en', string>, status: 'draft' | 'published') => {
    const values = workValues({ ...work, title: titles, slug, status });
    return [values['slug.fr'], values['slug.nl'], values['slug.en']];
  };

  test('follows the title of a draft, whatever it was called before, and not where somebody chose one', () => {
    expect(slugsOf({ fr: 'facade', nl: 'x-2660955c', en: 'shop-front' }, 'draft')).toEqual([
      '',
      '',
      'shop-front',
    ]);
    // The end that another work of the same title has given it is nobody's choice either.
    expect(slugsOf({ fr: 'facade-x1a2b', nl: 'gevel', en: 'facade' }, 'draft')).toEqual(['', '', '']);
    // A year is somebody's.
    const dated = { fr: 'facade-2026', nl: 'gevel-cafe', en: 'facade-x12345' };
    expect(slugsOf(dated, 'draft')).toEqual(Object.values(dated));
  });

  test.each([
    ['facade', 'facade-x1a2b'],
    ['a'.repeat(80), `${'a'.repeat(74)}-x1a2b`],
    [`${'a'.repeat(73)}-${'b'.repeat(6)}`, `${'a'.repeat(73)}-x1a2b`],
  ])('of another work of the same title is one that may be kept, and followed: %s', (followed, apart) => {
    expect(slugApart(followed, '1a2b')).toBe(apart);
    const named = { ...work, status: 'draft' as const, title: { ...titles, fr: followed } };
    const values = workValues({ ...named, slug: { ...work.slug, fr: apart } });
    expect(values['slug.fr']).toBe('');
  });

  test('stays once it is published, unless it says nothing', () => {
    expect(slugsOf({ fr: 'facade', nl: 'x-2660955c', en: 'facade' }, 'published')).toEqual([
      'facade',
      '',
      'facade',
    ]);
  });

  test('that it had before leads to it, and never away from a work that has it now', () => {
    const [other] = seedPortfolio.items.slice(1);
    if (!other) throw new Error('The seed has one work');
    const items = [{ ...work, formerSlugs: ['gevel-oud', other.slug.nl] }, other];
    const portfolio = { ...seedPortfolio, items };
    expect(findWork(portfolio, 'nl', 'Gevel-oud')?.id).toBe(work.id);
    expect(findWork(portfolio, 'nl', other.slug.nl)?.id).toBe(other.id);
  });
});

test('what keeps a work from being published is named, pictures by their place', () => {
  const [image] = work.images;
  if (!image) throw new Error('The work has no picture');
  const undescribed = { ...image, alt: { ...image.alt, nl: '' } };
  const missing = missingFields({
    ...work,
    sample: false,
    place: { fr: 'Gand', nl: 'Gent', en: '' },
    images: [undescribed],
  });
  expect(missing).toEqual(['place.en', `${image.id}.alt.nl`]);
  const labels = { place: 'Lieu', alt: 'Texte', category: 'Catégorie', roles: { picture: 'Image' } } as never;
  expect(missing.map((field) => nameField(field, labels, [{ id: image.id, role: 'picture' }]))).toEqual([
    'Lieu (English)',
    'Texte, Image 1 (Nederlands)',
  ]);
  expect(nameField('categoryId', labels)).toBe('Catégorie');
});
