import type { PageContent } from '@/lib/content/page-content';
import type { Localized } from '@/lib/i18n/locales';
import type { ServiceGroupId } from '@/lib/i18n/routes';
import type { ProjectType } from '@/lib/quotes/project-types';

export { text } from '@/lib/content/page-content';

/** Where a service is found. Read from its file without running it, so all of it is written out, no value computed. */
interface ServicePlace {
  /** Its path below the locale: lower-case words joined by hyphens. */
  slug: Localized;
  /** What menus, the footer and breadcrumbs call it. */
  label: Localized;
  group: ServiceGroupId;
  /** The group's own page, or a number: in the menu of the group, lower ones come first. */
  place: 'head' | number;
}

/** One service page, whole. Its id is the name of its file; the last of its sections are the questions. */
export interface Service extends PageContent {
  page: ServicePlace;
  /** What the quote form starts with for a visitor who comes from this page. */
  projectType: ProjectType;
}
