import { expect, test } from 'vitest';
import { tryouts } from '@/components/services/tryouts/tryouts';
import type { ServicePageId } from '@/lib/i18n/service-catalogue';
import { arrange, openings } from '@/lib/services/openings';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';

const servicePageIds = Object.keys(openings) as ServicePageId[];

test('no section is lost or doubled, and the questions stay last', () => {
  for (const page of servicePageIds) {
    const { sections } = arrange(services[page].sections, openings[page]);
    expect(new Set(sections), page).toEqual(new Set(services[page].sections));
    expect(sections, page).toHaveLength(services[page].sections.length);
    expect(sections.at(-1)?.kind, page).toBe('faq');
  }
});

test('what opens with its price has one, and it stands first', () => {
  const byPrice = servicePageIds.filter((page) => openings[page] === 'price');
  expect(byPrice.length).toBeGreaterThan(3);
  for (const page of byPrice) {
    const [first] = arrange(services[page].sections, 'price').sections;
    expect(['packages', 'pricing', 'films'], page).toContain(first?.kind);
  }
});

test('no group opens all its pages alike', () => {
  for (const { id, pages } of serviceGroups) {
    const used = new Set(pages.map((page) => openings[page]));
    expect(used.size, id).toBeGreaterThan(1);
  }
});

test('less than half of all pages open alike, and three ways of opening are those of several', () => {
  const counts = Object.values(Object.groupBy(servicePageIds, (page) => openings[page])).map(
    (pages) => pages?.length ?? 0,
  );
  expect(Math.max(...counts)).toBeLessThan(servicePageIds.length / 2);
  expect(counts.filter((count) => count > 5).length).toBeGreaterThanOrEqual(3);
});

test('what opens with something to touch has it: a try-out, or the tool itself', () => {
  const tools = ['wrap-simulator', 'shirt-designer'];
  const bare = servicePageIds.filter(
    (page) => openings[page] === 'touch' && !tryouts[page] && !tools.includes(page),
  );
  expect(bare).toEqual([]);
});
