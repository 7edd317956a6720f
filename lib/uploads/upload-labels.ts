import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { maxFileBytes } from './upload-purposes';

/** What a file field says. Those with `{name}` get the file's. */
export interface UploadLabels {
  label: string;
  hint: string;
  add: string;
  drop: string;
  remove: string;
  progress: string;
  done: string;
  retry: string;
  wait: string;
  unsent: string;
  errors: Record<string, string>;
}

const errorKeys = [
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
  'uploadFailed',
  'uploadExpired',
  'rateLimited',
  'tooManyFiles',
] as const;

/** The largest file in megabytes, as labels say it. */
export const maxFileMegabytes = maxFileBytes / 1_048_576;

/** What every file field says alike; what it is for says the form. */
export async function loadUploadLabels(
  locale: Locale,
  maxFiles: number,
): Promise<Omit<UploadLabels, 'label' | 'hint' | 'add' | 'drop'>> {
  const uploads = await getTranslations({ locale, namespace: 'Uploads' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const name = '{name}';
  return {
    remove: uploads('remove', { name }),
    progress: uploads('progress', { name }),
    done: uploads('done'),
    retry: uploads('retry', { name }),
    wait: uploads('wait'),
    unsent: uploads('unsent'),
    errors: Object.fromEntries(
      errorKeys.map((key) => [key, errors(key, { size: maxFileMegabytes, count: maxFiles })]),
    ),
  };
}
