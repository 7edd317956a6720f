'use server';

import { redirect } from 'next/navigation';
import { asTyped, entriesOf, type FormRequest, secretAction } from '@/lib/actions/server/form-action';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo } from '@/lib/i18n/routes';
import type { AccountResult } from './account-result';
import {
  parseAddress,
  parseCurrentPassword,
  parseDeletion,
  parseEmailChange,
  parseName,
  parseNewPassword,
  parsePasswordChange,
  parseSignIn,
  parseSignUp,
} from './account-schema';
import { type Confirmation, confirmationPath, readConfirmation } from './confirmation';
import { safeRedirect } from './safe-redirect';
import * as links from './server/account-links';
import { mayAskForMail } from './server/account-mails';
import * as changes from './server/change-account';
import { requiredProof } from './server/confirmation-proof';
import { endAllSessions } from './server/end-sessions';
import * as erasing from './server/erase-account';
import { mayChooseNewPassword } from './server/password-reset';
import * as signingIn from './server/sign-in';
import * as signingUp from './server/sign-up';
import { viewerAction } from './server/viewer-action';
import { findPasswordWeakness } from './server/weak-password';
import { signedOutPath } from './sign-out';
import { successPath } from './success';

type Reason = Extract<AccountResult, { status: 'refused' }>['reason'];
type Values = Record<string, string>;

const refused = (reason: Reason, values: Values = {}): AccountResult<never> => ({
  status: 'refused',
  reason,
  values,
});

const invalid = (fields: Record<string, string[]>, values: Values = {}): AccountResult<never> => ({
  status: 'invalid',
  fields,
  values,
});

/** Makes an account. Success leads on; the address is still to be confirmed then. */
export const signUp = secretAction(
  'accounts.signUp',
  (form) => parseSignUp(entriesOf(form, 'firstName', 'lastName', 'email', 'password')),
  async ({ input, values, form, locale, address, now }): Promise<AccountResult> => {
    const weak = await refuseWeakPassword(input.password, input.email, values);
    if (weak) return weak;
    const honeypot = readTextEntry(form, honeypotName);
    const redirectTo = safeRedirect(form.get('redirect'));
    const outcome = await signingUp.signUp({ locale, address, now, input, redirect: redirectTo, honeypot });
    if (outcome === 'exists') return invalid({ email: ['emailExists'] }, values);
    if (outcome === 'weakPassword') return invalid({ password: ['passwordTooShort'] }, values);
    if (outcome !== 'created') return refused(outcome, values);
    redirect(
      readTextEntry(form, 'from') === 'assistant'
        ? pathTo('assistant-registered', locale)
        : successPath(locale, { kind: 'sign-up', redirect: redirectTo }),
    );
  },
);

/** Signs this browser in. Success leads on. */
export const signIn = secretAction(
  'accounts.signIn',
  (form) => parseSignIn(entriesOf(form, 'email', 'password')),
  async ({ input, values, form, locale, address }): Promise<AccountResult> => {
    const outcome = await signingIn.signIn({ address, ...input });
    if (outcome !== 'signedIn') return refused(outcome, values);
    redirect(successPath(locale, { kind: 'sign-in', redirect: safeRedirect(form.get('redirect')) }));
  },
);

function mailAction(during: string, ask: typeof links.requestPasswordReset) {
  return secretAction(
    during,
    (form) => parseAddress(entriesOf(form, 'email')),
    async ({ input: { email }, values, locale, address, now }): Promise<AccountResult<{ email: string }>> => {
      const outcome = await ask({ locale, address, now, email });
      return outcome === 'requested' ? { status: 'ok', data: { email } } : refused(outcome, values);
    },
  );
}

/** Asks for a link to choose a new password. Ok whether or not the address has an account. */
export const requestPasswordReset = mailAction('accounts.requestPasswordReset', links.requestPasswordReset);

/** Asks for another link that confirms an address. Ok whether or not one is waiting. */
export const resendConfirmation = mailAction('accounts.resendConfirmation', links.resendConfirmation);

