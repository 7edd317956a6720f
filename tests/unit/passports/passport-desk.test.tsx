import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PassportDesk } from '@/components/passports/staff/passport-desk';
import { TextArea } from '@/components/ui/text-area.client';
import { loadMessages } from '@/lib/i18n/messages';
import type { PassportOutcome } from '@/lib/passports/passport-form';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) =>
    createTranslator({
      locale: 'en',
      messages: await loadMessages('en'),
      namespace: namespace as 'StaffPassport',
    }),
}));

type Children = { children?: ReactNode };

/** What server components become, which the renderer does not wait for. */
async function resolve(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolve));
  if (!isValidElement(node)) return node;
  const element = node as ReactElement<Children>;
  const isOfBrowser = element.type === TextArea;
  if (typeof element.type === 'function' && !isOfBrowser) {
    const component = element.type as (props: Children) => ReactNode | Promise<ReactNode>;
    return resolve(await component(element.props));
  }
  const { children } = element.props;
  if (children === undefined || isOfBrowser) return element;
  return cloneElement(element, {}, ...[await resolve(children)].flat());
}

async function show(outcome: PassportOutcome | null): Promise<string> {
  const desk = (
    <PassportDesk
      record={{
        reference: '482-917-635',
        subject: 'covering',
        locale: 'nl',
        stage: 'done',
        stageSince: new Date('2026-11-20T10:00:00Z'),
        versions: [],
        claims: [],
        asked: null,
        reachable: true,
      }}
      content={{ doneOn: '2026-11-20', years: '5', made: ['Een wrap'], films: ['B01'], care: [] }}
      outcome={outcome}
      endpoint="/x"
      links={{ page: '/page', card: '/card' }}
      locale="en"
    >
      {null}
    </PassportDesk>
  );
  return renderToStaticMarkup(await resolve(desk));
}

test.each([
  ['tooMuch', 'made'],
  ['textWrong', 'made'],
  ['filmsTooMuch', 'films'],
  ['filmsWrong', 'films'],
  ['yearsWrong', 'years'],
] as const)('what is wrong stands at its field alone: %s at %s', async (outcome, field) => {
  const html = await show(outcome);
  const wrong = [...html.matchAll(/<p id="passport-(\w+)-error"/g)].map(([, name]) => name);
  expect(wrong).toEqual([field]);
  expect(html).toMatch(/<details open=""/);
});
