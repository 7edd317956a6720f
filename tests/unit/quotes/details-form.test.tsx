import { parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DetailsForm } from '@/components/quotes/staff/details-form.client';
import type * as Forms from '@/components/ui/use-action-form';
import { useActionForm } from '@/components/ui/use-action-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { requestDetails, shownFieldOf } from '@/lib/quotes/request/details';
import { parseDetails } from '@/lib/quotes/request/details-schema';
import { loadDetailsLabels, loadRequestLabels } from '@/lib/quotes/request/form-labels';
import type { RequestResult } from '@/lib/quotes/request/request-result';

vi.mock('@/components/ui/use-action-form', async (importOriginal) => {
  const forms = await importOriginal<typeof Forms>();
  return { ...forms, useActionForm: vi.fn(forms.useActionForm) };
});
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffRequest' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));
afterEach(() => vi.mocked(useActionForm).mockReset());

const [labels, texts] = await Promise.all([loadRequestLabels('en'), loadDetailsLabels('en')]);

const request = {
  firstName: 'Lieve',
  name: 'Peeters',
  phone: null,
  email: 'lieve@bakkerij.test',
  company: null,
  locale: 'nl',
  subject: 'sign',
  source: 'phone',
} as const;

/** What the form of a request would send, after an answer if there was one. */
async function sentBy(
  asked: Parameters<typeof DetailsForm>[0]['request'],
  result?: RequestResult,
): Promise<Record<string, string>> {
  const { useActionForm: real } = await vi.importActual<typeof Forms>('@/components/ui/use-action-form');
  vi.mocked(useActionForm).mockImplementation(
    (action, options) => ({ ...real(action, options), ...(result ? { result } : {}) }) as never,
  );
  const { document } = parseHTML(
    renderToStaticMarkup(
      <DetailsForm
        action={async () => null as never}
        permalink="/en/admin/requests/482-917-635"
        version={1}
        labels={labels}
        texts={texts}
        request={asked}
      />,
    ),
  );
  const inputs = [...document.querySelectorAll('input')].map((input): [string, string] => [
    input.getAttribute('name') ?? '',
    input.getAttribute('value') ?? '',
  ]);
  const selects = [...document.querySelectorAll('select')].map((select): [string, string] => [
    select.getAttribute('name') ?? '',
    select.querySelector('option[selected]')?.getAttribute('value') ?? '',
  ]);
  return Object.fromEntries([...inputs, ...selects]);
}

const detailsIn = (sent: Record<string, string>) =>
  Object.fromEntries(requestDetails.map((detail) => [detail, sent[detail]]));

test('what a colleague corrected meanwhile stands, beside what was typed here', async () => {
  const first = await sentBy(request);
  for (const detail of requestDetails) expect(first[shownFieldOf(detail)], detail).toBe(first[detail]);
  const { values } = parseDetails({ ...first, company: 'Bakkerij Peeters' }, false);
  const corrected = { ...request, name: 'Peters', locale: 'fr', phone: '+32477123456' } as const;
  const again = await sentBy(corrected, {
    status: 'conflict',
    conflict: { changes: [], wanted: null, version: 2 },
    values,
  });
  expect(again.version).toBe('2');
  expect(detailsIn(again)).toEqual({
    firstName: 'Lieve',
    name: 'Peters',
    phone: '+32477123456',
    email: 'lieve@bakkerij.test',
    company: 'Bakkerij Peeters',
    language: 'fr',
    subject: 'sign',
  });
  // Overtaken once more, the company is still what was typed.
  expect(parseDetails(again, false).values).toEqual({ company: 'Bakkerij Peeters' });
});
