import 'server-only';
import { publishContent } from '@/lib/asleep/server/publish-content';
import { incident } from '@/lib/log/incident';
import type { Staff } from '@/lib/staff/staff';
// The service client: what staff change goes through functions that ask for the actor's role first.
import { createServiceClient } from '@/lib/supabase/service-client';
import type {
  Portfolio,
  PortfolioCategory,
  PortfolioImage,
  PortfolioItem,
  PortfolioStatus,
  PortfolioVideo,
} from '../portfolio';
import type { CategoryChange } from '../staff/category-form';
import type { PortfolioEntity } from '../staff/outcomes';
import type { ImageChange, WorkChange } from '../staff/work-form';

/** A work as staff edit it: with the pictures that are not described yet. */
export interface EditedWork extends PortfolioItem {
  /** Says and shows all that a published work needs. */
  complete: boolean;
}

export type ChangeAnswer<Entry = PortfolioItem> =
  | { status: 'ok'; id: string; version: number }
  /** Somebody has saved a newer version. */
  | { status: 'conflict'; current: Entry }
  | { status: 'forbidden' | 'unknown' | 'invalid' | 'slugTaken' | 'inUse' | 'incomplete' };

/** Everything, drafts included, in its order. The staff member is the proof that it may be shown. */
export async function listPortfolioForStaff(_staff: Staff): Promise<Portfolio> {
  return call('list_portfolio', { with_drafts: true });
}

/** A work, or null. */
export async function findWork(_staff: Staff, id: string): Promise<EditedWork | null> {
  return call('find_portfolio_work', { item: id });
}

/** Saves a work and what its pictures say together, or nothing. */
export async function saveWork(
  staff: Staff,
  item: WorkChange,
  images: readonly ImageChange[],
): Promise<ChangeAnswer> {
  return change('save_portfolio_work', { actor: staff.viewer.id, item, images });
}

export async function saveCategory(
  staff: Staff,
  category: CategoryChange,
): Promise<ChangeAnswer<PortfolioCategory>> {
  return change('save_portfolio_category', { actor: staff.viewer.id, category });
}

export async function changeWorkStatus(
  staff: Staff,
  id: string,
  version: number,
  wanted: PortfolioStatus,
): Promise<ChangeAnswer> {
  return change('set_portfolio_status', { actor: staff.viewer.id, item: id, seen_version: version, wanted });
}

/** Puts a picture whose bytes are stored at the end of a work. */
export async function addImage(
  staff: Staff,
  item: string,
  image: Omit<PortfolioImage, 'caption'>,
): Promise<ChangeAnswer> {
  return change('add_portfolio_image', { actor: staff.viewer.id, item, image });
}

/** Gives a work a video whose bytes are stored; answers `inUse` where there is one. */
export async function addVideo(
  staff: Staff,
  item: string,
  video: Omit<PortfolioVideo, 'text'>,
): Promise<ChangeAnswer> {
  return change('add_portfolio_video', { actor: staff.viewer.id, item, video });
}

/** Puts these into this order among themselves; pictures must be of one work. */
export async function changeOrder(
  staff: Staff,
  entity: PortfolioEntity,
  ids: readonly string[],
): Promise<ChangeAnswer> {
  return change('order_portfolio', { actor: staff.viewer.id, entity, ids });
}

/** Deletes something, or undoes that; it is removed for good by the retention. */
export async function changeDeleted(
  staff: Staff,
  entity: PortfolioEntity,
  id: string,
  version: number,
  wanted: boolean,
): Promise<ChangeAnswer> {
  const call = { actor: staff.viewer.id, entity, entry: id, seen_version: version, wanted };
  return change('set_portfolio_deleted', call);
}

async function call<Answer>(name: string, args: Record<string, unknown>): Promise<Answer> {
  const { data, error } = await createServiceClient().rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data as Answer;
}

/** A change, and then the news of it for every page that shows the portfolio. */
async function change<Entry>(name: string, args: Record<string, unknown>): Promise<ChangeAnswer<Entry>> {
  const answer = await call<ChangeAnswer<Entry>>(name, args);
  if (answer.status === 'ok') {
    // It is stored: pages that cannot be told show it with the next publication.
    await publishContent('portfolio').catch((error) => incident(error, { during: 'portfolio.publish' }));
  }
  return answer;
}
