import { parseHTML } from 'linkedom';
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkForm, type WorkFormProps } from '@/components/portfolio/staff/work-form.client';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { findTheirCategory } from '@/lib/portfolio/server/find-their-category';
import type { WorkResult } from '@/lib/portfolio/staff/work-result';
import type { Staff } from '@/lib/staff/staff';

const { answered, listPortfolioForStaff } = vi.hoisted(() => ({
  answered: { result: null as WorkResult | null },
  listPortfolioForStaff: vi.fn(),
}));
vi.mock('@/components/ui/use-action-form', () => ({
  useActionForm: () => ({
    ...answered,
    notice: createRef(),
    form: createRef(),
    formProps: { onInput: () => undefined },
    pending: false,
    interruption: null,
    errorsOf: () => [],
  }),
}));
vi.mock('@/lib/portfolio/server/manage-portfolio', () => ({ listPortfolioForStaff }));

const labels = { errors: {}, refused: {}, kinds: {}, roles: {}, theirs: 'Andere versie:' };
const props = {
  id: 'w',
  labels,
  categories: [{ value: 'shelf', label: 'Wanden' }],
  groups: [{ value: 'walls', label: 'Muren' }],
  defaults: { categoryId: 'shelf', group: 'walls' },
  status: 'draft',
  version: 1,
  images: [],
  missing: [],
  hiddenIds: [],
} as unknown as WorkFormProps;

beforeEach(() => {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

test('a category that a colleague has made meanwhile is told by its name, and can be chosen from then on', async () => {
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as Element);
  const show = async (result: WorkResult | null, categories = props.categories) => {
    answered.result = result;
    await act(async () => root.render(<WorkForm {...props} categories={categories} />));
  };
  const choices = () =>
    [...document.querySelectorAll('[name="categoryId"] option')].map(({ textContent }) => textContent);
  await show(null);
  expect(choices()).toEqual(['Wanden']);

  const theirs = { value: '0b9c', label: 'Woonboten' };
  const conflict = { version: 2, theirs: { categoryId: '0b9c' }, category: theirs };
  await show({ status: 'conflict', conflict, values: { categoryId: 'shelf' } });
  expect(document.querySelector('#work-categoryId-theirs')?.textContent).toBe('Andere versie: Woonboten');
  expect(choices()).toEqual(['Wanden', 'Woonboten']);
  await show({ status: 'invalid', fields: {}, values: { categoryId: '0b9c' } });
  expect(choices()).toEqual(['Wanden', 'Woonboten']);
  await show(null, [...props.categories, theirs]);
  expect(choices()).toEqual(['Wanden', 'Woonboten']);
  await act(async () => root.unmount());
});

test('it is looked up in the language of who is told, where it is another', async () => {
  const staff = {} as Staff;
  listPortfolioForStaff.mockResolvedValue(seedPortfolio);
  expect(await findTheirCategory(staff, { 'title.fr': 'Un film' }, 'nl')).toEqual({});
  expect(listPortfolioForStaff).not.toHaveBeenCalled();
  const [one] = seedPortfolio.categories;
  expect(await findTheirCategory(staff, { categoryId: one?.id ?? '' }, 'nl')).toEqual({
    category: { value: one?.id, label: one?.title.nl },
  });
  expect(await findTheirCategory(staff, { categoryId: 'gone' }, 'nl')).toEqual({});
});
