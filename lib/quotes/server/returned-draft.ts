import 'server-only';
import { cookies } from 'next/headers';
import { forgetFormCookies, readReturnedForm, returnFormCookies } from '@/lib/forms/server/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { answerStages } from '../quote-status';
import { type DraftText, draftKinds, type KeptDraft } from '../request/draft';

// Who posts after the end of their session is nobody's author. What they wrote waits in their browser, encrypted and for a
// few minutes, until they have signed in again.

type Form = 'answer' | 'note';

const nameOf = (form: Form) => `quote-${form}`;
const pathOf = (locale: Locale, reference: string) =>
  pathWithin('admin-requests', locale, { rest: reference });

/** For actions: gives what was written back on the page of its request. */
export async function returnDraft(
  form: Form,
  locale: Locale,
  reference: string,
  draft: DraftText & { template: string },
): Promise<void> {
  const values = { ...draft, at: new Date().toISOString() };
  const content = { fields: {}, refused: null, values, ticket: null, upload: null };
  const jar = await cookies();
  for (const { name, value, options } of returnFormCookies(
    nameOf(form),
    pathOf(locale, reference),
    content,
    'body',
  ))
    jar.set(name, value, options);
}

/** For actions: what was given back has been sent, or is not wanted any more. */
export async function forgetReturnedDraft(form: Form, locale: Locale, reference: string): Promise<void> {
  const jar = await cookies();
  const isThere = jar.getAll().some(({ name }) => name.startsWith(`returned-${nameOf(form)}-`));
  if (!isThere) return;
  for (const { name, value, options } of forgetFormCookies(nameOf(form), pathOf(locale, reference)))
    jar.set(name, value, options);
}

/** For pages: what was given back, or null. */
export async function readReturnedDraft(form: Form): Promise<KeptDraft | null> {
  const jar = await cookies();
  const returned = readReturnedForm(nameOf(form), (name) => jar.get(name)?.value);
  const { template: kind, subject = '', body = '', stage: wanted, at = '' } = returned?.values ?? {};
  const template = draftKinds.find((known) => known === kind);
  const stage = answerStages.find((known) => known === wanted) ?? '';
  const keptAt = new Date(at);
  return template && !Number.isNaN(keptAt.getTime()) ? { template, subject, body, stage, keptAt } : null;
}
