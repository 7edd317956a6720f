import { parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ProposalForm } from '@/components/fittings/staff/proposal-form.client';
import type * as Forms from '@/components/ui/use-action-form';
import { useActionForm } from '@/components/ui/use-action-form';
import type { FittingResult } from '@/lib/fittings/fitting-result';
import { loadFittingFormLabels } from '@/lib/fittings/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

vi.mock('@/components/ui/use-action-form', async (importOriginal) => {
  const forms = await importOriginal<typeof Forms>();
  return { ...forms, useActionForm: vi.fn(forms.useActionForm) };
});
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffFitting' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));
afterEach(() => vi.mocked(useActionForm).mockReset());

const labels = await loadFittingFormLabels('en');

/** The form as the browser has it, after an answer if there was one. */
async function shown(address: string | null, result?: FittingResult): Promise<ParentNode> {
  if (result) {
    const { useActionForm: real } = await vi.importActual<typeof Forms>('@/components/ui/use-action-form');
    vi.mocked(useActionForm).mockImplementation(
      (action, options) =>
        ({
          ...real(action, options),
          result,
          errorsOf: (name: string) => (result.status === 'invalid' ? (result.fields[name] ?? []) : []),
        }) as never,
    );
  }
  const { document } = parseHTML(
    renderToStaticMarkup(
      <ProposalForm
        action={async () => null as never}
        permalink="/nl/admin/requests/482-917-635"
        labels={labels}
        proposal="0b6c1b5e-6a49-4f0f-9f1e-0d8a4f1a2b3c"
        standing={{ id: '7c0f4b9e-1c1d-4a5b-8f0e-2b9d6a7c8e9f', version: address === null ? 3 : 0 }}
        address={address}
        slots={[{ key: '2026-12-18:morning', label: 'Friday, morning' }]}
        words={{
          choose: 'Choose',
          accept: 'Accept',
          decline: 'Decline',
          answer: 'Words',
          answerHint: 'Hint',
        }}
      />,
    ),
  );
  return document;
}

const addressIn = (form: ParentNode) => form.querySelector<HTMLInputElement>('[name=address]');

test('where a new fitting is stands on the form that invites people to it, and what an empty field means', async () => {
  const form = await shown('Havenlaan 86, 1000 Brussel');
  const field = addressIn(form);
  expect(field?.getAttribute('value')).toBe('Havenlaan 86, 1000 Brussel');
  expect(form.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe(labels.fields.address);
  expect(form.querySelector(`#${field?.getAttribute('aria-describedby')}`)?.textContent).toBe(
    labels.addressHint,
  );
});

test('one that moves stays where it is', async () => {
  expect(addressIn(await shown(null))).toBeNull();
});

test('what is no address is said beside it, and nothing that was typed is lost', async () => {
  const form = await shown('Havenlaan 86, 1000 Brussel', {
    status: 'invalid',
    fields: { address: ['addressShort'] },
    values: { address: 'x', reason: 'Het is dringend.', answer: 'Tot dan.' },
  });
  const field = addressIn(form);
  expect(field?.getAttribute('value')).toBe('x');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(form.querySelector('#proposal-address-error')?.textContent).toContain(labels.errors.addressShort);
  expect(form.querySelector('[name=reason]')?.getAttribute('value')).toBe('Het is dringend.');
  expect(form.querySelector('[name=answer]')?.textContent).toBe('Tot dan.');
});
