import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { type QuoteStatus, quoteStatuses } from '@/lib/quotes/quote-status';

/** The sentences of the inbox's form, with names in braces where something is only known afterwards. */
export async function loadInboxFormLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Inbox' });
  const request = await getTranslations({ locale, namespace: 'StaffRequest.done' });
  const forms = (key: 'status' | 'assign' | 'release' | 'undo') => ({
    one: t(`done.${key}.one`, { to: '{to}' }),
    many: t(`done.${key}.many`, { to: '{to}', count: '{count}' }),
  });
  return {
    done: {
      status: forms('status'),
      assign: forms('assign'),
      release: forms('release'),
      undo: forms('undo'),
    },
    calledOff: request('calledOff'),
    statuses: Object.fromEntries(quoteStatuses.map((status) => [status, t(`statuses.${status}`)])) as Record<
      QuoteStatus,
      string
    >,
    conflict: t('conflict.line', {
      reference: '{reference}',
      by: '{by}',
      at: '{at}',
      what: '{what}',
      status: '{status}',
      assignee: '{assignee}',
    }),
    conflictTitle: t('conflict.title'),
    wanted: {
      status: t('conflict.wanted.status', { to: '{to}' }),
      assign: t('conflict.wanted.assign', { to: '{to}' }),
      release: t('conflict.wanted.release'),
      undo: t('conflict.wanted.undo'),
    },
    somebody: t('conflict.somebody'),
    nobody: t('nobody'),
    gone: t('conflict.gone', { reference: '{reference}' }),
    unchangedTitle: t('conflict.unchangedTitle'),
    cannotHave: t('conflict.cannotHave', { reference: '{reference}' }),
    undo: t('done.takeBack'),
    close: t('done.close'),
    busy: t('done.busy'),
    pickAll: t('pickAll'),
    interrupted: await loadInterruptionLabels(locale),
    refused: {
      nothingChosen: t('refused.nothingChosen'),
      noValue: t('refused.noValue'),
      signedOut: t('refused.signedOut'),
      forbidden: t('refused.forbidden'),
      unavailable: t('refused.unavailable'),
      invalid: t('refused.invalid'),
    },
  };
}

export type InboxFormLabels = Awaited<ReturnType<typeof loadInboxFormLabels>>;
