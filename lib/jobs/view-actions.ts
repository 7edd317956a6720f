'use server';

import { changeViewOf, keepViewOf, renameViewOf } from '@/lib/staff/server/actions-of-views';
import { jobViews } from './job-filter';

export const keepJobView = keepViewOf(jobViews);
export const renameJobView = renameViewOf(jobViews);
export const changeJobView = changeViewOf(jobViews);
