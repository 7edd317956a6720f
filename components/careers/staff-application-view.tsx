import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/staff/confirm-button';
import { PageHeading } from '@/components/staff/page-heading';
import type { StaffApplication } from '@/lib/careers/register/staff-application';
import { formatDay, formatFileSize } from '@/lib/i18n/format';
import { type Locale, localeNames } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';

/** One application with everything that was sent, and the way to delete it before its time. */
export async function StaffApplicationView({
  locale,
  application,
  title,
  phone,
  hrefOfFile,
  deleteNow,
}: {
  locale: Locale;
  application: StaffApplication;
  /** What the position is called. */
  title: string;
  /** As people dial it. */
  phone: string | null;
  /** A signed address of a file. */
  hrefOfFile: (id: string) => string;
  /** Deletes the application of a form's `id`. */
  deleteNow: (form: FormData) => Promise<void>;
}) {
  const t = await getTranslations('ApplicationRegister');
  const { firstName, name, email, message, files } = application;
  const facts = [
    ['position', title],
    [
      'email',
      <a key="email" href={`mailto:${email}`} className="link underline">
        {email}
      </a>,
    ],
    [
      'phone',
      application.phone ? (
        <a key="phone" href={`tel:${application.phone}`} className="link underline">
          {phone}
        </a>
      ) : (
        t('noPhone')
      ),
    ],
    ['locale', localeNames[application.locale]],
    ['submitted', formatDay(application.submittedAt, locale)],
    [
      'until',
      t(application.keepLonger ? 'keptLonger' : 'kept', { date: formatDay(application.deleteAfter, locale) }),
    ],
    ['status', t(`statuses.${application.status}`)],
  ] as const;
  return (
    <>
      <PageLink to="admin-applications" locale={locale} className="link mb-2 min-h-11 font-medium underline">
        ← {t('back')}
      </PageLink>
      <PageHeading
        title={`${firstName} ${name}`}
        lead={t('reference', { reference: application.reference })}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <dl className="border-t-2 border-ink lg:col-span-5">
          {facts.map(([id, value]) => (
            <div
              key={id}
              className="grid grid-cols-1 gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-ink-soft">{t(`columns.${id}`)}</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="min-w-0 lg:col-span-7">
          <h2 className="sign border-t-2 border-ink pt-2 text-2xl">{t('message')}</h2>
          <p
            className="mt-3 max-w-prose break-words whitespace-pre-line"
            lang={message ? application.locale : undefined}
          >
            {message ?? t('noMessage')}
          </p>
          <h2 className="sign mt-8 border-t-2 border-ink pt-2 text-2xl">{t('files')}</h2>
          <ul className="mt-2">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-baseline gap-x-4">
                <a
                  href={hrefOfFile(file.id)}
                  download
                  rel="nofollow"
                  className="link min-h-11 font-bold underline"
                >
                  <span className="min-w-0 break-all">{file.name}</span>
                </a>
                <span className="text-ink-soft">{formatFileSize(file.size, locale)}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{t('filesNote')}</p>
          <div className="mt-8 border-t-2 border-ink pt-1">
            <ConfirmButton
              action={deleteNow}
              id={application.id}
              label={t('delete.open')}
              about={`${firstName} ${name}`}
              text={t('delete.text', { name: `${firstName} ${name}` })}
              confirm={t('delete.confirm')}
            />
          </div>
        </div>
      </div>
    </>
  );
}
