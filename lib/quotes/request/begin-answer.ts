import { getTranslations } from 'next-intl/server';
import { formatAmount, formatRate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { addVat } from '../amount';
import { type AnswerFacts, type AnswerTemplateId, beginAnswer, priceLine } from '../answer-templates';
import type { StaffQuoteRequest } from '../staff-request';

function amountOf(netCents: number, ratePercent: number | null, locale: Locale): AnswerFacts['amount'] {
  const net = formatAmount(netCents, locale);
  if (ratePercent === null) return { net, gross: null };
  const gross = formatAmount(addVat(netCents, ratePercent), locale);
  return { net, gross, vatRate: formatRate(ratePercent, locale) };
}

/** A template's text for this request in its customer's language, signed by whoever writes. Server only. */
export async function beginAnswerTo(
  request: StaffQuoteRequest,
  template: AnswerTemplateId,
  { viewer, companyName }: { viewer: { firstName: string; lastName: string }; companyName: string },
) {
  const { locale, amountNetCents, vatRatePercent } = request;
  const types = await getTranslations({ locale, namespace: 'ProjectTypes' });
  const amount = amountNetCents === null ? null : amountOf(amountNetCents, vatRatePercent, locale);
  const letter = beginAnswer(template, locale, {
    firstName: request.firstName,
    reference: request.reference,
    project: types(request.subject).toLocaleLowerCase(locale),
    amount,
    sender: [viewer.firstName, viewer.lastName].filter(Boolean).join(' '),
    companyName,
  });
  const line = priceLine[locale](amount);
  return {
    ...letter,
    priceLine: letter.body.includes(line) ? line : null,
    /** A letter that was begun before the amount was saved, with it. */
    withPrice: (body: string) => body.replace(priceLine[locale](null), () => line),
  };
}
