import { getTranslations } from 'next-intl/server';
import { type InterruptionLabels, loadInterruptionLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { importRefusals } from './book-import';

const words = [
  'file',
  'fileHint',
  'csv',
  'csvHint',
  'preview',
  'keep',
  'stale',
  'nothing',
  'faultsTitle',
  'rowsTitle',
  'line',
  'before',
] as const;

export interface ImportLabels extends Record<(typeof words)[number], string> {
  busy: string;
  failure: string;
  kinds: Record<'new' | 'changed' | 'same', string>;
  errors: Record<string, string>;
  refused: Record<string, string>;
  interrupted: InterruptionLabels;
}

/** Everything the form that reads a file of prices says. Server only. */
export async function loadImportLabels(locale: Locale): Promise<ImportLabels> {
  const t = await getTranslations({ locale, namespace: 'StaffPrices' });
  const staff = await getTranslations({ locale, namespace: 'StaffRequest' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    ...(Object.fromEntries(words.map((word) => [word, t(`import.${word}`)])) as Record<
      (typeof words)[number],
      string
    >),
    busy: t('form.busy'),
    failure: t('form.failure'),
    kinds: {
      new: t('import.kinds.new'),
      changed: t('import.kinds.changed'),
      same: t('import.kinds.same'),
    },
    errors: { required: errors('required'), tooLong: t('import.faults.tooLong') },
    refused: Object.fromEntries(
      importRefusals.map((reason) => [
        reason,
        reason === 'signedOut'
          ? staff('refused.signedOut')
          : reason === 'conflict'
            ? t('import.stale')
            : t(`outcome.${reason}`),
      ]),
    ),
    interrupted: await loadInterruptionLabels(locale),
  };
}
