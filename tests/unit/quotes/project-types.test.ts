import { expect, test } from 'vitest';
import { inkOfProject } from '@/components/quotes/staff/subject-mark';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';

test('a service begins a quote with a kind of its own trade, or with "other"', () => {
  expect(serviceGroups).toHaveLength(6);
  for (const group of serviceGroups) {
    for (const { projectType } of [group, ...group.pages.map((id) => services[id])]) {
      if (projectType !== 'other') expect(inkOfProject[projectType], group.id).toBe(group.id);
    }
  }
});
