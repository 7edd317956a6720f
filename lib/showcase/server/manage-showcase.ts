import 'server-only';
import { z } from 'zod';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { incident } from '@/lib/log/incident';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { ShowcaseEntry, ShowcaseStatus } from '../entries';
import type { EntryChange } from '../staff/entry-form';
import { entryShape } from './entry-shape';
import { examplesByDefault } from './read-showcase';

// What staff change goes through functions of the database that ask for the actor's role first.

const listShape = z.object({
  examplesShown: z.boolean().nullable(),
  version: z.number(),
  entries: z.array(entryShape),
});

export interface StaffShowcase {
  /** Whether visitors see examples where nothing is real. */
  examplesShown: boolean;
  /** Of that choice; 0 while nobody has made it. */
  version: number;
  entries: readonly ShowcaseEntry[];
}

const saved = z.object({ status: z.literal('ok'), id: z.string(), version: z.number() });
const done = z.object({ status: z.literal('ok') });
const refused = z.object({ status: z.enum(['forbidden', 'unknown', 'invalid', 'incomplete']) });
const conflict = z.object({ status: z.literal('conflict'), current: entryShape });

const savedEntry = z.union([saved, conflict, refused]);
const changedOrder = z.union([done, refused]);
const changedSwitch = z.union([done, z.object({ status: z.literal('conflict') }), refused]);

export type EntryAnswer = z.output<typeof savedEntry>;

/**
 * Everything, drafts included, in its order. The staff member is the proof that it may be shown.
 *
 * @throws DatabaseAwayError
 */
export async function listShowcaseForStaff(_staff: Staff): Promise<StaffShowcase> {
  const { examplesShown, ...rest } = await ask('list_showcase', {}, listShape);
  return { ...rest, examplesShown: examplesShown ?? examplesByDefault() };
}

export function saveEntry(staff: Staff, entry: EntryChange) {
  return published(ask('save_showcase_entry', { actor: staff.viewer.id, entry }, savedEntry));
}

export function changeEntryStatus(staff: Staff, entry: string, version: number, wanted: ShowcaseStatus) {
  const args = { actor: staff.viewer.id, entry, seen_version: version, wanted };
  return published(ask('set_showcase_status', args, savedEntry));
}

/** Deletes an entry, or undoes that; it is removed for good by the retention. */
export function changeEntryDeleted(staff: Staff, entry: string, version: number, wanted: boolean) {
  const args = { actor: staff.viewer.id, entry, seen_version: version, wanted };
  return published(ask('set_showcase_deleted', args, savedEntry));
}

/** Puts entries of one kind into this order among themselves. */
export function changeEntryOrder(staff: Staff, ids: readonly string[]) {
  return published(ask('order_showcase', { actor: staff.viewer.id, ids }, changedOrder));
}

/** Shows or hides every example of the site. @param version of the choice that was on the screen */
export function changeExamplesShown(staff: Staff, wanted: boolean, version: number) {
  const args = { actor: staff.viewer.id, wanted, seen_version: version };
  return published(ask('set_examples_shown', args, changedSwitch), ['showcase', 'portfolio']);
}

/** A change, and then the news of it for every page that shows these kinds of content. */
async function published<Answer extends { status: string }>(
  change: Promise<Answer>,
  kinds: readonly string[] = ['showcase'],
): Promise<Answer> {
  const answer = await change;
  if (answer.status === 'ok') {
    for (const kind of kinds) {
      // It is stored: pages that cannot be told show it with the next publication.
      await publishContent(kind).catch((error) => incident(error, { during: 'showcase.publish' }));
    }
  }
  return answer;
}
