import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { FittingView } from '@/components/fittings/customer/fitting-view';
import type { FittingProposal } from '@/lib/fittings/proposal';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: namespace as 'Fitting' }),
}));

type Children = { children?: ReactNode };

/** What server components become, which the renderer does not wait for. */
async function resolve(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolve));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Children>;
  if (typeof element.type === 'function') {
    const component = element.type as (props: Children) => ReactNode | Promise<ReactNode>;
    return resolve(await component(element.props));
  }
  const { children } = element.props;
  if (children === undefined) return element;
  const resolved = await resolve(children);
  return Array.isArray(resolved)
    ? cloneElement(element, {}, ...resolved)
    : cloneElement(element, {}, resolved);
}

type ViewProps = Parameters<typeof FittingView>[0];

async function show(more: Partial<ViewProps> = {}): Promise<string> {
  const props: ViewProps = {
    fittings: [],
    isFitted: false,
    proposal: null,
    free: [],
    outcome: null,
    typed: {},
    token: '482-917-635.abc',
    endpoint: '/api/fittings/proposals?locale=fr',
    fileOf: (id) => `/api/fittings/file?id=${id}`,
    hasEmail: true,
    locale,
    ...more,
  };
  return renderToStaticMarkup(await resolve(<FittingView {...props} />));
}

const proposal: FittingProposal = {
  id: 'p1',
  state: 'open',
  slots: [
    { day: '2026-12-18', part: 'morning' },
    { day: '2026-12-21', part: 'afternoon' },
  ],
  words: null,
  answer: null,
  sentAt: new Date('2026-12-14T10:00:00Z'),
};

describe.each(locales)('The fittings on the private page in %s', (spoken) => {
  test('say that none is fixed where one is awaited, and not once it lies behind', async () => {
    locale = spoken;
    const { Fitting } = await loadMessages(spoken);
    expect(await show({ proposal })).toContain(Fitting.none);
    expect(await show({ proposal, isFitted: true })).not.toContain(Fitting.none);
    expect(await show({ isFitted: true })).toBe('');
    expect(await show({ isFitted: true, outcome: 'proposed' })).toBe('');
  });

  test('promise an answer by mail where there is an address, and else a call', async () => {
    locale = spoken;
    const { Fitting } = await loadMessages(spoken);
    const mailed = await show({ proposal });
    expect(mailed).toContain(Fitting.proposed);
    expect(mailed).not.toContain(Fitting.proposedHere);
    const called = await show({ proposal, hasEmail: false });
    expect(called).toContain(Fitting.proposedHere);
    expect(called).not.toContain(Fitting.proposed);
  });

  test('say why a form was not taken, though there is nothing else to show', async () => {
    locale = spoken;
    const { Fitting } = await loadMessages(spoken);
    expect(await show({ isFitted: true, outcome: 'taken' })).toContain(Fitting.done.taken);
  });
});
