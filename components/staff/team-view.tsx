import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { staffRoles } from '@/lib/staff/staff';
import type { StaffInvitation, TeamMember } from '@/lib/staff/team';
import { ConfirmButton } from './confirm-button';
import { type Column, DataTable } from './data-table';

type RowAction = (form: FormData) => Promise<void>;

const smallButton =
  'button min-h-9 border-2 border-ink bg-white px-3 text-base hocus:bg-ink hocus:text-paper';

/** Who is staff: role, since when, and what an admin can do about it. */
export async function TeamTable({
  locale,
  members,
  own,
  changeRole,
  resetFactor,
  remove,
}: {
  locale: Locale;
  members: readonly TeamMember[];
  /** The account of whoever looks. */
  own: string;
  changeRole: RowAction;
  resetFactor: RowAction;
  remove: RowAction;
}) {
  const t = await getTranslations('StaffTeam');
  const staff = await getTranslations('Staff');
  const columns: Column<TeamMember>[] = [
    {
      id: 'member',
      heading: t('member'),
      isRowHeading: true,
      cell: ({ id, name, email }) => (
        <>
          <span className="font-bold">{name ?? email}</span>
          {id === own ? <span className="text-ink-soft"> ({t('you')})</span> : null}
          {name ? <span className="block text-sm text-ink-soft">{email}</span> : null}
        </>
      ),
    },
    {
      id: 'role',
      heading: t('role'),
      cell: ({ id, email, role }) => (
        <form action={changeRole} className="inline-flex flex-wrap items-center gap-2">
          <input type="hidden" name="id" value={id} />
          <select
            key={role}
            name="role"
            defaultValue={role}
            aria-label={t('roleOf', { email })}
            className="min-h-9 border border-line-strong bg-white px-2"
          >
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {staff(`roles.${one}`)}
              </option>
            ))}
          </select>
          <button type="submit" className={smallButton}>
            {t('changeRole')}
            <span className="sr-only"> {email}</span>
          </button>
        </form>
      ),
    },
    { id: 'since', heading: t('since'), cell: ({ since }) => formatDay(new Date(since), locale) },
    {
      id: 'seen',
      heading: t('lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatDay(new Date(lastSignInAt), locale) : t('never')),
    },
    {
      id: 'factor',
      heading: t('factor'),
      cell: ({ id, email, factorSince }) =>
        factorSince === null ? (
          t('factorOff')
        ) : (
          <>
            {t('factorOn', { day: formatDay(new Date(factorSince), locale) })}
            {id === own ? null : (
              <span className="block">
                <ConfirmButton
                  action={resetFactor}
                  id={id}
                  label={t('resetFactor')}
                  about={email}
                  text={t('resetFactorText')}
                  confirm={t('resetFactorConfirm')}
                />
              </span>
            )}
          </>
        ),
    },
    {
      id: 'remove',
      heading: t('actions'),
      cell: ({ id, email }) => (
        <ConfirmButton
          action={remove}
          id={id}
          label={t('remove')}
          about={email}
          text={id === own ? t('removeSelfText') : t('removeText')}
          confirm={t('removeConfirm')}
        />
      ),
    },
  ];
  return <DataTable caption={t('members')} columns={columns} rows={members} rowKey={({ id }) => id} />;
}

/** Who was asked to join and has not answered: send again, take back. */
export async function InvitationTable({
  locale,
  invitations,
  now,
  resend,
  withdraw,
}: {
  locale: Locale;
  invitations: readonly StaffInvitation[];
  now: Date;
  resend: RowAction;
  withdraw: RowAction;
}) {
  const t = await getTranslations('StaffTeam');
  const staff = await getTranslations('Staff');
  const columns: Column<StaffInvitation>[] = [
    {
      id: 'email',
      heading: t('address'),
      isRowHeading: true,
      cell: ({ email, invitedBy }) => (
        <>
          <span className="font-bold">{email}</span>
          {invitedBy ? (
            <span className="block text-sm text-ink-soft">{t('invitedBy', { email: invitedBy })}</span>
          ) : null}
        </>
      ),
    },
    { id: 'role', heading: t('role'), cell: ({ role }) => staff(`roles.${role}`) },
    { id: 'language', heading: t('language'), cell: ({ locale: of }) => t(`languages.${of}`) },
    {
      id: 'expires',
      heading: t('valid'),
      cell: ({ expiresAt }) => {
        const date = new Date(expiresAt);
        const day = formatDay(date, locale);
        return date > now ? t('until', { day }) : <b className="text-danger">{t('expired', { day })}</b>;
      },
    },
    {
      id: 'actions',
      heading: t('actions'),
      cell: ({ id, email }) => (
        <span className="inline-flex flex-wrap items-start gap-x-5 gap-y-1">
          <form action={resend}>
            <input type="hidden" name="id" value={id} />
            <button type="submit" className={smallButton}>
              {t('resend')}
              <span className="sr-only"> {email}</span>
            </button>
          </form>
          <ConfirmButton
            action={withdraw}
            id={id}
            label={t('withdraw')}
            about={email}
            text={t('withdrawText')}
            confirm={t('withdrawConfirm')}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable caption={t('invitations')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
  );
}
