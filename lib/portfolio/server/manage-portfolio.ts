import 'server-only';
import { z } from 'zod';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { incident } from '@/lib/log/incident';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { DeletedWork } from '../deleted-work';
import type { Portfolio, PortfolioImage, PortfolioStatus, PortfolioVideo } from '../portfolio';
import type { CategoryChange } from '../staff/category-form';
import type { PortfolioEntity } from '../staff/outcomes';
import type { ImageChange, WorkChange } from '../staff/work-form';
import { categoryShape, itemShape, localized, portfolioShape } from './portfolio-shape';

// What staff change goes through functions of the database that ask for the actor's role first.

/** With the pictures that are not described yet, and whether it says and shows all that a published work needs. */
const editedWork = itemShape.extend({ complete: z.boolean() });

/** A work as staff edit it. */
export type EditedWork = z.output<typeof editedWork>;

const done = z.object({ status: z.literal('ok') });
const newVersion = done.extend({ version: z.number() });
const saved = newVersion.extend({ id: z.string() });

const refusal = z.object({
  status: z.enum(['forbidden', 'unknown', 'invalid', 'slugTaken', 'inUse', 'incomplete']),
});

/** Why a change was not made; a conflict comes with what somebody has saved meanwhile. */
export type ChangeRefusal<Entry> = { status: 'conflict'; current: Entry } | z.output<typeof refusal>;

/** What a change answers. */
const changeShape = <Done extends z.ZodType<{ status: 'ok' }>, Entry extends z.ZodType>(
  ok: Done,
  entry: Entry,
) => z.union([ok, z.object({ status: z.literal('conflict'), current: entry }), refusal]);

const savedWork = changeShape(saved, itemShape);
const savedCategory = changeShape(saved, categoryShape);
const changedWork = changeShape(newVersion, itemShape);
const changedEntry = changeShape(newVersion, z.union([itemShape, categoryShape]));
const changedOrder = changeShape(done, z.unknown());

/**
 * Everything, drafts included, in its order. The staff member is the proof that it may be shown.
 *
 * @throws DatabaseAwayError
 */
export function listPortfolioForStaff(_staff: Staff): Promise<Portfolio> {
  return ask('list_portfolio', { with_drafts: true }, portfolioShape);
}

const deletedShape = z.object({
  id: z.string(),
  version: z.number(),
  title: localized,
  deletedAt: z.coerce.date(),
}) satisfies z.ZodType<DeletedWork>;

/**
 * Works that were deleted and can be brought back, the last first.
 *
 * @throws DatabaseAwayError
 */
export function listDeletedWorks(_staff: Staff): Promise<DeletedWork[]> {
  return ask('list_deleted_works', {}, z.array(deletedShape));
}

/**
 * A work, or null.
 *
 * @throws DatabaseAwayError
 */
export function findWork(_staff: Staff, id: string): Promise<EditedWork | null> {
  return ask('find_portfolio_work', { item: id }, editedWork.nullable());
}

/** Saves a work and what its pictures say together, or nothing. */
export function saveWork(staff: Staff, item: WorkChange, images: readonly ImageChange[]) {
  return published(ask('save_portfolio_work', { actor: staff.viewer.id, item, images }, savedWork));
}

export function saveCategory(staff: Staff, category: CategoryChange) {
  return published(ask('save_portfolio_category', { actor: staff.viewer.id, category }, savedCategory));
}

export function changeWorkStatus(staff: Staff, id: string, version: number, wanted: PortfolioStatus) {
  const args = { actor: staff.viewer.id, item: id, seen_version: version, wanted };
  return published(ask('set_portfolio_status', args, changedWork));
}

/** Puts a picture whose bytes are stored at the end of a work. */
export function addImage(staff: Staff, item: string, image: Omit<PortfolioImage, 'caption'>) {
  return published(ask('add_portfolio_image', { actor: staff.viewer.id, item, image }, changedWork));
}

/** Gives a work a video whose bytes are stored; answers `inUse` where there is one. */
export function addVideo(staff: Staff, item: string, video: Omit<PortfolioVideo, 'text'>) {
  return published(ask('add_portfolio_video', { actor: staff.viewer.id, item, video }, changedWork));
}

/** Puts these into this order among themselves; pictures must be of one work. */
export function changeOrder(staff: Staff, entity: PortfolioEntity, ids: readonly string[]) {
  return published(ask('order_portfolio', { actor: staff.viewer.id, entity, ids }, changedOrder));
}

/** Deletes something, or undoes that; it is removed for good by the retention. */
export function changeDeleted(
  staff: Staff,
  entity: PortfolioEntity,
  id: string,
  version: number,
  wanted: boolean,
) {
  const args = { actor: staff.viewer.id, entity, entry: id, seen_version: version, wanted };
  return published(ask('set_portfolio_deleted', args, changedEntry));
}

/** A change, and then the news of it for every page that shows the portfolio. */
async function published<Answer extends { status: string }>(change: Promise<Answer>): Promise<Answer> {
  const answer = await change;
  if (answer.status === 'ok') {
    // It is stored: pages that cannot be told show it with the next publication.
    await publishContent('portfolio').catch((error) => incident(error, { during: 'portfolio.publish' }));
  }
  return answer;
}
