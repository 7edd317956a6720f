import type { PageContent } from '@/lib/content/page-content';
import type { ProjectType } from '@/lib/quotes/project-types';

export { text } from '@/lib/content/page-content';

/** One service page, whole. Its id is the name of its file and of its row in the catalogue; the last of its sections are the questions. */
export interface Service extends PageContent {
  /** What the quote form starts with for a visitor who comes from this page. */
  projectType: ProjectType;
}
