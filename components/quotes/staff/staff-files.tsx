import { getTranslations } from 'next-intl/server';
import { OutcomeNotice } from '@/components/staff/outcome-notice';
import type { Locale } from '@/lib/i18n/locales';
import { maxStaffFiles } from '@/lib/quotes/limits';
import { type AddingOutcome, maxAddedFiles } from '@/lib/quotes/request/added-files';
import { fileFaults } from '@/lib/uploads/file-faults';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';
import { ArtworkField, type ArtworkTarget } from '../artwork-field.client';
import { type LinkedFile, RequestFiles } from './request-files';

const aboutFiles: readonly AddingOutcome[] = ['fileNeeded', ...fileFaults, 'tooManyFiles'];

/** What staff added to a request, and a form of plain HTML that adds more; what it does not take leaves in parts. */
export async function StaffFiles({
  files,
  endpoint,
  formKey,
  accept,
  outcome,
  artwork,
  locale,
}: {
  files: readonly LinkedFile[];
  endpoint: string;
  /** So that the form sent twice adds its files once. */
  formKey: string;
  /** The `accept` attribute. */
  accept: string;
  /** What became of the form the last time. */
  outcome: AddingOutcome | null;
  /** Where larger files go. */
  artwork: ArtworkTarget;
  locale: Locale;
}) {
  const t = await getTranslations('StaffRequest.addFiles');
  const bounds = { count: maxAddedFiles, size: maxFileMegabytes, most: maxStaffFiles };
  const isDone = outcome === 'added';
  const said = outcome ? t(`outcome.${outcome}`, bounds) : null;
  const isFileError = outcome !== null && aboutFiles.includes(outcome);
  return (
    <section id="files" aria-labelledby="files-title" className="panel">
      <h2 id="files-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      {said ? <OutcomeNotice isDone={isDone}>{said}</OutcomeNotice> : null}
      <p className="mb-3 max-w-prose text-ink-soft">{t('lead')}</p>
      <RequestFiles files={files} locale={locale} />
      <details open={outcome !== null && !isDone} className="mt-3 border-2 border-ink">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
          {t('open')}
        </summary>
        <form
          action={endpoint}
          method="post"
          encType="multipart/form-data"
          className="grid gap-4 border-t-2 border-ink p-3"
        >
          <input type="hidden" name="key" value={formKey} />
          <div>
            <label htmlFor="added-files" className="needed font-bold">
              {t('label')}
            </label>
            <ArtworkField
              id="added-files"
              name="files"
              accept={accept}
              invalid={isFileError}
              describedBy={isFileError ? 'added-files-error added-files-hint' : 'added-files-hint'}
              target={artwork}
            >
              <p id="added-files-hint" className="mt-1.5 text-sm text-ink-soft">
                {t('hint', bounds)}
              </p>
              {isFileError ? (
                <p id="added-files-error" className="mt-1.5 text-sm font-bold text-danger">
                  {said}
                </p>
              ) : null}
            </ArtworkField>
          </div>
          <p>
            <button type="submit" className="work-button work-button-ink">
              {t('add')}
            </button>
          </p>
        </form>
      </details>
    </section>
  );
}
