'use server';

import { changeViewOf, keepViewOf, renameViewOf } from '@/lib/staff/server/actions-of-views';
import { inboxViews } from './inbox-filter';

export const keepView = keepViewOf(inboxViews);
export const renameView = renameViewOf(inboxViews);
export const changeView = changeViewOf(inboxViews);
