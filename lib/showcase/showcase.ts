import { type Client, clients } from '@/lib/company/clients';
import type { Sample, Shown } from '@/lib/company/sample';
import { type Testimonial, testimonials } from '@/lib/company/testimonials';
import type { ShowcaseContents } from './entries';

/** What is real and published, and whether examples stand in for what is missing. */
export interface Showcase {
  examplesShown: boolean;
  testimonials: readonly Testimonial[];
  clients: readonly Client[];
  jobs: readonly (ShowcaseContents['job'] & { id: string })[];
}

/** Nothing real yet: what a site starts with. */
export const emptyShowcase: Showcase = { examplesShown: true, testimonials: [], clients: [], jobs: [] };

/** The real ones; where there is none, the examples, unless they are hidden. The two are never mixed. */
export function chooseShown<Entry>(
  real: readonly Entry[],
  examples: readonly (Entry & Sample)[],
  examplesShown: boolean,
): readonly Shown<Entry>[] {
  if (real.length > 0) return real.map((entry) => ({ ...entry, sample: false }));
  return examplesShown ? examples : [];
}

export function shownTestimonials({
  testimonials: real,
  examplesShown,
}: Showcase): readonly Shown<Testimonial>[] {
  return chooseShown(real, testimonials, examplesShown);
}

export function shownClients({ clients: real, examplesShown }: Showcase): readonly Shown<Client>[] {
  return chooseShown(real, clients, examplesShown);
}
