'use server';

import { readTextEntry } from '@/lib/forms/read-entry';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { staffButtons } from '@/lib/staff/server/staff-action';
import { type NoticeOutcome, readNoticeMark } from './notice';
import * as store from './server/notice-store';

const noticeButton = staffButtons('notices');

const pageAfter = (locale: Locale, outcome: NoticeOutcome): string =>
  pathWithin('admin-notices', locale, { query: outcome === 'saved' ? {} : { outcome } });

/** Marks a notice read or unread, or all that are shown read. */
export const markNotices = noticeButton(
  'notices.mark',
  async ({ staff, form }): Promise<NoticeOutcome> => {
    const wanted = readNoticeMark(readTextEntry(form, 'intent'));
    return wanted ? store.markNotices(staff, wanted) : 'invalid';
  },
  (locale, outcome) => pageAfter(locale, outcome),
);

/** Says whether notices are mailed too, and in which language. */
export const saveNoticeSettings = noticeButton(
  'notices.settings',
  async ({ staff, form }): Promise<NoticeOutcome> => {
    const locale = readTextEntry(form, 'locale');
    if (!isLocale(locale)) return 'invalid';
    return store.setNoticeSettings(staff, { mails: readTextEntry(form, 'mails') === 'yes', locale });
  },
  (locale, outcome) => `${pathWithin('admin-notices', locale, { query: { outcome } })}#settings`,
);
