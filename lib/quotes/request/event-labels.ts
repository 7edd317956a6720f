import { getTranslations } from 'next-intl/server';
import { formatAmount, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteChange, QuoteColleague, QuoteEvent } from '../staff-request';

/** Mails that a timeline names in words. */
export const timelineMails = [
  'quote-confirmation',
  'quote-notification',
  'quote-answer',
  'quote-news',
  'offer-sent',
  'offer-accepted',
  'offer-invoice',
  'offer-news',
  'proof-sent',
  'proof-approved',
  'proof-news',
  'fitting-customer',
  'fitting-crew',
  'fitting-news',
  'fitting-declined',
] as const;

/** Says in the language of staff what a line of a timeline is about. Server only. */
export async function loadEventLabels(locale: Locale): Promise<(event: QuoteEvent) => string> {
  const t = await getTranslations({ locale, namespace: 'StaffRequest.events' });
  const statuses = await getTranslations({ locale, namespace: 'Inbox.statuses' });
  const stages = await getTranslations({ locale, namespace: 'JobStages' });
  return (event) => {
    switch (event.kind) {
      case 'submitted':
        if (event.source !== 'site') return t(`entered.${event.source}`);
        return event.late ? t('submittedLate') : t('submitted');
      case 'details_corrected':
        return t('corrected', { what: event.fields.map((field) => t(`details.${field}`)).join(', ') });
      case 'status_changed':
        return t('status', { from: statuses(event.from), to: statuses(event.to) });
      case 'withdrawn':
        return t('withdrawn');
      case 'assigned':
        return event.released ? t('released') : t('assigned', { name: event.toName ?? t('formerColleague') });
      case 'amount_changed':
        return event.to === null
          ? t('amountRemoved')
          : t('amount', { amount: formatAmount(event.to, locale) });
      case 'note_added':
        return t('note');
      case 'file_added':
        return t('fileAdded', { name: event.name });
      case 'answered':
        return t('answered');
      case 'reply_settled':
        return t('settled');
      case 'mail_bounced':
        return t('mailBounced');
      case 'customer_message':
        return t('customerMessage');
      case 'invoice_issued':
        return t(event.document, { number: event.number, amount: formatAmount(event.cents, locale) });
      case 'payment_received':
        return t('paymentReceived', { amount: formatAmount(event.cents, locale) });
      case 'payment_undone':
        return t('paymentUndone', { amount: formatAmount(event.cents, locale) });
      case 'job_moved':
        return t('jobMoved', { stage: stages(event.stage) });
      case 'mail_sent':
      case 'mail_failed': {
        const template = timelineMails.find((known) => known === event.template);
        const mail = template ? t(`mails.${template}`) : event.template;
        return event.kind === 'mail_sent' ? t('mailSent', { mail }) : t('mailFailed', { mail });
      }
    }
  };
}

/** The same as one sentence with who and when, for somebody whose change comes later. */
export async function loadChangeLabels(locale: Locale): Promise<(event: QuoteEvent) => string> {
  const sentence = await getTranslations({ locale, namespace: 'StaffRequest' });
  const wordsOf = await loadEventLabels(locale);
  return (event) => {
    const by = event.by ?? sentence('customerOrSite');
    return sentence('conflict.line', { by, at: formatShortMoment(event.at, locale), what: wordsOf(event) });
  };
}

/** Says what a change would have made of a request. Server only. */
export async function describeWanted(
  change: QuoteChange,
  colleagues: readonly QuoteColleague[],
  locale: Locale,
): Promise<string> {
  const sentence = await getTranslations({ locale, namespace: 'StaffRequest' });
  const t = await getTranslations({ locale, namespace: 'StaffRequest.events' });
  const statuses = await getTranslations({ locale, namespace: 'Inbox.statuses' });
  const { status, assignee, amountNetCents } = change;
  const words: string[] = [];
  if (status !== undefined) words.push(statuses(status));
  if (assignee === null) words.push(t('released'));
  else if (assignee !== undefined) {
    const name = colleagues.find(({ id }) => id === assignee)?.name ?? t('formerColleague');
    words.push(t('assigned', { name }));
  }
  if (amountNetCents === null) words.push(t('amountRemoved'));
  else if (amountNetCents !== undefined) {
    words.push(t('amount', { amount: formatAmount(amountNetCents, locale) }));
  }
  return sentence('conflict.wanted', { what: words.join(', ') });
}
