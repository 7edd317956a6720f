import { parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AmountForm } from '@/components/quotes/staff/amount-form.client';
import type * as Forms from '@/components/ui/use-action-form';
import { useActionForm } from '@/components/ui/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadRequestLabels } from '@/lib/quotes/request/form-labels';
import type { RequestResult } from '@/lib/quotes/request/request-result';

vi.mock('@/components/ui/use-action-form', async (importOriginal) => {
  const forms = await importOriginal<typeof Forms>();
  return { ...forms, useActionForm: vi.fn(forms.useActionForm) };
});
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffRequest' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));
afterEach(() => vi.unstubAllGlobals());

const labels = await loadRequestLabels('en');
const texts = { net: 'Without VAT', gross: 'With VAT', hint: 'One follows the other', save: 'Save' };

/** The form in a page, which is shown again and again: with what the page says, and what the form was answered. */
async function openForm() {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as Element);
  const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const show = (
    page: { version: number; netCents: number | null; ratePercent?: number | null },
    answered: { turn: number; result: RequestResult | null } = { turn: 0, result: null },
  ) =>
    act(async () => {
      vi.mocked(useActionForm).mockReturnValue({
        formProps: { onInput: () => undefined },
        errorsOf: () => [],
        sendings: answered.turn,
        pending: false,
        interruption: null,
        ...answered,
      } as unknown as ReturnType<typeof useActionForm>);
      const action = async () => null as never;
      root.render(
        <AmountForm
          {...{ action, labels, texts, locale: 'en', permalink: '#', ratePercent: 21 }}
          {...page}
        />,
      );
    });
  const type = (name: string, text: string) =>
    act(async () => {
      field(name).value = text;
      field(name).dispatchEvent(new window.Event('input', { bubbles: true }));
    });
  const sent = () => ['version', 'shownNet', 'net'].map((name) => field(name).value);
  return { show, type, sent, close: () => act(async () => root.unmount()) };
}

const conflict = (version: number): RequestResult => ({
  status: 'conflict',
  conflict: { changes: ['The amount'], wanted: null, version },
  values: { net: '150', gross: '181.50' },
});
const saved: RequestResult = { status: 'ok', data: { kind: 'done', sentence: 'Saved.', undo: null } };

test('figures stand for the amount that they were typed over, so that another one meanwhile is a conflict', async () => {
  const { show, type, sent, close } = await openForm();
  await show({ version: 3, netCents: 10_000 });
  await type('net', '150');
  await show({ version: 4, netCents: 90_000 });
  expect(sent()).toEqual(['3', '100.00', '150']);

  // What is given back stands for the amount that was told with it, and for no later one.
  const told = { turn: 1, result: conflict(4) };
  await show({ version: 4, netCents: 90_000 }, told);
  expect(sent()).toEqual(['4', '900.00', '150']);
  await show({ version: 5, netCents: 95_000 }, told);
  expect(sent()).toEqual(['4', '900.00', '150']);

  const after = { turn: 2, result: saved };
  await show({ version: 6, netCents: 15_000 }, after);
  await show({ version: 7, netCents: 20_000 }, after);
  expect(sent()).toEqual(['7', '200.00', '200.00']);
  await close();
});

test('whatever else becomes of the request meanwhile is no conflict, and an amount nobody types over is the newest', async () => {
  const { show, type, sent, close } = await openForm();
  await show({ version: 3, netCents: 10_000 });
  await show({ version: 4, netCents: 90_000 });
  expect(sent()).toEqual(['4', '900.00', '900.00']);
  await type('net', '150');
  await show({ version: 5, netCents: 90_000 });
  expect(sent()).toEqual(['5', '900.00', '150']);
  await show({ version: 6, netCents: 90_000, ratePercent: 6 });
  expect(sent()).toEqual(['4', '900.00', '150']);
  await close();
});
