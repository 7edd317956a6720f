import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InboxNotice } from '@/components/quotes/staff/inbox-notice.client';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadInboxFormLabels } from '@/lib/quotes/inbox/form-labels';
import type { InboxDone } from '@/lib/quotes/inbox/inbox-result';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'Inbox' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

async function noticeOf(locale: Locale, changes: Partial<InboxDone>) {
  const labels = await loadInboxFormLabels(locale);
  const data: InboxDone = {
    what: { kind: 'undo' },
    count: 2,
    conflicts: [],
    hasCalledOff: false,
    gone: [],
    refused: [],
    undo: null,
    ...changes,
  };
  const progress = {
    result: { status: 'ok' as const, data },
    sendings: 1,
    pending: false,
    interruption: null,
  };
  return { labels, html: renderToStaticMarkup(<InboxNotice progress={progress} labels={labels} />) };
}

test.each(locales)(
  'says what was taken back, and which request nobody can be given again, in %s',
  async (locale) => {
    const { html, labels } = await noticeOf(locale, { refused: ['482-917-635'] });
    expect(html).toContain('data-kind="trouble"');
    expect(html).toContain(labels.done.undo.many.replace('{count}', '2'));
    expect(html).toContain(labels.unchangedTitle);
    expect(html).toContain(labels.cannotHave.replace('{reference}', '482-917-635'));
    // Nobody was quicker.
    expect(html).not.toContain(labels.conflictTitle);
  },
);

test('says that somebody was quicker where that is all there is to say', async () => {
  const { html, labels } = await noticeOf('en', { gone: ['482-917-635'] });
  expect(html).toContain(labels.conflictTitle);
  expect(html).not.toContain(labels.unchangedTitle);
});
