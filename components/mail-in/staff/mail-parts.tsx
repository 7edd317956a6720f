import { getTranslations } from 'next-intl/server';
import type { RefusedFile } from '@/lib/mail-in/incoming-mail';
import type { MailParts } from '@/lib/mail-in/tray-mail';
import { maxFileMegabytes } from '@/lib/uploads/upload-labels';

/** What came with a mail beside its text: who wrote it when it was not the customer, files that were not kept, quoted text. */
export async function MailPartsView({ parts }: { parts: MailParts }) {
  const t = await getTranslations('StaffMail');
  const { isOther, otherAddress, subject, folded, refused } = parts;
  return (
    <div className="mt-1">
      <p className="text-sm text-ink-soft">
        {t('byMail')}
        {subject ? (
          <>
            {' '}
            <span dir="auto" className="break-words">
              {subject}
            </span>
          </>
        ) : null}
      </p>
      {isOther ? (
        <p className="mt-1 w-fit border-l-8 border-danger bg-danger-tint px-3 py-1 break-words">
          {otherAddress ? t('otherAddress', { address: otherAddress }) : t('otherSender')}
        </p>
      ) : null}
      <MailRest folded={folded} refused={refused} />
    </div>
  );
}

/** Files that were not kept, each with why, and quoted text and signature on demand. */
export async function MailRest({
  folded,
  refused,
}: {
  folded: string | null;
  refused: readonly RefusedFile[];
}) {
  const t = await getTranslations('StaffMail');
  return (
    <>
      {refused.length > 0 ? (
        <div className="mt-2 text-sm">
          <p className="font-medium">{t('refusedFiles', { count: refused.length })}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ name, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
              <li key={place} className="break-words">
                <span dir="auto">{name}</span>, {t(`fileRefused.${reason}`, { size: maxFileMegabytes })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {folded ? (
        <details className="mt-1">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline underline-offset-4">
            {t('folded')}
          </summary>
          <p
            dir="auto"
            className="max-w-prose border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line text-ink-soft"
          >
            {folded}
          </p>
        </details>
      ) : null}
    </>
  );
}
