import { createTranslator } from 'next-intl';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OwnTasks } from '@/components/tasks/staff/own-tasks';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'StaffTasks') =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
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

const task = {
  id: '11111111-2222-4333-8444-555555555555',
  version: 1,
  what: 'Mesurer la façade',
  dueOn: '2026-11-24',
  by: null,
  done: null,
  reference: '482-917-635',
  firstName: 'Lieve',
  name: 'Peeters',
  company: null,
  change: async () => undefined,
};

test.each(locales)('a task of nobody in particular says that it is for whoever can, in %s', async (each) => {
  locale = each;
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'StaffTasks' });
  const shown = async (owner: { id: string; name: string } | null) =>
    renderToStaticMarkup(
      await resolve(
        await OwnTasks({ tasks: [{ ...task, owner }], today: '2026-11-24', outcome: null, locale }),
      ),
    );
  expect(await shown(null)).toContain(`>${t('nobody')}</span>`);
  expect(await shown({ id: task.id, name: 'Karim' })).not.toContain(t('nobody'));
});
