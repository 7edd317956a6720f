import { createTranslator } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { orderStages } from '@/lib/quotes/order-stages';
import { loadEventLabels } from '@/lib/quotes/request/event-labels';
import type { QuoteEvent } from '@/lib/quotes/staff-request';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    createTranslator({
      locale,
      messages: await loadMessages(locale),
      namespace: namespace as 'Offer',
      onError: (error) => {
        throw error;
      },
    }),
}));

const base = { id: 'e1', by: 'Sofie', at: new Date('2026-11-30T10:00:00Z') };

test.each(locales)('a timeline says what was issued, paid and made: %s', async (locale) => {
  const say = await loadEventLabels(locale);
  const cents = 123_456;
  const lines: QuoteEvent[] = [
    { ...base, kind: 'invoice_issued', document: 'invoice', number: 'F-2026-00007', cents },
    { ...base, kind: 'invoice_issued', document: 'creditNote', number: 'C-2026-00001', cents },
    { ...base, kind: 'payment_received', cents },
    { ...base, kind: 'payment_undone', cents },
    ...orderStages.map((stage) => ({ ...base, kind: 'job_moved' as const, stage })),
  ];
  const said = lines.map(say);
  expect(new Set(said).size).toBe(lines.length);
  expect(said[0]).toContain('F-2026-00007');
  expect(said[1]).toContain('C-2026-00001');
  for (const line of said.slice(0, 4)) expect(line.replace(/\D/g, '')).toContain('123456');
});
