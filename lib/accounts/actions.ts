'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { honeypotName } from '@/lib/forms/honeypot';
import { readTextEntry } from '@/lib/forms/read-entry';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import type { AccountRefusal, AccountResult } from './account-result';
import {
  parseAddress,
  parseDeletion,
  parseEmailChange,
  parseName,
  parseNewPassword,
  parsePasswordChange,
  parseSignIn,
  parseSignUp,
} from './account-schema';
import { readConfirmation } from './confirmation';
import { safeRedirect } from './safe-redirect';
import * as links from './server/account-links';
import * as changes from './server/change-account';
import { mayChangeAccount } from './server/change-limit';
import { endAllSessions } from './server/end-sessions';
import * as erasing from './server/erase-account';
import { isSentInsecurely } from './server/insecure-connection';
import { mayChooseNewPassword } from './server/password-reset';
import * as signingIn from './server/sign-in';
import * as signingUp from './server/sign-up';
import { readViewer } from './server/viewer';
import { successPath } from './success';
import type { Viewer } from './viewer';

type Reason = Extract<AccountResult, { status: 'refused' }>['reason'];
type Refused = Extract<AccountResult, { status: 'refused' }>;
type Values = Record<string, string>;

interface Request {
  locale: Locale;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

function refused(reason: Reason, values: Values = {}): Refused {
  return { status: 'refused', reason, values };
}

function invalid(fields: Record<string, string[]>, values: Values): AccountResult<never> {
  return { status: 'invalid', fields, values };
}

/** Every action's first question: whether a page of this site sent the form, over a connection that keeps it secret. */
async function guard(locale: string, values: Values): Promise<Request | Refused> {
  const requestHeaders = await headers();
  if (isSentInsecurely(requestHeaders)) return refused('insecureConnection', values);
  if (!isOwnOrigin(requestHeaders) || !isLocale(locale)) return refused('forbidden', values);
  return { locale, address: clientAddress(requestHeaders), now: new Date() };
}

/** The same for what only an account may do, and the account. */
async function guardViewer(
  locale: string,
  values: Values,
): Promise<(Request & { viewer: Viewer }) | Refused> {
  const request = await guard(locale, values);
  if ('status' in request) return request;
  const answer = await readViewer();
  if (answer.status === 'away') return refused('unavailable', values);
  if (answer.status === 'visitor') return refused('signedOut', values);
  return (await mayChangeAccount(request.address, request.now))
    ? { ...request, viewer: answer.viewer }
    : refused('rateLimited', values);
}

/** A use case whose surprises are logged and told as "not now". */
async function attempt<Outcome>(
  during: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | 'unavailable'> {
  try {
    return await work();
  } catch (error) {
    incident(error, { during: `accounts.${during}` });
    return 'unavailable';
  }
}

const entriesOf = (form: FormData, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined]));

/** Makes an account. Success leads on; the address is still to be confirmed then. */
export async function signUp(locale: string, _previous: unknown, form: FormData): Promise<AccountResult> {
  const parsed = parseSignUp(entriesOf(form, 'firstName', 'lastName', 'email', 'password'));
  const { values } = parsed;
  const request = await guard(locale, values);
  if ('status' in request) return request;
  if (!parsed.ok) return invalid(parsed.fields, values);
  const honeypot = readTextEntry(form, honeypotName);
  const outcome = await attempt('signUp', () =>
    signingUp.signUp({ ...request, input: parsed.data, honeypot }),
  );
  if (outcome === 'exists') return invalid({ email: ['emailExists'] }, values);
  if (outcome === 'weakPassword') return invalid({ password: ['passwordTooShort'] }, values);
  if (outcome !== 'created') return refused(outcome, values);
  const isForAssistant = readTextEntry(form, 'from') === 'assistant';
  redirect(
    isForAssistant
      ? pathTo('assistant-registered', request.locale)
      : successPath(request.locale, { kind: 'sign-up', redirect: safeRedirect(form.get('redirect')) }),
  );
}

