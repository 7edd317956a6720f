import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { findPage, routeOf } from '@/lib/i18n/routes';
import { type ServicePageId, serviceGroupIds, serviceRows, servicesOf } from '@/lib/i18n/service-catalogue';
import { services } from '@/lib/services/services';
import { listFiles } from '../../support/source-files';

const ids = Object.keys(serviceRows) as ServicePageId[];

test('a service is one row and one file of its name', () => {
  const files = listFiles('lib/services/content', ['.ts'])
    .map((file) => file.replace(/^.*\/|\.ts$/g, ''))
    .sort();
  expect([...ids].sort()).toEqual(files);
  expect(Object.keys(services).sort()).toEqual(files);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every group has a page of its own, and the groups together every service once', () => {
  const listed = serviceGroupIds.flatMap((group) => servicesOf(group));
  expect(listed).toEqual(ids);
  expect(new Set(listed).size).toBe(ids.length);
  for (const group of serviceGroupIds) {
    expect(servicesOf(group).length, group).toBeGreaterThan(0);
    for (const id of servicesOf(group)) expect(routeOf(id).group, id).toBe(group);
  }
});

test.each(locales)('addresses and labels in %s are words, and each service’s own', (locale) => {
  const labels = ids.map((id) => serviceRows[id].label[locale]);
  expect(new Set(labels).size).toBe(labels.length);
  for (const id of ids) {
    const slug = serviceRows[id].slug[locale];
    expect(slug, id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(locales, id).not.toContain(slug);
    expect(findPage(locale, slug)).toBe(id);
    expect(serviceRows[id].label[locale].trim(), id).not.toBe('');
  }
});
