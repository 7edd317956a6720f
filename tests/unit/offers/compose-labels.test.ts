import { createTranslator } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadComposeLabels } from '@/lib/offers/compose-labels';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: namespace as 'Offer' }),
}));

test.each(locales)('of a customer without an address nothing says that it was sent: %s', async (locale) => {
  const { StaffOffer } = await loadMessages(locale);
  const mailed = await loadComposeLabels(locale, locale, [], true);
  expect([mailed.send, mailed.done.sent]).toEqual([StaffOffer.send, StaffOffer.done.sent]);
  const handed = await loadComposeLabels(locale, locale, [], false);
  expect([handed.send, handed.done.sent]).toEqual([StaffOffer.handOver, StaffOffer.done.handedOver]);
});
