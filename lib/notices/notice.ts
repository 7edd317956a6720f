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

export interface NoticeSettings {
  /** Whether each notice is mailed too. */
  mails: boolean;
  /** Language of these mails; null where an account never said one. */
  locale: Locale | null;
}

/** What a button of the page of notices has done. */
export const noticeOutcomes = ['saved', 'forbidden', 'invalid', 'unavailable'] as const;

export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** What the button of a notice, or of all, asks for: `read:<id>`, `unread:<id>` or `read`; null for anything else. */
export function readNoticeMark(intent: string): { id?: string; read: boolean } | null {
  const [what, id] = intent.split(':', 2);
  if (what !== 'read' && what !== 'unread') return null;
  if (id === undefined) return what === 'read' ? { read: true } : null;
  return isUuid(id) ? { id, read: what === 'read' } : null;
}
