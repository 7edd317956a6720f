import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { FittingDesk } from '@/components/fittings/staff/fitting-desk';
import type { FittingFormProps } from '@/components/fittings/staff/fitting-form.client';
import type { Fitting } from '@/lib/fittings/fitting';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({
      locale,
      messages: await loadMessages(locale),
      namespace: namespace as 'StaffFitting',
    }),
}));

vi.mock('@/components/fittings/staff/fitting-form.client', () => ({ FittingForm: () => null }));

const fitting: Fitting = {
  id: 'f1',
  reference: '482-917-635',
  version: 1,
  sequence: 0,
  state: 'planned',
  day: '2026-12-18',
  part: 'morning',
  from: '08:30',
  to: '12:30',
  crew: [],
  vehicle: null,
  address: null,
  travel: null,
  outdoor: false,
  weather: null,
  notes: null,
  override: null,
  changedAt: new Date('2026-12-14T10:00:00Z'),
  customer: { firstName: 'Lotte', name: 'Maes', company: null, phone: null },
  subject: 'covering',
  stage: 'done',
};

async function show(forgottenFrom: string | null): Promise<string> {
  return renderToStaticMarkup(
    await FittingDesk({
      fittings: [fitting],
      newId: 'f2',
      isDue: false,
      forgottenFrom,
      address: '',
      colleagues: [],
      form: {} as FittingFormProps,
      locale,
    }),
  );
}

describe.each(locales)('The fittings of a job in %s', (spoken) => {
  test('say which is still planned once the job is done, and nothing of one that lies behind', async () => {
    locale = spoken;
    const { StaffFitting } = await loadMessages(spoken);
    expect(await show('2026-12-17')).toContain(StaffFitting.stillPlanned);
    expect(await show('2026-12-18')).toContain(StaffFitting.stillPlanned);
    expect(await show('2026-12-19')).not.toContain(StaffFitting.stillPlanned);
    expect(await show(null)).not.toContain(StaffFitting.stillPlanned);
  });
});
