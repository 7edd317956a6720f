import { answersPost } from '@/lib/asleep/server/answers-post';
import { showsContent } from '@/lib/asleep/server/shows-content';
import { readShowcase, readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';
import type { Showcase } from '@/lib/showcase/showcase';

/** The showcase for a page that is made anew when staff publish. */
export async function loadShowcase(): Promise<Showcase> {
  if (answersPost()) return readShowcaseAroundForm();
  await showsContent('showcase');
  return readShowcase();
}
