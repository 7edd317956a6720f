import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pageIds, pathTo, routeOf } from '@/lib/i18n/routes';
import { readReferrer, readVisitedPage, recordedTitle } from '@/lib/visits/visited-page';

const site = 'https://www.example.com';

describe('What is recorded of an address', () => {
  test('is the page, in each language, for every page but the staff’s and the one that shows what is recorded', () => {
    for (const locale of locales) {
      for (const id of pageIds) {
        const recorded = readVisitedPage(pathTo(id, locale));
        if (id.startsWith('admin') || id === 'my-data') expect(recorded, id).toBeNull();
        else expect(recorded, id).toEqual({ page: id, locale, url: pathTo(id, locale) });
      }
    }
  });

  test('is nothing of what follows a page that is not public', () => {
    expect(routeOf('newsletter-confirm').indexable).toBe(false);
    expect(readVisitedPage('/nl/nieuwsbrief/bevestigen/geheim-sleutel')).toEqual({
      page: 'newsletter-confirm',
      locale: 'nl',
      url: '/nl/nieuwsbrief/bevestigen',
    });
  });

  test('is all of the path below a public page', () => {
    expect(readVisitedPage('/carrieres/poseur')).toMatchObject({
      page: 'careers',
      url: '/carrieres/poseur',
    });
  });

  test('is nothing of the back office, however deep', () => {
    expect(readVisitedPage('/admin/requests/482-917-635')).toBeNull();
    expect(readVisitedPage('/en/admin')).toBeNull();
  });

  test('is the beginning of an address that no page has', () => {
    expect(readVisitedPage('/roll-up')).toEqual({ page: null, locale: 'fr', url: '/roll-up' });
    expect(readVisitedPage('/nl/oud/jan@voorbeeld.be')).toEqual({
      page: null,
      locale: 'nl',
      url: '/oud/…',
    });
    expect(readVisitedPage('/jan@voorbeeld.be?x')?.url).toBe('/janvoorbeeld.bex');
    expect(readVisitedPage(`/${'x'.repeat(299)}`)?.url.length).toBeLessThan(70);
  });

  test('survives paths that no browser makes', () => {
    for (const path of ['/%', '/%00', '/%E0%A4%A', '//', '/..', '/\u202e', `/${'/'.repeat(200)}`])
      expect(readVisitedPage(path)?.page ?? null, path).toBeOneOf([null, 'home']);
  });
});

describe('What is recorded of a title', () => {
  test('is all of it on pages that are listed, and on those that are not there', () => {
    expect(recordedTitle({ page: 'careers' }, 'Emplois · Opaak')).toBe('Emplois · Opaak');
    expect(recordedTitle({ page: null }, 'Introuvable')).toBe('Introuvable');
    expect(recordedTitle({ page: 'home' }, '')).toBeNull();
  });

  test('is nothing where it says what a visitor has typed', () => {
    expect(recordedTitle({ page: 'nameplate' }, 'Chez Zoë, en toutes lettres · Opaak')).toBeNull();
    expect(recordedTitle({ page: 'search' }, 'lettrage pour Zoë · Opaak')).toBeNull();
  });
});

describe('What is recorded of where a view came from', () => {
  test.each([
    ['', null],
    ['nonsense', null],
    ['about:blank', null],
    ['https://www.google.com/search?q=secret', 'https://www.google.com'],
    ['android-app://com.example.mail/inbox', 'android-app://com.example.mail'],
    [`${site}/nl?utm=x#y`, '/nl'],
    [`${site}/newsletter/confirm?token=secret`, '/newsletter'],
    [`${site}/admin/requests`, null],
    [`https://user:pass@${'x'.repeat(60)}.test/`, `https://${'x'.repeat(60)}.test`],
  ])('%s is %s', (referrer, recorded) => {
    const expected = recorded === '/newsletter' ? readVisitedPage('/newsletter/confirm')?.url : recorded;
    expect(readReferrer(referrer, site)).toBe(expected);
  });
});
