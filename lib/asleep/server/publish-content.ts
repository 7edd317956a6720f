import 'server-only';
import { contentTag } from '../content-tags';
import { pageStore } from './open-page-store';

/**
 * Says that content of a kind has changed, to all processes of the site: from now on every page that shows it is
 * rendered anew when it is next asked for. Call it after the change is stored. Rejects when the page store is away; the
 * change then shows once something else is published or the page's own `revalidate` has passed.
 */
export async function publishContent(kind: string): Promise<void> {
  await pageStore().addPublication([contentTag(kind)]);
}
