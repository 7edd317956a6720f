import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import {
  categoryFor,
  chosenParameter,
  draftKind,
  draftOf,
  draftPhotos,
  readChosenPhotos,
  wasChosen,
} from '@/lib/jobs/portfolio-draft';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { requestSubjects } from '@/lib/quotes/project-types';

const idOf = (number: number) => `${String(number).padStart(8, '0')}-2222-4333-8444-555555555555`;

function ticked(...ids: string[]): FormData {
  const form = new FormData();
  for (const id of ids) form.append('photo', id);
  return form;
}

describe('A draft of photos', () => {
  test('is called after what was ordered, in each language', () => {
    expect(draftOf('covering')).toEqual({
      group: 'wrapping',
      title: { fr: 'Covering de véhicules', nl: 'Carwrapping', en: 'Vehicle wrapping' },
    });
    for (const subject of requestSubjects) {
      const { group, title } = draftOf(subject);
      expect(serviceGroupIds).toContain(group);
      for (const locale of locales) expect(title[locale], subject).not.toBe('');
    }
  });

  test('compares where there is something before and something after', () => {
    expect(draftKind(['before', 'during', 'after'])).toBe('before-after');
    expect(draftKind(['before', 'before'])).toBe('gallery');
    expect(draftKind(['during', 'after'])).toBe('gallery');
  });

  test('hangs where works of its group hang, else first; nowhere without categories', () => {
    const categories = ['fronts', 'vans', 'walls'].map((id) => ({ id }));
    const items = [
      { categoryId: 'fronts', group: 'lettering' },
      { categoryId: 'vans', group: 'wrapping' },
      { categoryId: 'vans', group: 'wrapping' },
      { categoryId: 'fronts', group: 'wrapping' },
    ];
    const portfolio = { categories, items } as unknown as Portfolio;
    expect(categoryFor(portfolio, 'wrapping')).toBe('vans');
    expect(categoryFor(portfolio, 'lettering')).toBe('fronts');
    expect(categoryFor(portfolio, 'textile')).toBe('fronts');
    expect(categoryFor({ categories: [], items: [] }, 'textile')).toBeNull();
  });
});

describe('What a form has ticked', () => {
  test('is each photo once, and nothing that is no photo', () => {
    expect(readChosenPhotos(ticked(idOf(1), idOf(2), idOf(1), 'x', '../..'))).toEqual([idOf(1), idOf(2)]);
    expect(readChosenPhotos(ticked())).toBe('photosNeeded');
    expect(readChosenPhotos(ticked('x'))).toBe('photosNeeded');
  });

  test('is not more than somebody can wait for', () => {
    const many = (count: number) => ticked(...Array.from({ length: count }, (_, index) => idOf(index)));
    expect(readChosenPhotos(many(draftPhotos.max))).toHaveLength(draftPhotos.max);
    expect(readChosenPhotos(many(draftPhotos.max + 1))).toBe('tooManyPhotos');
  });

  test('comes back with a refusal', () => {
    const parameter = chosenParameter(ticked(idOf(1), idOf(3)));
    expect([1, 2, 3].map((number) => wasChosen(parameter, idOf(number)))).toEqual([true, false, true]);
    expect(wasChosen(undefined, idOf(1))).toBe(false);
    expect(wasChosen([parameter], idOf(1))).toBe(false);
  });
});
