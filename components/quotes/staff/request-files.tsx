import { getTranslations } from 'next-intl/server';
import { formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteFile } from '@/lib/quotes/staff-request';
import { FileFace } from '../file-face';

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
      {files.map(({ id, name, kind, size, addedBy, saveUrl, openUrl, previewUrl }) => (
        <li key={id} className="request-file">
          <FileFace
            kind={kind}
            previewUrl={previewUrl}
            openUrl={openUrl}
            open={t('open', { name })}
            preview={t('preview', { name })}
          />
          <a href={saveUrl} className="file-name">
            <span className="sr-only">{t('save')} </span>
            <span className="block break-words underline underline-offset-4">{name}</span>
            <span className="figures block text-sm text-ink-soft">{formatFileSize(size, locale)}</span>
          </a>
          {addedBy ? (
            <p className="px-2 pb-2 text-sm text-ink-soft wrap-anywhere">
              {t('addedBy', { name: addedBy.name ?? events('formerColleague') })}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