/** Signs this browser in. Success leads on. */
export async function signIn(locale: string, _previous: unknown, form: FormData): Promise<AccountResult> {
  const parsed = parseSignIn(entriesOf(form, 'email', 'password'));
  const { values } = parsed;
  const request = await guard(locale, values);
  if ('status' in request) return request;
  if (!parsed.ok) return invalid(parsed.fields, values);
  const outcome = await attempt('signIn', () => signingIn.signIn({ ...request, ...parsed.data }));
  if (outcome !== 'signedIn') return refused(outcome, values);
  redirect(successPath(request.locale, { kind: 'sign-in', redirect: safeRedirect(form.get('redirect')) }));
}

/** Asks for a link to choose a new password. Ok whether or not the address has an account. */
export async function requestPasswordReset(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult<{ email: string }>> {
  return askForMail('requestPasswordReset', locale, form, links.requestPasswordReset);
}

/** Asks for another link that confirms an address. Ok whether or not one is waiting. */
export async function resendConfirmation(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult<{ email: string }>> {
  return askForMail('resendConfirmation', locale, form, links.resendConfirmation);
}

async function askForMail(
  during: string,
  locale: string,
  form: FormData,
  ask: typeof links.requestPasswordReset,
): Promise<AccountResult<{ email: string }>> {
  const parsed = parseAddress(entriesOf(form, 'email'));
  const { values } = parsed;
  const request = await guard(locale, values);
  if ('status' in request) return request;
  if (!parsed.ok) return invalid(parsed.fields, values);
  const { email } = parsed.data;
  const outcome = await attempt(during, () => ask({ ...request, email }));
  return outcome === 'requested' ? { status: 'ok', data: { email } } : refused(outcome, values);
}

/** The button of the page that a mail's link opens. Only this uses the link up: opening the page does not. */
export async function confirmToken(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult> {
  const request = await guard(locale, {});
  if ('status' in request) return request;
  const confirmation = readConfirmation({
    token_hash: readTextEntry(form, 'token_hash'),
    type: readTextEntry(form, 'type'),
  });
  if (!confirmation) return refused('expired');
  const outcome = await attempt('confirmToken', () =>
    links.useConfirmation(confirmation, request.address, request.now),
  );
  if (outcome !== 'confirmed') return refused(outcome);
  switch (confirmation.type) {
    case 'signup':
      redirect(successPath(request.locale, { kind: 'confirmed', redirect: null }));
      break;
    case 'recovery':
      redirect(pathTo('auth-new-password', request.locale));
      break;
    case 'email_change':
      redirect(`${pathTo('account', request.locale)}?done=email`);
  }
}

/** Sets the password of whoever came by a reset link. Success leads on; other devices are signed out. */
export async function setNewPassword(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult> {
  const request = await guardViewer(locale, {});
  if ('status' in request) return request;
  if (!(await mayChooseNewPassword(request.viewer))) return refused('expired');
  const parsed = parseNewPassword(entriesOf(form, 'password'));
  if (!parsed.ok) return invalid(parsed.fields, {});
  const outcome = await attempt('setNewPassword', () => changes.setPassword(parsed.data.password));
  if (outcome !== 'changed') return explainChange(outcome, 'password', {});
  redirect(successPath(request.locale, { kind: 'password', redirect: null }));
}

/** Ends the sessions of all devices. Success leads home, where `signed-out` in the address says so. */
export async function signOutEverywhere(
  locale: string,
  _previous: unknown,
  _form: FormData,
): Promise<AccountResult> {
  const request = await guard(locale, {});
  if ('status' in request) return request;
  const outcome = await attempt('signOut', endAllSessions);
  if (outcome !== 'ended') return refused(outcome);
  redirect(`${pathTo('home', request.locale)}?signed-out=1`);
}

/** Changes the name of the account. */
export async function changeName(locale: string, _previous: unknown, form: FormData): Promise<AccountResult> {
  const parsed = parseName(entriesOf(form, 'firstName', 'lastName'));
  const { values } = parsed;
  const request = await guardViewer(locale, values);
  if ('status' in request) return request;
  if (!parsed.ok) return invalid(parsed.fields, values);
  const outcome = await attempt('changeName', () => changes.changeName(parsed.data));
  return outcome === 'changed' ? { status: 'ok', data: null } : explainChange(outcome, 'firstName', values);
}

/** Changes the password; the current one is asked for, and other devices are signed out. */
export async function changePassword(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult> {
  const parsed = parsePasswordChange(entriesOf(form, 'currentPassword', 'password'));
  const request = await guardViewer(locale, {});
  if ('status' in request) return request;
  const { viewer } = request;
  if (!viewer.hasPassword) return refused('googleOnly');
  if (!parsed.ok) return invalid(parsed.fields, {});
  const { currentPassword, password } = parsed.data;
  const check = await checkCurrentPassword(request, currentPassword, {});
  if (check) return check;
  const outcome = await attempt('changePassword', () => changes.setPassword(password));
  return outcome === 'changed' ? { status: 'ok', data: null } : explainChange(outcome, 'password', {});
}

/** Asks for another address; it changes once the link that goes there is used. */
export async function changeEmail(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult<{ email: string }>> {
  const parsed = parseEmailChange(entriesOf(form, 'email', 'currentPassword'));
  const { values } = parsed;
  const request = await guardViewer(locale, values);
  if ('status' in request) return request;
  const { viewer } = request;
  if (!viewer.hasPassword) return refused('googleOnly', values);
  if (!parsed.ok) return invalid(parsed.fields, values);
  const { email, currentPassword } = parsed.data;
  if (email === viewer.email.toLowerCase()) return invalid({ email: ['sameEmail'] }, values);
  const check = await checkCurrentPassword(request, currentPassword, values);
  if (check) return check;
  const outcome = await attempt('changeEmail', () => changes.changeEmail(viewer, email, request.locale));
  return outcome === 'changed' ? { status: 'ok', data: { email } } : explainChange(outcome, 'email', values);
}

/** Erases the account. Success leads home, where `account-deleted` says so: `kept` when orders must be kept by law. */
export async function deleteAccount(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<AccountResult> {
  const request = await guardViewer(locale, {});
  if ('status' in request) return request;
  const { viewer } = request;
  const parsed = parseDeletion(entriesOf(form, 'currentPassword', 'confirm'), viewer.hasPassword);
  if (!parsed.ok) return invalid(parsed.fields, {});
  const { currentPassword } = parsed.data;
  if (currentPassword !== null) {
    const check = await checkCurrentPassword(request, currentPassword, {});
    if (check) return check;
  }
  const outcome = await attempt('deleteAccount', () => erasing.eraseAccount(viewer));
  if (outcome === 'unavailable' || outcome === 'lastAdmin') return refused(outcome);
  const home = pathTo('home', isLocale(locale) ? locale : defaultLocale);
  redirect(`${home}?account-deleted=${outcome.held > 0 ? 'kept' : '1'}`);
}

/** Null when it is the account's password. */
async function checkCurrentPassword(
  request: Request & { viewer: Viewer },
  password: string,
  values: Values,
): Promise<AccountResult<never> | null> {
  const outcome = await attempt('checkPassword', () =>
    signingIn.checkPassword({ ...request, email: request.viewer.email, password }),
  );
  if (outcome === 'right') return null;
  if (outcome === 'invalidCredentials') return invalid({ currentPassword: ['wrongPassword'] }, values);
  return refused(outcome, values);
}

function explainChange(
  outcome: Exclude<Awaited<ReturnType<typeof changes.changeName>>, 'changed'>,
  field: string,
  values: Values,
): AccountResult<never> {
  switch (outcome) {
    case 'exists':
      return invalid({ [field]: ['emailExists'] }, values);
    case 'samePassword':
      return invalid({ [field]: ['samePassword'] }, values);
    case 'weakPassword':
      return invalid({ [field]: ['passwordTooShort'] }, values);
    default: {
      const reason: Reason | AccountRefusal = outcome;
      return refused(reason, values);
    }
  }
}