/** The button of the page that a mail's link opens. Only this uses the link up: opening the page does not. */
export const confirmToken = secretAction(
  'accounts.confirmToken',
  asTyped(),
  async ({ form, locale, address, now }): Promise<AccountResult> => {
    const confirmation = readConfirmation({
      token_hash: readTextEntry(form, 'token_hash'),
      type: readTextEntry(form, 'type'),
    });
    if (!confirmation) return refused('expired');
    const outcome = await confirm({ locale, address, now }, confirmation, form);
    if (typeof outcome !== 'string' && 'status' in outcome) return outcome;
    if (outcome === 'askAgain') redirect(confirmationPath(locale, confirmation));
    if (outcome === 'passwordMissing') redirect(pathTo('auth-new-password', locale));
    if (typeof outcome === 'string') return refused(outcome);
    switch (confirmation.type) {
      case 'signup':
        return redirect(successPath(locale, { kind: 'confirmed', redirect: outcome.redirect }));
      case 'recovery':
        return redirect(pathTo('auth-new-password', locale));
      case 'email_change':
        return redirect(`${pathTo('account', locale)}?done=email`);
    }
  },
);

/** Confirms with what the link asks for in this browser; `askAgain` when the form was not the one that asks for it. */
async function confirm(request: FormRequest, confirmation: Confirmation, form: FormData) {
  if (!(await links.mayFollowLink(request.address, request.now))) return 'rateLimited';
  const proof = await requiredProof(confirmation);
  switch (proof.kind) {
    case 'expired':
      return 'expired';
    case 'press':
      return links.followConfirmation(confirmation);
    case 'newPassword': {
      if (!form.has('password')) return 'askAgain';
      const parsed = parseNewPassword(entriesOf(form, 'password'));
      if (!parsed.ok) return invalid(parsed.fields);
      const weak = await refuseWeakPassword(parsed.data.password, proof.email);
      if (weak) return weak;
      return links.confirmWithPassword(confirmation, parsed.data.password);
    }
    case 'currentPassword': {
      if (!form.has('currentPassword')) return 'askAgain';
      const parsed = parseCurrentPassword(entriesOf(form, 'currentPassword'));
      if (!parsed.ok) return invalid(parsed.fields);
      const check = await refuseOtherPassword(proof.email, parsed.data.currentPassword, request);
      return check ?? links.followConfirmation(confirmation);
    }
  }
}

/** Sets the password of whoever came by a reset link. Success leads on; other devices are signed out. */
export const setNewPassword = viewerAction(
  'accounts.setNewPassword',
  asTyped(),
  async ({ form, locale, viewer }): Promise<AccountResult> => {
    if (!(await mayChooseNewPassword(viewer))) return refused('expired');
    const parsed = parseNewPassword(entriesOf(form, 'password'));
    if (!parsed.ok) return invalid(parsed.fields);
    const weak = await refuseWeakPassword(parsed.data.password, viewer.email);
    if (weak) return weak;
    const outcome = await changes.setPassword(parsed.data.password);
    if (outcome !== 'changed') return explainChange(outcome, 'password');
    redirect(successPath(locale, { kind: 'password', redirect: null }));
  },
);

/** Ends the sessions of all devices. Success leads home, where `signed-out` in the address says so. */
export const signOutEverywhere = secretAction(
  'accounts.signOut',
  asTyped(),
  async ({ locale }): Promise<AccountResult> => {
    const outcome = await endAllSessions();
    if (outcome !== 'ended') return refused(outcome);
    redirect(signedOutPath(locale));
  },
);

/** Changes the name of the account. */
export const changeName = viewerAction(
  'accounts.changeName',
  (form) => parseName(entriesOf(form, 'firstName', 'lastName')),
  async ({ input, values }): Promise<AccountResult> => {
    const outcome = await changes.changeName(input);
    return outcome === 'changed' ? { status: 'ok', data: null } : explainChange(outcome, 'firstName', values);
  },
);

