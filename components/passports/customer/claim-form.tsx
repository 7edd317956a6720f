import { getTranslations } from 'next-intl/server';
import { TextAreaField, TextField } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/form-frame';
import type { CommonFormLabels } from '@/lib/forms/form-labels';
import { personLimits } from '@/lib/forms/person-limits';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import { claimFiles, claimTextLimits } from '@/lib/passports/claim-form';
import { fileFaults } from '@/lib/uploads/file-faults';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';

const person = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

/** A claim under a warranty: a form of plain HTML, what was seen and the pictures of it in one go, with or without script. */
export async function ClaimForm({
  endpoint,
  token,
  ticket,
  accept,
  returned,
  contact,
  labels,
}: {
  endpoint: string;
  /** Of the passport. */
  token: string;
  /** So that the form sent twice is one claim. */
  ticket: string;
  /** The `accept` attribute. */
  accept: string;
  /** The claim that could not be taken. */
  returned: Pick<ReturnedForm, 'fields' | 'refused' | 'values'> | null;
  contact: { phone: string; email: string };
  labels: Pick<
    CommonFormLabels,
    'errors' | 'refused' | 'firstName' | 'name' | 'email' | 'phone' | 'phoneHint' | 'optional'
  >;
}) {
  const t = await getTranslations('Passport.claim');
  const values = returned?.values ?? {};
  const errorsOf = (name: string) => (returned?.fields[name] ?? []).map((key) => labels.errors[key] ?? key);
  const faults = returned?.fields.files ?? [];
  const fileErrors = faults.map((key) => {
    const fault = fileFaults.find((known) => known === key);
    return t(`files.${fault ?? 'tooManyFiles'}`);
  });
  return (
    <form
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      className="relative mt-6 grid grid-cols-1 max-w-3xl gap-5 sm:grid-cols-2"
    >
      {returned?.refused ? (
        <p role="alert" className="border-l-8 border-danger bg-danger-tint px-4 py-3 sm:col-span-2">
          {labels.refused[returned.refused]}
          {returned.refused === 'unavailable' ? ` ${contact.phone}, ${contact.email}` : null}
        </p>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <TextAreaField
        id="claim-message"
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        rows={5}
        maxLength={claimTextLimits.max}
        defaultValue={values.message}
        errors={errorsOf('message')}
        className="sm:col-span-2"
      />
      {person.map((control) => (
        <TextField
          key={control.name}
          {...control}
          id={`claim-${control.name}`}
          label={labels[control.name]}
          maxLength={personLimits[control.name].max}
          defaultValue={values[control.name]}
          errors={errorsOf(control.name)}
          {...(control.name === 'phone' ? { optional: labels.optional, hint: labels.phoneHint } : null)}
        />
      ))}
      <HiddenFields id="claim" ticket={ticket} />
      {/* Last: what is too large is cut there, and all that was typed has been read. */}
      <div className="sm:col-span-2">
        <label htmlFor="claim-files" className="font-bold">
          {t('files.label')} <span className="font-normal text-ink-soft">({labels.optional})</span>
        </label>
        <input
          id="claim-files"
          name="files"
          type="file"
          multiple
          accept={accept}
          aria-invalid={fileErrors.length > 0 ? true : undefined}
          aria-describedby={fileErrors.length > 0 ? 'claim-files-error claim-files-hint' : 'claim-files-hint'}
          className="control"
        />
        <p id="claim-files-hint" className="mt-1.5 text-sm text-ink-soft">
          {t('files.hint', { count: claimFiles, size: maxFileMegabytes })}
        </p>
        {fileErrors.length > 0 ? (
          <p id="claim-files-error" className="mt-1.5 text-sm font-bold text-danger">
            {fileErrors.join(' ')}
          </p>
        ) : null}
      </div>
      <p className="sm:col-span-2">
        <button type="submit" className="button button-ink min-h-14 px-8 text-xl">
          {t('send')}
        </button>
      </p>
      <p className="text-sm text-ink-soft sm:col-span-2">{t('privacy')}</p>
    </form>
  );
}
