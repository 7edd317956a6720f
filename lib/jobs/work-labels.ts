import { getTranslations } from 'next-intl/server';
import { loadInterruptionLabels, type StaffFormLabels } from '@/lib/forms/form-labels';
import type { Locale } from '@/lib/i18n/locales';
import { fileFaults } from '@/lib/uploads/file-faults';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';
import { photoMoments } from './job-work';
import { type WorkRefusal, workRefusals } from './work-result';

/** What the forms for time and material say. Server only. */
export async function loadRecordLabels(
  locale: Locale,
  kind: 'time' | 'material',
): Promise<StaffFormLabels<WorkRefusal>> {
  const t = await getTranslations({ locale, namespace: 'JobWork' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  return {
    submit: t(`${kind}.submit`),
    busy: t('busy'),
    failure: t('failure'),
    done: t(`${kind}.done`),
    interrupted: await loadInterruptionLabels(locale),
    errors: {
      required: errors('required'),
      tooLong: errors('tooLong'),
      tooShort: t('tooShort'),
      invalidText: errors('invalidText'),
      invalidDay: t('invalidDay'),
      minutes: t('time.invalid'),
      quantity: t('material.invalid'),
    },
    refused: Object.fromEntries(workRefusals.map((reason) => [reason, t(`refused.${reason}`)])) as Record<
      WorkRefusal,
      string
    >,
  };
}

export interface PhotoFormLabels {
  file: string;
  add: string;
  drop: string;
  hint: string;
  moment: string;
  moments: { value: string; label: string }[];
  words: string;
  optional: string;
  submit: string;
  /** With {name}. */
  sending: string;
  /** With {count}. */
  kept: string;
  offline: string;
  /** Sends once more what the network or the site stood in the way of. */
  again: string;
  refused: Record<string, string>;
}

const photoRefusals = [
  ...fileFaults,
  'fileNeeded',
  'full',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

/** What the form for photos says. Server only. */
export async function loadPhotoLabels(locale: Locale): Promise<PhotoFormLabels> {
  const t = await getTranslations({ locale, namespace: 'JobWork' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return {
    file: t('photos.file'),
    add: t('photos.add'),
    drop: t('photos.drop'),
    hint: t('photos.hint', { size: maxFileMegabytes }),
    moment: t('photos.moment'),
    moments: photoMoments.map((value) => ({ value, label: t(`moments.${value}`) })),
    words: t('photos.words'),
    optional: common('optional'),
    submit: t('photos.submit'),
    sending: t('photos.sending', { name: '{name}' }),
    kept: t('photos.kept'),
    offline: t('photos.offline'),
    again: t('photos.again'),
    refused: {
      ...Object.fromEntries(photoRefusals.map((reason) => [reason, t(`outcome.${reason}`)])),
      signedOut: t('refused.signedOut'),
    },
  };
}
