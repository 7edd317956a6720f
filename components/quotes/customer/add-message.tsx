import { getTranslations } from 'next-intl/server';
import { TextAreaField } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/form-frame';
import { type CustomerOutcome, customerMessageLimits } from '@/lib/quotes/customer-request';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';
import { ArtworkField, type ArtworkTarget } from '../artwork-field.client';

// What is wrong with the files is said there, everything else at the message.
const aboutFiles: readonly CustomerOutcome[] = [
  'fileTooLarge',
  'fileType',
  'fileHeic',
  'fileBroken',
  'tooManyFiles',
];

/** A form of plain HTML: message and files go up together, with or without script. */
export async function AddMessage({
  endpoint,
  token,
  formKey,
  accept,
  outcome,
  typed,
  artwork,
}: {
  endpoint: string;
  /** Of the private link. */
  token: string;
  /** So that the form sent twice is one message. */
  formKey: string;
  /** The `accept` attribute. */
  accept: string;
  /** What became of the form the last time, when it was not taken. */
  outcome: CustomerOutcome | null;
  /** The message that could not be taken. */
  typed: string | undefined;
  /** Where larger files go. */
  artwork: ArtworkTarget;
}) {
  const t = await getTranslations('QuoteStatus');
  const optional = (await getTranslations('common'))('optional');
  const error = outcome ? t(`done.${outcome}`) : null;
  const isAboutFiles = outcome !== null && aboutFiles.includes(outcome);
  const fileError = isAboutFiles ? error : null;
  return (
    <section id="add" aria-labelledby="add-title">
      <h2 id="add-title" className="sign text-3xl">
        {t('add.title')}
      </h2>
      <form
        action={endpoint}
        method="post"
        encType="multipart/form-data"
        className="relative mt-4 grid gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="key" value={formKey} />
        <TextAreaField
          id="message"
          name="message"
          label={t('add.message')}
          optional={optional}
          rows={5}
          maxLength={customerMessageLimits.body.max}
          defaultValue={typed}
          errors={error && !isAboutFiles ? [error] : []}
        />
        <div>
          <label htmlFor="message-files" className="font-bold">
            {t('add.files')} <span className="font-normal text-ink-soft">({optional})</span>
          </label>
          <ArtworkField
            id="message-files"
            name="files"
            accept={accept}
            invalid={fileError !== null}
            describedBy={fileError ? 'message-files-error message-files-hint' : 'message-files-hint'}
            target={artwork}
          >
            <p id="message-files-hint" className="mt-1.5 text-sm text-ink-soft">
              {t('add.filesHint', { count: customerMessageLimits.files, size: maxFileMegabytes })}
            </p>
            {fileError ? (
              <p id="message-files-error" className="mt-1.5 text-sm font-bold text-danger">
                {fileError}
              </p>
            ) : null}
          </ArtworkField>
        </div>
        <HiddenFields id="message" />
        <p>
          <button type="submit" className="button button-ink min-h-14 px-8 text-xl">
            {t('add.send')}
          </button>
        </p>
      </form>
    </section>
  );
}
