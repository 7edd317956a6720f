import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { finishes } from '@/lib/wrap-simulator/film-look';
import { careTexts, films, findFilm, finishNames, noteTexts } from '@/lib/wrap-simulator/films';

test('there are sixty films or more, and every finish has a choice', () => {
  expect(films.length).toBeGreaterThanOrEqual(60);
  for (const finish of finishes)
    expect(films.filter((film) => film.finish === finish).length, finish).toBeGreaterThanOrEqual(4);
});

test('no two films have one id, one code, or one name within their finish', () => {
  const unique = (words: string[]) => expect(new Set(words).size).toBe(words.length);
  unique(films.map((film) => film.id));
  unique(films.map((film) => film.code));
  for (const locale of locales) unique(films.map((film) => `${film.finish} ${film.name[locale]}`));
});

test('a film is found by its id alone', () => {
  expect(findFilm('satin-green')?.code).toBe('S06');
  expect(findFilm('satin-grass')).toBeNull();
});

test('every film is drawn from whole colours, and as many as its finish needs', () => {
  const needed: Partial<Record<string, number>> = { pearl: 3, 'colour-shift': 3, printed: 2 };
  for (const { id, finish, colours, print } of films) {
    for (const colour of colours) expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours.length, id).toBeGreaterThanOrEqual(needed[finish] ?? 1);
    expect(print !== undefined, id).toBe(finish === 'printed');
  }
});

test('chrome says that it lasts two years', () => {
  for (const film of films.filter(({ finish }) => finish === 'chrome')) {
    expect(film.years).toBe(2);
    expect(film.note && noteTexts[film.note].en).toContain('Two years');
  }
});

test('all that is said of a film is said in three languages, and differently', () => {
  for (const text of [...Object.values(careTexts), ...Object.values(noteTexts)])
    expect(new Set(locales.map((locale) => text[locale])).size).toBe(3);
  expect(Object.keys(finishNames)).toEqual([...finishes]);
});
