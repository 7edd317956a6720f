import { parseHTML } from 'linkedom';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OverrideField } from '@/components/fittings/staff/fitting-form.client';
import { loadFittingFormLabels } from '@/lib/fittings/form-labels';
import { typedFitting } from '@/lib/fittings/typed-fitting';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffFitting' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

const labels = await loadFittingFormLabels('en');

function shown(
  clash: { keys: string } | null,
  typed: Record<string, string>,
  errors: Record<string, readonly string[]> = {},
) {
  const { document } = parseHTML(
    renderToStaticMarkup(
      <OverrideField
        id="fitting"
        clash={clash}
        typed={typed}
        labels={labels}
        errorsOf={(name) => errors[name] ?? []}
      />,
    ),
  );
  const typedInto = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('value');
  return { reason: typedInto('reason'), seen: typedInto('seen') };
}

test('nobody is asked for a reason where nothing stands in the way', () => {
  expect(shown(null, {})).toEqual({ reason: undefined, seen: undefined });
  expect(shown({ keys: 'away:1' }, {})).toEqual({ reason: '', seen: 'away:1' });
});

test('the reason, and what it was given for, stay while another field is put right', () => {
  const form = new FormData();
  form.set('reason', 'De klant kan enkel dan.');
  form.set('seen', 'away:1 vehicle:2');
  form.set('day', '2026-13-40');
  const { values } = typedFitting(form);
  expect(shown(null, values, { day: ['day'] })).toEqual({
    reason: 'De klant kan enkel dan.',
    seen: 'away:1 vehicle:2',
  });
  expect(shown({ keys: 'away:3' }, values)).toMatchObject({ seen: 'away:3' });
});

test('a reason that is too short is asked for again', () => {
  expect(shown(null, { reason: '', seen: 'away:1' }, { reason: ['reasonShort'] })).toEqual({
    reason: '',
    seen: 'away:1',
  });
});
