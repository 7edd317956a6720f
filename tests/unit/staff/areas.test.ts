import { expect, test } from 'vitest';
import { pageIds, routeOf } from '@/lib/i18n/routes';
import {
  areaOfPage,
  areaOfPath,
  isStaffPath,
  mayOpen,
  openAreas,
  overviewKey,
  type StaffArea,
  staffAreas,
} from '@/lib/staff/areas';
import { staffRoles } from '@/lib/staff/staff';

const areas = Object.keys(staffAreas) as StaffArea[];

test('an admin opens every area, and nobody without a role any', () => {
  for (const area of areas) {
    expect(mayOpen('admin', area), area).toBe(true);
    for (const other of ['', 'owner', 'customer']) expect(mayOpen(other, area), area).toBe(false);
  }
});

test('every area has a letter of its own, which is not that of the overview', () => {
  const keys = [overviewKey, ...areas.map((area) => staffAreas[area].key)];
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
});

test.each([
  [
    'sales',
    [
      'requests',
      'customers',
      'jobs',
      'calendar',
      'notices',
      'mail',
      'payments',
      'prices',
      'assistant',
      'statistics',
      'subscribers',
      'applications',
    ],
  ],
  ['editor', ['portfolio', 'showcase', 'statistics']],
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

test('every area has its page and every page of the back office its area; the menu shows what a role opens', () => {
  for (const area of areas) {
    const { page } = staffAreas[area];
    expect(areaOfPage(page)).toBe(area);
    expect(routeOf(page).slug).toEqual({ fr: `admin/${area}`, nl: `admin/${area}`, en: `admin/${area}` });
  }
  const pages = pageIds.filter((id) => routeOf(id).kind === 'staff' && id !== 'admin');
  expect(areas.map((area) => staffAreas[area].page).sort()).toEqual(pages.sort());
  for (const role of staffRoles) {
    expect(openAreas(role)).toEqual(areas.filter((area) => mayOpen(role, area)));
  }
});

test.each([
  ['/admin', true],
  ['/nl/admin/requests', true],
  ['/en/admin/', true],
  ['/administration', false],
  ['/nl/auth', false],
])('%s is of the back office: %s', (path, expected) => {
  expect(isStaffPath(path)).toBe(expected);
});
