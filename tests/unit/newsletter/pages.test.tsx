import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { newsletterOutcomes } from '@/lib/newsletter/outcome';

let locale: Locale = 'fr';
const confirmNewsletter = vi.fn(async () => undefined);
const unsubscribeFromNewsletter = vi.fn(async () => undefined);
const subscribeToNewsletter = vi.fn(async () => null);

vi.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => locale }));
vi.mock('@/lib/newsletter/actions', () => ({
  confirmNewsletter,
  unsubscribeFromNewsletter,
  subscribeToNewsletter,
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async (asked: string | { locale?: Locale; namespace?: string }) => {
    const { namespace, locale: other } = typeof asked === 'string' ? { namespace: asked } : asked;
    const messages = await loadMessages(other ?? locale);
    return createTranslator({ locale: other ?? locale, messages, namespace: namespace as 'Newsletter' });
  },
}));
vi.mock('@/app/_blocks/site-frame', () => ({
  SiteFrame: ({ children }: { children: ReactNode }) => children,
}));
// An async server component, which this renderer does not wait for.
vi.mock('@/app/_blocks/newsletter-block', () => ({ NewsletterBlock: () => <form id="again" /> }));

afterEach(() => vi.clearAllMocks());

const pages = {
  confirm: () => import('@/app/[locale]/(public)/newsletter-confirm/page'),
  leave: () => import('@/app/[locale]/(public)/newsletter-leave/page'),
};

const params = Promise.resolve({ locale });

async function open(page: keyof typeof pages, query: Record<string, string>): Promise<string> {
  const { default: Page } = await pages[page]();
  return renderToStaticMarkup(await Page({ params, searchParams: Promise.resolve(query) }));
}

describe.each(locales)('In %s', (asked) => {
  test.each(['confirm', 'leave'] as const)(
    'opening the page of a mail’s link (%s) shows a button and does nothing',
    async (page) => {
      locale = asked;
      const { Newsletter } = await loadMessages(asked);
      const html = await open(page, { token: 'the-token' });
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(Newsletter[page].title);
      expect(html).toMatch(/<form[^>]*>.*<input type="hidden" name="token" value="the-token"\/>.*<\/form>/s);
      expect(html).toContain(`>${Newsletter[page].button}</button>`);
      expect(confirmNewsletter).not.toHaveBeenCalled();
      expect(unsubscribeFromNewsletter).not.toHaveBeenCalled();
    },
  );

  test('a link without its token says so and shows no button', async () => {
    locale = asked;
    const { Newsletter } = await loadMessages(asked);
    for (const page of ['confirm', 'leave'] as const) {
      const html = await open(page, {});
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(Newsletter.incompleteTitle);
      expect(html).toContain(Newsletter.incomplete);
      expect(html).not.toContain('<form');
    }
  });

  test('each outcome has a page of its own, with the form where asking again makes sense', async () => {
    locale = asked;
    const { default: Page } = await import('@/app/[locale]/(public)/newsletter-sent/page');
    const titles = new Set<string>();
    for (const result of newsletterOutcomes) {
      const html = renderToStaticMarkup(await Page({ params, searchParams: Promise.resolve({ result }) }));
      titles.add(/<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? '');
      expect(html.includes('id="again"'), result).toBe(result !== 'requested' && result !== 'confirmed');
    }
    expect(titles.size).toBe(newsletterOutcomes.length);
    const plain = renderToStaticMarkup(
      await Page({ params, searchParams: Promise.resolve({ result: '<script>' }) }),
    );
    expect(plain).toContain('id="again"');
    expect(plain).not.toContain('script');
  });
});

test('none of these pages is for search engines', async () => {
  const loaders = [...Object.values(pages), () => import('@/app/[locale]/(public)/newsletter-sent/page')];
  for (const load of loaders) {
    const { generateMetadata } = await load();
    expect(await generateMetadata({ params, searchParams: Promise.resolve({}) })).toMatchObject({
      robots: { index: false, follow: false },
    });
  }
});
