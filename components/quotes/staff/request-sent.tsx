import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatShortMoment } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import { type LinkedFile, RequestFiles } from './request-files';
import { SubjectMark } from './subject-mark';

/** What the customer sent: their words first, then their files. */
export async function RequestSent({
  request,
  files,
  mail,
  locale,
}: {
  request: StaffQuoteRequest;
  files: readonly LinkedFile[];
  /** What came with the mail that it was made from, beside its text. */
  mail: ReactNode;
  locale: Locale;
}) {
  const t = await getTranslations('StaffRequest');
  const ownFiles = files.filter(({ message, addedBy }) => message === null && addedBy === null);
  return (
    <section aria-labelledby="sent-title" className="panel">
      <h2 id="sent-title" className="sign mb-3 text-2xl">
        {t('sent.title')}
      </h2>
      <p lang={request.locale} dir="auto" className="max-w-prose text-lg break-words whitespace-pre-line">
        {request.message}
      </p>
      {ownFiles.length > 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <RequestFiles files={ownFiles} locale={locale} />
          <p className="mt-2 text-sm text-ink-soft">{t('files.warning')}</p>
        </div>
      ) : null}
      {mail}
    </section>
  );
}

/** Who asked, how to reach them, and what else they asked for. */
export async function RequestCustomer({
  request,
  enteredBy,
  customerId,
  statusUrl,
  locale,
  children,
}: {
  request: StaffQuoteRequest;
  /** Who typed it in; null for the form of the site. */
  enteredBy: string | null;
  /** Whose it is; null for spam. */
  customerId: string | null;
  /** The customer's private page. */
  statusUrl: string;
  locale: Locale;
  /** The form that corrects it. */
  children: ReactNode;
}) {
  const t = await getTranslations('StaffRequest');
  const statuses = await getTranslations('Inbox.statuses');
  const facts = [
    {
      label: t('sent.email'),
      value: request.email ? (
        <a href={`mailto:${request.email}`}>{request.email}</a>
      ) : (
        <strong>{t('sent.noEmail')}</strong>
      ),
    },
    ...(request.phone
      ? [
          {
            label: t('sent.phone'),
            value: <a href={`tel:${request.phone}`}>{formatPhone(request.phone, locale)}</a>,
          },
        ]
      : []),
    ...(request.company ? [{ label: t('sent.company'), value: request.company }] : []),
    { label: t('sent.language'), value: t(`languages.${request.locale}`) },
    { label: t('sent.received'), value: formatShortMoment(request.submittedAt, locale) },
    ...(enteredBy ? [{ label: t('sent.enteredBy'), value: enteredBy }] : []),
    ...(request.wishedAnswer
      ? [{ label: t('sent.wished'), value: t(`wished.${request.wishedAnswer}`) }]
      : []),
    ...(request.answeredAt
      ? [{ label: t('sent.answered'), value: formatShortMoment(request.answeredAt, locale) }]
      : []),
    // Nobody was asked about it on the telephone.
    ...(request.source === 'site'
      ? [{ label: t('sent.newsletter'), value: request.newsletter ? t('sent.yes') : t('sent.no') }]
      : []),
    {
      label: t('sent.statusPage'),
      value: (
        <a href={statusUrl} target="_blank" rel="noreferrer">
          {t('sent.openStatusPage')}
        </a>
      ),
    },
  ];
  return (
    <section aria-labelledby="customer-title" className="panel">
      <h2 id="customer-title" className="sign mb-3 text-2xl">
        {t('sent.customer')}
      </h2>
      <dl className="request-facts figures">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {customerId ? (
        <p className="mt-3 flex flex-wrap gap-x-5">
          <PageLink
            to="admin-customers"
            rest={customerId}
            locale={locale}
            className="link min-h-11 font-medium underline"
          >
            {t('sent.file')}
          </PageLink>
          <PageLink
            to="admin-requests"
            rest="new"
            query={{ customer: customerId }}
            locale={locale}
            className="link min-h-11 font-medium underline"
          >
            {t('sent.another')}
          </PageLink>
        </p>
      ) : null}
      {children}
      <h3 className="mt-4 text-sm text-ink-soft">{t('others.title')}</h3>
      {request.others.length === 0 ? <p className="text-sm">{t('others.none')}</p> : null}
      <ul>
        {request.others.map(({ reference, subject, status, submittedAt }) => (
          <li key={reference} className="border-t border-line first:border-t-0">
            <PageLink
              to="admin-requests"
              rest={reference}
              locale={locale}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hocus:underline"
            >
              <span className="figures font-bold">{reference}</span>
              <SubjectMark subject={subject} />
              <span className="figures text-sm text-ink-soft">
                {statuses(status)}, {formatShortMoment(submittedAt, locale)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
