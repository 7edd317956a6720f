import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/staff/data-table';
import { StaffSection } from '@/components/staff/staff-section';
import { formatDay, formatFileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import {
  mailKinds,
  type Person,
  type PersonApplication,
  type PersonRequest,
  type WaitingForm,
} from '@/lib/people/person';

interface FileLink {
  id: string;
  name: string;
  bytes: number;
  /** Opens it, for as long as signed links work. */
  href: string;
}

type Request = Omit<PersonRequest, 'files'> & { files: FileLink[] };
type Application = Omit<PersonApplication, 'files'> & { files: FileLink[] };

/** A person whose files have links. */
export type ShownPerson = Omit<Person, 'quoteRequests' | 'jobApplications'> & {
  quoteRequests: Request[];
  jobApplications: Application[];
};

/** Everything kept about an address, a part under each heading; parts without anything are left out. */
export async function PersonView({
  locale,
  person,
  waiting,
}: {
  locale: Locale;
  person: ShownPerson;
  waiting: readonly WaitingForm[];
}) {
  const t = await getTranslations('StaffPeople');
  const staff = await getTranslations('Staff');
  const day = (at: string) => formatDay(new Date(at), locale);
  const { accounts, quoteRequests, jobApplications, newsletter, staffInvitation, mails } = person;
  return (
    <>
      {accounts.map(({ id, emailConfirmedAt, createdAt, lastSignInAt, staffRole, profile }) => (
        <StaffSection key={id} id={`account-${id}`} title={t('part.account')}>
          <Facts
            facts={[
              [t('name'), [profile?.first_name, profile?.last_name].filter(Boolean).join(' ') || null],
              [t('created'), day(createdAt)],
              [t('confirmed'), emailConfirmedAt ? day(emailConfirmedAt) : t('notConfirmed')],
              [t('lastSignIn'), lastSignInAt ? day(lastSignInAt) : null],
              [t('staffRole'), staffRole ? staff(`roles.${staffRole}`) : null],
            ]}
          />
        </StaffSection>
      ))}
      {quoteRequests.length > 0 ? (
        <StaffSection id="requests" title={t('part.requests', { count: quoteRequests.length })}>
          {quoteRequests.map((request) => (
            <article key={request.reference} className="mb-5 border-l-4 border-ink pl-4">
              <h3 className="font-bold">
                <a
                  href={pathWithin('admin-requests', locale, { rest: request.reference })}
                  className="link min-h-8 underline"
                >
                  {request.reference}
                </a>
                <span className="font-normal text-ink-soft"> · {day(request.submitted_at)}</span>
              </h3>
              <Facts
                facts={[
                  [t('name'), `${request.first_name} ${request.name}`],
                  [t('company'), request.company],
                  [t('phone'), request.phone],
                  [
                    t('heldUntilLabel'),
                    request.heldUntil ? t('heldUntil', { day: day(request.heldUntil) }) : null,
                  ],
                ]}
              />
              <Text summary={t('message')} text={request.message} />
              {request.messages.map(({ sender, body, subject, at }) => (
                <Text
                  key={at}
                  summary={`${t(`sender.${sender}`)} · ${day(at)}`}
                  text={[subject, body].filter(Boolean).join('\n\n')}
                />
              ))}
              {request.notes.map(({ body, at }) => (
                <Text key={at} summary={`${t('note')} · ${day(at)}`} text={body} />
              ))}
              <Files locale={locale} files={request.files} />
            </article>
          ))}
        </StaffSection>
      ) : null}
      {jobApplications.length > 0 ? (
        <StaffSection id="applications" title={t('part.applications', { count: jobApplications.length })}>
          {jobApplications.map((application) => (
            <article key={application.reference} className="mb-5 border-l-4 border-ink pl-4">
              <h3 className="font-bold">
                {application.reference}
                <span className="font-normal text-ink-soft"> · {day(application.submitted_at)}</span>
              </h3>
              <Facts
                facts={[
                  [t('name'), `${application.first_name} ${application.name}`],
                  [t('phone'), application.phone],
                  [t('deletedBy'), day(application.delete_after)],
                ]}
              />
              {application.message ? <Text summary={t('message')} text={application.message} /> : null}
              <Files locale={locale} files={application.files} />
            </article>
          ))}
        </StaffSection>
      ) : null}
      {newsletter || staffInvitation ? (
        <StaffSection id="lists" title={t('part.lists')}>
          <Facts
            facts={[
              [
                t('source.newsletter'),
                newsletter ? t(`newsletter.${newsletterState(newsletter.status)}`) : null,
              ],
              [
                t('source.invitation'),
                staffInvitation
                  ? t('invitedAs', {
                      role: staff(`roles.${staffInvitation.role}`),
                      day: day(staffInvitation.expiresAt),
                    })
                  : null,
              ],
            ]}
          />
        </StaffSection>
      ) : null}
      {mails.length > 0 ? (
        <StaffSection id="mails" title={t('part.mails', { count: mails.length })}>
          <Mails mails={mails} day={day} />
        </StaffSection>
      ) : null}
      {person.visits.length + person.consents.length > 0 ? (
        <StaffSection id="visits" title={t('part.visits')}>
          <Facts
            facts={[
              [t('visitCount'), String(person.visits.length)],
              [t('pageCount'), String(person.visits.reduce((sum, { pages }) => sum + pages.length, 0))],
              [t('consentCount'), String(person.consents.length)],
            ]}
          />
        </StaffSection>
      ) : null}
      {waiting.length > 0 ? (
        <StaffSection id="waiting" title={t('part.waiting', { count: waiting.length })}>
          <ul>
            {waiting.map(({ kind, state, at }) => (
              <li key={`${kind}${at}`}>
                {t(`source.${kind}`)} · {t(`state.${state}`)} · {day(at)}
              </li>
            ))}
          </ul>
        </StaffSection>
      ) : null}
    </>
  );
}

function newsletterState(status: string): 'pending' | 'confirmed' | 'unsubscribed' {
  return status === 'confirmed' || status === 'unsubscribed' ? status : 'pending';
}

/** Labels and what they stand for; empty ones are left out. */
function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="mt-1">
      <summary className="link min-h-8 cursor-pointer underline">{summary}</summary>
      <p className="max-w-prose border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}

function Files({ locale, files }: { locale: Locale; files: readonly FileLink[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {files.map(({ id, name, bytes, href }) => (
        <li key={id}>
          <a href={href} rel="nofollow" className="link min-h-8 font-medium break-all underline">
            {name}
          </a>{' '}
          <span className="text-sm text-ink-soft">{formatFileSize(bytes, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

async function Mails({ mails, day }: { mails: Person['mails']; day: (at: string) => string }) {
  const t = await getTranslations('StaffPeople');
  type Mail = Person['mails'][number];
  const columns: Column<Mail>[] = [
    {
      id: 'kind',
      heading: t('mailKind'),
      isRowHeading: true,
      cell: ({ kind }) => {
        const known = mailKinds.find((one) => one === kind);
        return known ? t(`mailKinds.${known}`) : kind;
      },
    },
    { id: 'queued', heading: t('queued'), cell: ({ queuedAt }) => day(queuedAt) },
    { id: 'sent', heading: t('sent'), cell: ({ sentAt }) => (sentAt ? day(sentAt) : t('notSent')) },
  ];
  return (
    <DataTable
      caption={t('part.mails', { count: mails.length })}
      columns={columns}
      rows={mails}
      rowKey={({ kind, queuedAt }) => kind + queuedAt}
    />
  );
}
