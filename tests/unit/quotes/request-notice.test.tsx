import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RequestNotice } from '@/components/quotes/staff/request-notice.client';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadRequestLabels } from '@/lib/quotes/request/form-labels';
import { changeResultShape } from '@/lib/quotes/server/quote-request-shape';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffRequest' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

test.each(locales)(
  'says why a request cannot go to a colleague who answers none any more, in %s',
  async (locale) => {
    const labels = await loadRequestLabels(locale);
    const { status } = changeResultShape.parse({ status: 'unassignable', reference: '482-917-635' });
    if (status !== 'unassignable') throw new Error(status);
    const result = { status: 'refused', reason: status, values: {} } as const;
    const progress = { result, sendings: 1, pending: false, interruption: null };
    const html = renderToStaticMarkup(<RequestNotice progress={progress} labels={labels} />);
    expect(html).toContain('data-kind="trouble"');
    expect(html).toContain(labels.refused.unassignable);
    expect(html).not.toContain(labels.refused.invalid);
  },
);
