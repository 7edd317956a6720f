import { expect, test } from 'vitest';
import { sceneIds } from '@/lib/content/scene-id';
import { type PageId, pageIds, routeOf } from '@/lib/i18n/routes';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { workSamples } from '@/lib/portfolio/work-samples';
import { serviceGroups, serviceLabels } from '@/lib/services/service-groups';

const listed = serviceGroups.flatMap(({ pages }) => [...pages]);

test('the six groups come in the order of the menu', () => {
  expect(serviceGroups.map(({ id }) => id)).toEqual([
    'lettering',
    'wrapping',
    'signs',
    'textile',
    'walls',
    'design',
  ]);
});

test('every service page of the route table is in one group of the menu, its own', () => {
  const servicePages = pageIds.filter((id) => routeOf(id).group !== undefined);
  expect([...listed].sort()).toEqual([...servicePages].sort());
  for (const group of serviceGroups) {
    for (const page of group.pages) expect(routeOf(page).group, page).toBe(group.id);
  }
});

test('every service page has a label, and no two pages share one', () => {
  expect((Object.keys(serviceLabels) as PageId[]).sort()).toEqual([...listed].sort());
  for (const locale of ['fr', 'nl', 'en'] as const) {
    const labels = listed.map((id: ServicePageId) => serviceLabels[id][locale]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('the scenes of groups and work samples are drawn ones, and no work sample repeats another', () => {
  for (const { scene } of serviceGroups) expect(sceneIds).toContain(scene);
  const scenes = workSamples.map(({ scene }) => scene);
  for (const scene of scenes) expect(sceneIds).toContain(scene);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test('the work samples cover every group', () => {
  const shown = new Set(workSamples.map(({ group }) => group));
  expect(serviceGroups.filter(({ id }) => !shown.has(id))).toEqual([]);
});
