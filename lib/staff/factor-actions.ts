'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { AccountChange } from '@/lib/accounts/account-done';
import type { AccountResult } from '@/lib/accounts/account-result';
import { asTyped } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { afterFactor, type FactorOffer, factorHome, factorPath, readCode } from './second-factor';
import { ownFactorAction, refuseWithoutPassword } from './server/factor-action';
import * as factors from './server/second-factor';

const said = (locale: Locale, done: AccountChange): string =>
  pathWithin('account', locale, { query: { done } });

/** The form that asks for the password before something new is shown. */
function offering(during: string, kind: FactorOffer['kind']) {
  return ownFactorAction(during, asTyped(), async ({ locale, refused, ...own }): Promise<AccountResult> => {
    const refusal = await refuseWithoutPassword(own);
    if (refusal) return refusal;
    const outcome = await factors.offerFactor(own, kind);
    if (outcome === 'unproven') redirect(factorPath(locale, factorHome(locale)));
    if (outcome === 'forbidden') return refused(outcome);
    // The page shows it; when another tab turned it on meanwhile, that. A redirect to the same page would only scroll.
    refresh();
    return { status: 'ok', data: null };
  });
}

/** Shows a secret and recovery codes to this session. Asks for the password. */
export const offerSecondFactor = offering('staff.offerFactor', 'factor');

/** Shows other recovery codes to this session. Asks for the password. */
export const offerRecoveryCodes = offering('staff.offerCodes', 'codes');

/** Turns the second factor on with the first code of the app. */
export const takeSecondFactor = ownFactorAction(
  'staff.takeFactor',
  asTyped(),
  async ({ form, locale, invalid, refused, ...own }): Promise<AccountResult> => {
    const code = readCode(readTextEntry(form, 'code'));
    if (!code) return invalid({ code: ['wrongCode'] });
    const outcome = await factors.takeFactor(own, code, { ...own, locale });
    if (outcome === 'wrongCode') return invalid({ code: [outcome] });
    if (outcome !== 'ok') return refused(outcome);
    redirect(said(locale, 'factorOn'));
  },
);

/** Puts the recovery codes that were shown in place of those before. */
export const takeRecoveryCodes = ownFactorAction(
  'staff.takeCodes',
  asTyped(),
  async ({ form, locale, refused, ...own }): Promise<AccountResult> => {
    const outcome = await factors.takeRecoveryCodes(own, readTextEntry(form, 'shown'));
    if (outcome === 'unproven') redirect(factorPath(locale, factorHome(locale)));
    if (outcome !== 'ok') return refused(outcome);
    redirect(said(locale, 'newCodes'));
  },
);

/** Turns the second factor off. Asks for the password, in a session that has given the factor. */
export const removeSecondFactor = ownFactorAction(
  'staff.removeFactor',
  asTyped(),
  async ({ locale, refused, ...own }): Promise<AccountResult> => {
    const refusal = await refuseWithoutPassword(own);
    if (refusal) return refusal;
    const outcome = await factors.removeFactor(own, locale);
    if (outcome === 'unproven') redirect(factorPath(locale, factorHome(locale)));
    if (outcome === 'forbidden') return refused(outcome);
    redirect(said(locale, 'factorOff'));
  },
);

/** Gives the second factor for this session. Success leads to where one was going. */
export const giveSecondFactor = ownFactorAction(
  'staff.giveFactor',
  asTyped(),
  async ({ form, locale, invalid, refused, ...own }): Promise<AccountResult> => {
    const target = afterFactor(locale, form.get('redirect'));
    const code = readCode(readTextEntry(form, 'code'));
    if (!code) return invalid({ code: ['wrongCode'] });
    const outcome = await factors.giveCode(own, code, { ...own, locale });
    if (outcome === 'wrongCode') return invalid({ code: [outcome] });
    if (outcome !== 'ok' && outcome !== 'off') return refused(outcome);
    redirect(target);
  },
);
