import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteFile } from '@/lib/quotes/staff-request';
import { FileCard } from '../file-card';

/** A file with the signed addresses under which staff look at it; null where it does not open in a browser. */
export interface LinkedFile extends QuoteFile {
  saveUrl: string;
  openUrl: string | null;
  previewUrl: string | null;
}

/** Files of a request with small pictures: pictures and PDFs to open, everything to save. */
export async function RequestFiles({ files, locale }: { files: readonly LinkedFile[]; locale: Locale }) {
  const t = await getTranslations('StaffRequest.files');
  const events = await getTranslations('StaffRequest.events');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="request-files">
      {files.map(({ addedBy, ...file }) => (
        <FileCard
          key={file.id}
          file={file}
          locale={locale}
          labels={{
            open: t('open', { name: file.name }),
            preview: t('preview', { name: file.name }),
            save: t('save'),
          }}
        >
          {addedBy ? (
            <p className="px-2 pb-2 text-sm text-ink-soft wrap-anywhere">
              {t('addedBy', { name: addedBy.name ?? events('formerColleague') })}
            </p>
          ) : null}
        </FileCard>
      ))}
    </ul>
  );
}
