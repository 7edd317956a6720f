import { getTranslations } from 'next-intl/server';

/** The form that sends a file of the bank: plain HTML, whose answer is the page of what it would book. */
export async function BankUpload({ endpoint }: { endpoint: string }) {
  const t = await getTranslations('StaffBank');
  return (
    <form action={endpoint} method="post" encType="multipart/form-data" className="max-w-2xl">
      <label htmlFor="bank-file" className="font-bold">
        {t('file')}
      </label>
      <input
        id="bank-file"
        type="file"
        name="file"
        required
        accept=".cod,.coda,.txt,.xml,text/plain,text/xml,application/xml"
        aria-describedby="bank-file-hint"
        className="control mt-1.5 block w-full py-2"
      />
      <p id="bank-file-hint" className="mt-1.5 text-sm text-ink-soft">
        {t('fileHint')}
      </p>
      <button type="submit" className="button button-ink mt-4 min-h-11 px-6">
        {t('read')}
      </button>
    </form>
  );
}
