import { isPublicHoliday } from '@/lib/company/public-holidays';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { QuoteAcknowledgement, WayStep } from './acknowledgement';
import { nextAtWork } from './working-time';

const words: Localized<Record<'received' | 'begun' | 'atOnce', string>> = {
  fr: { received: 'Reçue', begun: 'Sur l’établi', atOnce: 'aussitôt' },
  nl: { received: 'Ontvangen', begun: 'Op de werkbank', atOnce: 'meteen' },
  en: { received: 'Received', begun: 'On the bench', atOnce: 'right away' },
};

/** From its arrival to the first hour in which somebody is there to read it. */
function stepsFrom(receivedAt: Date, locale: Locale): WayStep[] {
  const { received, begun, atOnce } = words[locale];
  const begunAt = nextAtWork(receivedAt, isPublicHoliday);
  return [
    { what: received, when: formatMoment(receivedAt, locale) },
    { what: begun, when: begunAt > receivedAt ? formatMoment(begunAt, locale) : atOnce },
  ];
}

/**
 * What a visitor is told of a request that is safe. Its words come with the answer, so that no page carries them before.
 *
 * @param receivedAt null where it was sent before, and nobody knows when
 * @param company who asks, where that was said
 */
export function acknowledgeQuote(
  {
    reference,
    answerDueAt,
    receivedAt,
    company,
  }: { reference: string; answerDueAt: Date; receivedAt: Date | null; company?: string | null },
  locale: Locale,
): QuoteAcknowledgement {
  return {
    reference,
    answerDueAt: answerDueAt.toISOString(),
    answerDueText: formatMoment(answerDueAt, locale),
    steps: receivedAt ? stepsFrom(receivedAt, locale) : [],
    ...(company ? { sign: company } : {}),
  };
}
