import { getTranslations } from 'next-intl/server';
import { accountFields } from '@/app/_blocks/personal/account-forms';
import { type AccountField, AccountForm } from '@/components/accounts/account-form.client';
import { AccountSection } from '@/components/accounts/account-section';
import { ButtonLink } from '@/components/accounts/links';
import { Notice } from '@/components/accounts/notice';
import { QrCode } from '@/components/staff/qr-code';
import { loadAccountFormLabels } from '@/lib/accounts/form-labels';
import type { Viewer } from '@/lib/accounts/viewer';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  offerRecoveryCodes,
  offerSecondFactor,
  removeSecondFactor,
  takeRecoveryCodes,
  takeSecondFactor,
} from '@/lib/staff/factor-actions';
import {
  type FactorOffer,
  factorAnchor,
  factorHome,
  factorPath,
  type OwnFactor,
} from '@/lib/staff/second-factor';
import { readOwnFactor } from '@/lib/staff/server/second-factor';
import { findSessionId } from '@/lib/staff/server/staff';
import { unlessAway } from '@/lib/supabase/ask';

/** The field that a code is typed into: digits, whether they come from the app or from paper. */
export async function codeField(locale: Locale, from: 'app' | 'either'): Promise<AccountField> {
  const t = await getTranslations({ locale, namespace: 'SecondFactor' });
  return {
    name: 'code',
    label: t('code'),
    kind: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 40,
    hint: t(from === 'app' ? 'codeHint' : 'codeHintEither'),
  };
}

/** The second factor of whoever works here, on their account page; nothing for customers. */
export async function SecondFactor({ locale, viewer }: { locale: Locale; viewer: Viewer }) {
  const session = await findSessionId();
  const own = session && (await unlessAway('staff.factorUnknown', readOwnFactor({ viewer, session })));
  if (!own) return null;
  const t = await getTranslations({ locale, namespace: 'SecondFactor' });
  return (
    <AccountSection id={factorAnchor} heading={t('heading')} text={t('text')}>
      {own.offer ? (
        <Offered locale={locale} offer={own.offer} />
      ) : own.since === null ? (
        <PasswordForm locale={locale} viewer={viewer} kind="setUp" />
      ) : own.proven ? (
        <TurnedOn locale={locale} viewer={viewer} own={own} />
      ) : (
        <>
          <p className="mb-5 max-w-prose">{t('unproven')}</p>
          <ButtonLink href={factorPath(locale, factorHome(locale))}>{t('giveCode')}</ButtonLink>
        </>
      )}
    </AccountSection>
  );
}

async function Offered({ locale, offer }: { locale: Locale; offer: FactorOffer }) {
  const t = await getTranslations({ locale, namespace: 'SecondFactor' });
  const labels = await loadAccountFormLabels(locale);
  const form = await getTranslations({ locale, namespace: 'AccountForms' });
  const common = {
    labels,
    busy: form('saving'),
    failure: t('failure'),
    refusals: { expired: t('offerOver') },
    permalink: factorHome(locale),
  };
  const codes = (
    <ol className="my-4 grid max-w-md grid-cols-1 gap-x-8 gap-y-1 tabular-nums min-[26rem]:grid-cols-2">
      {offer.recoveryCodes.map((code) => (
        <li key={code} className="text-lg">
          {code}
        </li>
      ))}
    </ol>
  );
  if (offer.kind === 'codes')
    return (
      <>
        <p className="max-w-prose">{t('newCodesText')}</p>
        {codes}
        <AccountForm
          {...common}
          id="take-codes"
          action={takeRecoveryCodes.bind(null, locale)}
          hidden={{ shown: offer.shown }}
          submit={t('keepCodes')}
        />
      </>
    );
  return (
    <>
      <h3 className="sign text-2xl">{t('scan')}</h3>
      <p className="mt-2 mb-4 max-w-prose">{t('scanText')}</p>
      <QrCode text={offer.url} label={t('qr')} />
      <p className="mt-4 max-w-prose break-words">
        {t('key')} <b className="font-bold tabular-nums">{offer.key}</b>
      </p>
      <p>
        <a href={offer.url} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {t('openApp')}
        </a>
      </p>
      <h3 className="sign mt-8 text-2xl">{t('write')}</h3>
      <p className="mt-2 max-w-prose">{t('writeText')}</p>
      {codes}
      <h3 className="sign mt-8 mb-4 text-2xl">{t('confirm')}</h3>
      <AccountForm
        {...common}
        id="take-factor"
        action={takeSecondFactor.bind(null, locale)}
        submit={t('turnOn')}
        fields={[await codeField(locale, 'app')]}
      />
    </>
  );
}

async function TurnedOn({ locale, viewer, own }: { locale: Locale; viewer: Viewer; own: OwnFactor }) {
  const t = await getTranslations({ locale, namespace: 'SecondFactor' });
  const day = formatDay(new Date(own.since ?? 0), locale);
  return (
    <>
      <Notice>{t('on', { day, count: own.recoveryLeft })}</Notice>
      <h3 className="sign mb-4 text-2xl">{t('codesHeading')}</h3>
      <PasswordForm locale={locale} viewer={viewer} kind="renew" />
      <h3 className="sign mt-10 mb-4 text-2xl">{t('offHeading')}</h3>
      <PasswordForm locale={locale} viewer={viewer} kind="turnOff" />
    </>
  );
}

const actions = { setUp: offerSecondFactor, renew: offerRecoveryCodes, turnOff: removeSecondFactor };

/** A step that asks for the password again. */
async function PasswordForm({
  locale,
  viewer,
  kind,
}: {
  locale: Locale;
  viewer: Viewer;
  kind: keyof typeof actions;
}) {
  const t = await getTranslations({ locale, namespace: 'SecondFactor' });
  const labels = await loadAccountFormLabels(locale);
  if (!viewer.hasPassword) return <p>{labels.refused.googleOnly}</p>;
  return (
    <AccountForm
      id={`factor-${kind}`}
      action={actions[kind].bind(null, locale)}
      permalink={factorHome(locale)}
      labels={labels}
      submit={t(kind)}
      busy={(await getTranslations({ locale, namespace: 'AccountForms' }))('saving')}
      failure={t('failure')}
      danger={kind === 'turnOff'}
      fields={[(await accountFields(locale)).currentPassword]}
    />
  );
}