/** Changes the password; the current one is asked for, and other devices are signed out. */
export const changePassword = viewerAction(
  'accounts.changePassword',
  asTyped(),
  async ({ form, viewer, ...request }): Promise<AccountResult> => {
    if (!viewer.hasPassword) return refused('googleOnly');
    const parsed = parsePasswordChange(entriesOf(form, 'currentPassword', 'password'));
    if (!parsed.ok) return invalid(parsed.fields);
    const { currentPassword, password } = parsed.data;
    const weak = await refuseWeakPassword(password, viewer.email);
    if (weak) return weak;
    const check = await refuseOtherPassword(viewer.email, currentPassword, request);
    if (check) return check;
    const outcome = await changes.setPassword(password);
    return outcome === 'changed' ? { status: 'ok', data: null } : explainChange(outcome, 'password');
  },
);

/** Asks for another address; it changes once the link that goes there is used. */
export const changeEmail = viewerAction(
  'accounts.changeEmail',
  asTyped('email'),
  async ({ form, viewer, values, ...request }): Promise<AccountResult<{ email: string }>> => {
    if (!viewer.hasPassword) return refused('googleOnly', values);
    const parsed = parseEmailChange(entriesOf(form, 'email', 'currentPassword'));
    if (!parsed.ok) return invalid(parsed.fields, parsed.values);
    const { email, currentPassword } = parsed.data;
    if (email === viewer.email.toLowerCase()) return invalid({ email: ['sameEmail'] }, values);
    const check = await refuseOtherPassword(viewer.email, currentPassword, request, values);
    if (check) return check;
    // The mail goes to whatever address was typed.
    const { address, now } = request;
    if (!(await mayAskForMail(email, address, now, 'newAddressMailPerMinute')))
      return refused('rateLimited', values);
    const outcome = await changes.changeEmail(viewer, email, request.locale);
    return outcome === 'changed'
      ? { status: 'ok', data: { email } }
      : explainChange(outcome, 'email', values);
  },
);

/** Erases the account. Success leads home, where `account-deleted` says so: `kept` when orders must be kept by law. */
export const deleteAccount = viewerAction(
  'accounts.delete',
  asTyped(),
  async ({ form, viewer, locale, ...request }): Promise<AccountResult> => {
    const parsed = parseDeletion(entriesOf(form, 'currentPassword', 'confirm'), viewer.hasPassword);
    if (!parsed.ok) return invalid(parsed.fields);
    const { currentPassword } = parsed.data;
    if (currentPassword !== null) {
      const check = await refuseOtherPassword(viewer.email, currentPassword, request);
      if (check) return check;
    }
    const outcome = await erasing.eraseAccount(viewer);
    if (typeof outcome === 'string') return refused(outcome);
    redirect(`${pathTo('home', locale)}?account-deleted=${outcome.held > 0 ? 'kept' : '1'}`);
  },
);

/** Null for a password that nobody tries among the first. */
async function refuseWeakPassword(
  password: string,
  email: string,
  values?: Values,
): Promise<AccountResult<never> | null> {
  const weakness = await findPasswordWeakness(password, email);
  return weakness && invalid({ password: [weakness] }, values);
}

/** Null when it is the account's password. */
async function refuseOtherPassword(
  email: string,
  password: string,
  { address }: Pick<FormRequest, 'address'>,
  values?: Values,
): Promise<AccountResult<never> | null> {
  const outcome = await signingIn.checkPassword({ email, address, password });
  if (outcome === 'right') return null;
  if (outcome === 'invalidCredentials') return invalid({ currentPassword: ['wrongPassword'] }, values);
  return refused(outcome, values);
}

function explainChange(
  outcome: Exclude<Awaited<ReturnType<typeof changes.changeName>>, 'changed'>,
  field: string,
  values?: Values,
): AccountResult<never> {
  switch (outcome) {
    case 'exists':
      return invalid({ [field]: ['emailExists'] }, values);
    case 'samePassword':
      return invalid({ [field]: ['samePassword'] }, values);
    case 'weakPassword':
      return invalid({ [field]: ['passwordTooShort'] }, values);
    default:
      return refused(outcome, values);
  }
}
