import { expect, test } from 'vitest';
import { routeOf } from '@/lib/i18n/routes';
import { areaOfPage, areaOfPath, mayOpen, openAreas, type StaffArea, staffAreas } from '@/lib/staff/areas';
import { staffRoles } from '@/lib/staff/staff';
import { listFiles } from '../../support/source-files';

const areas = Object.keys(staffAreas) as StaffArea[];

test('an admin opens every area, and nobody without a role any', () => {
  for (const area of areas) {
    expect(mayOpen('admin', area), area).toBe(true);
    for (const other of ['', 'owner', 'customer']) expect(mayOpen(other, area), area).toBe(false);
  }
});

test.each([
  ['sales', ['requests', 'statistics', 'subscribers', 'applications']],
  ['editor', ['portfolio', 'statistics']],
])('%s opens its own areas and no other', (role, expected) => {
  expect(areas.filter((area) => mayOpen(role, area))).toEqual(expected);
});

test.each([
  ['/admin', null],
  ['/nl/admin', null],
  ['/admin/requests', 'requests'],
  ['/nl/admin/requests/482-917-635', 'requests'],
  ['/fr/admin/portfolio/new', 'portfolio'],
  ['/en/admin/requestsx', null],
  ['/administration/requests', null],
])('%s lies in %s', (path, area) => {
  expect(areaOfPath(path)).toBe(area);
});

test('every area has its page, and is open exactly when its folder is there', () => {
  const folders = new Set(
    listFiles('app/[locale]/admin', ['page.tsx']).map((file) => file.split('/')[3]?.replace('page.tsx', '')),
  );
  for (const area of areas) {
    const { page } = staffAreas[area];
    expect(areaOfPage(page)).toBe(area);
    expect(routeOf(page).slug).toEqual({ fr: `admin/${area}`, nl: `admin/${area}`, en: `admin/${area}` });
    expect(routeOf(page).open, area).toBe(folders.has(area));
  }
  for (const role of staffRoles) {
    expect(openAreas(role).every((area) => mayOpen(role, area) && routeOf(staffAreas[area].page).open)).toBe(
      true,
    );
  }
});
