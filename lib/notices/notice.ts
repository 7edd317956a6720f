import { isUuid } from '@/lib/forms/uuid';
import type { Locale } from '@/lib/i18n/locales';
import type { RequestSubject } from '@/lib/quotes/project-types';

/** What a colleague is told: that a request, a job or a task is theirs now, that it changed, or that a note names them. */
export const noticeKinds = ['request', 'job', 'task', 'taskChanged', 'mention'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Who did it; null is the site, or somebody who has left. */
  by: string | null;
  at: Date;
  readAt: Date | null;
  /** Of the request it is about, and its job. */
  reference: string;
  firstName: string;
  name: string;
  company: string | null;
  subject: RequestSubject;
  /** The beginning of the note that names them. */
  note: string | null;
}

/** Notices that their page shows. */
export const shownNotices = 100;

export interface NoticeSettings {
  /** Whether each notice is mailed too. */
  mails: boolean;
  /** Language of these mails; null where an account never said one. */
  locale: Locale | null;
}

/** What a button of the page of notices has done. */
export const noticeOutcomes = ['saved', 'forbidden', 'invalid', 'unavailable'] as const;

export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Notices that are marked together. */
export interface NoticeMark {
  ids: readonly string[];
  read: boolean;
}

/** The value of a button that marks notices as read, or one as unread again. */
export const writeNoticeMark = ({ ids, read }: NoticeMark): string =>
  `${read ? 'read' : 'unread'}:${ids.join(',')}`;

/** What such a button asks for; null for anything else. */
export function readNoticeMark(intent: string): NoticeMark | null {
  const [what, named = ''] = intent.split(':', 2);
  if (what !== 'read' && what !== 'unread') return null;
  const ids = named.split(',');
  if (ids.length > shownNotices || !ids.every(isUuid)) return null;
  return what === 'read' || ids.length === 1 ? { ids, read: what === 'read' } : null;
}
