import { createTranslator } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pathTo } from '@/lib/i18n/routes';

let locale: Locale = 'fr';
const findStaff = vi.fn();

vi.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => locale }));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'Auth') =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
}));
vi.mock('@/lib/accounts/server/viewer', () => ({
  findViewer: async () => ({ id: 'x', email: 'lieve@bakkerij.test' }),
}));
vi.mock('@/lib/staff/server/staff', () => ({ findStaff }));
vi.mock('@/app/_blocks/site-frame', () => ({
  SiteFrame: ({ children }: { children: ReactNode }) => children,
}));
// What a visitor is shown.
vi.mock('@/app/_blocks/personal/account-forms', () => ({}));
vi.mock('@/lib/accounts/actions', () => ({}));
vi.mock('@/lib/accounts/server/google', () => ({}));
vi.mock('@/lib/alfred/server/kept-question', () => ({}));
vi.mock('@/lib/accounts/form-labels', () => ({}));
vi.mock('@/lib/security/insecure-connection', () => ({}));

/** The links of the page, by their words, for whoever is signed in. */
async function linksFor(status: string, redirect?: string): Promise<[words: string, href: string][]> {
  findStaff.mockResolvedValue({ status });
  const { default: Page } = await import('@/app/[locale]/(personal)/auth/page');
  const searchParams = Promise.resolve(redirect ? { redirect } : {});
  const { type, props } = (await Page({ params: Promise.resolve({ locale }), searchParams })) as ReactElement;
  // A server component, which the renderer does not wait for.
  const html = renderToStaticMarkup(await (type as (given: unknown) => Promise<ReactNode>)(props));
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', words = '']) => [
    words,
    href,
  ]);
}

test.each(locales)('staff whose code is missing are led to give it, in %s', async (asked) => {
  locale = asked;
  const { SecondFactor, Auth } = await loadMessages(asked);
  const inbox = pathTo('admin-requests', asked);
  const code = `${pathTo('auth-code', asked)}?redirect=${encodeURIComponent(inbox)}`;
  const quiet = [
    [Auth.already.account, pathTo('account', asked)],
    [Auth.already.signOut, pathTo('logout', asked)],
  ];
  expect(await linksFor('unproven', inbox)).toEqual([[SecondFactor.giveCode, code], ...quiet]);
  expect(await linksFor('unproven')).toEqual([[SecondFactor.giveCode, pathTo('auth-code', asked)], ...quiet]);
});

test.each(['staff', 'customer', 'away'])('others go on to where they were going (%s)', async (status) => {
  locale = 'nl';
  const { Auth } = await loadMessages('nl');
  const signOut = [Auth.already.signOut, pathTo('logout', 'nl')];
  expect(await linksFor(status, '/nl/admin')).toEqual([[Auth.already.continue, '/nl/admin'], signOut]);
  expect(await linksFor(status)).toEqual([[Auth.already.account, pathTo('account', 'nl')], signOut]);
});
