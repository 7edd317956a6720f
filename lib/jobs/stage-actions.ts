'use server';

import { refresh } from 'next/cache';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import type { Staff } from '@/lib/staff/staff';
import { jobStages } from './job';
import { readStageName, readStageRow } from './read-stage';
import { moveStage, retireStage, type StageChanged, saveStage } from './server/stage-store';
import type { StageOutcome, StageResult } from './stage-result';

/** Those who see to jobs read the list; admins write it. */
const mayChange = ({ role }: Staff) => role === 'admin';

/**
 * Names a stage, or adds one. Bound to it is what the form is of: a kind, `in-` and the kind for a new stage within it, or the
 * id of a stage of the agency's own. A kind without a name has its usual one.
 */
export const nameStage = staffActions('jobs')(
  'jobs.nameStage',
  readStageName,
  async ({ staff, input, refused, invalid }, place: string): Promise<StageResult> => {
    if (!mayChange(staff)) return refused('forbidden');
    const { name, version } = input;
    const kind = jobStages.find((known) => known === place);
    const within = jobStages.find((known) => `in-${known}` === place);
    let status: StageChanged = 'unknown';
    if (kind) status = await saveStage(staff, { isOwn: false, kind, name, version });
    else if (name === null) return invalid({ 'name.fr': ['required'] });
    else if (within) status = await saveStage(staff, { isOwn: true, kind: within, name });
    else if (isUuid(place)) status = await saveStage(staff, { isOwn: true, id: place, name, version });
    // After a conflict too: the page says what a colleague has saved.
    refresh();
    return status === 'ok' ? { status: 'ok', data: null } : refused(status);
  },
);

/** Takes a stage off the list. */
export const retireOwnStage = staffButtons('jobs')(
  'jobs.retireStage',
  async ({ staff, form }): Promise<StageOutcome> => {
    if (!mayChange(staff)) return 'forbidden';
    const row = readStageRow(form);
    if (!row) return 'invalid';
    const status = await retireStage(staff, row.id, row.version);
    return status === 'ok' ? 'retired' : status;
  },
  (locale, outcome) => pathWithin('admin-jobs', locale, { rest: 'stages', query: { outcome } }),
);

/** Puts a stage one place up or down among those of its kind. */
export const moveOwnStage = staffButtons('jobs')(
  'jobs.moveStage',
  async ({ staff, form }): Promise<StageOutcome> => {
    if (!mayChange(staff)) return 'forbidden';
    const row = readStageRow(form);
    if (!row) return 'invalid';
    const status = await moveStage(staff, row.id, row.version, form.get('direction') === 'up');
    return status === 'ok' ? 'moved' : status;
  },
  (locale, outcome) => pathWithin('admin-jobs', locale, { rest: 'stages', query: { outcome } }),
);
