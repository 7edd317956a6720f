import type { ContentSection } from '@/lib/content/page-content';
import { serviceGroups } from '@/lib/services/service-groups';
import { services } from '@/lib/services/services';

/** Every kind of section; one that is missing here does not compile. */
const kinds = Object.keys({
  audience: true,
  deliverables: true,
  materials: true,
  films: true,
  formats: true,
  banners: true,
  packages: true,
  pricing: true,
  benefits: true,
  process: true,
  prose: true,
  cities: true,
  call: true,
  faq: true,
} satisfies Record<ContentSection['kind'], true>) as ContentSection['kind'][];

export interface SectionSpecimen {
  kind: ContentSection['kind'];
  /** What tells it from others of its kind. */
  state: string;
  /** Where it comes from. */
  page: string;
  ink: string;
  section: ContentSection;
}

/** What a section looks like depends on how many there are of what it lists, and on what may be there or not. */
function stateOf(section: ContentSection): string {
  const entries = Object.values(section).find(Array.isArray) ?? [];
  const one = entries.length === 1 ? 'one entry' : `${entries.length} entries`;
  return [
    ...(entries.length > 0 ? [one] : ['as it is']),
    ...('note' in section && section.note ? ['with a note'] : []),
    ...(entries.some((entry) => entry?.popular === true) ? ['one popular'] : []),
  ].join(', ');
}

/** Each kind of section in each of its states, with the copy of the first page that has it so. */
export function listSectionSpecimens(): SectionSpecimen[] {
  const found = new Map<string, SectionSpecimen>();
  for (const { id: ink, pages } of serviceGroups) {
    for (const page of pages) {
      for (const section of services[page].sections) {
        const state = stateOf(section);
        const key = `${section.kind} ${state}`;
        if (!found.has(key)) found.set(key, { kind: section.kind, state, page, ink, section });
      }
    }
  }
  return kinds.flatMap((kind) =>
    [...found.values()]
      .filter((specimen) => specimen.kind === kind)
      .sort((a, b) => a.state.localeCompare(b.state, 'en', { numeric: true })),
  );
}
