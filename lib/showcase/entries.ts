import type { Client } from '@/lib/company/clients';
import type { Testimonial } from '@/lib/company/testimonials';
import type { Locale, Localized } from '@/lib/i18n/locales';

export const showcaseKinds = ['testimonial', 'client', 'job'] as const;
export type ShowcaseKind = (typeof showcaseKinds)[number];

export const showcaseStatuses = ['draft', 'published'] as const;
export type ShowcaseStatus = (typeof showcaseStatuses)[number];

/** How somebody agreed that their words or their name are shown. */
export const permissionWays = ['email', 'letter', 'contract', 'spoken'] as const;
type PermissionWay = (typeof permissionWays)[number];

/** As schema.org says it. */
export const employments = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;
export type Employment = (typeof employments)[number];

/** What visitors read of an entry, by its kind; the database checks the same (is_showcase_content). */
export interface ShowcaseContents {
  testimonial: {
    name: string;
    role: Localized;
    /** Empty where there is none, as is the place. */
    company: string;
    place: Localized;
    rating: NonNullable<Testimonial['rating']> | null;
    comment: Localized;
  };
  client: { name: Client['name'] };
  job: {
    title: Localized;
    department: Localized;
    experience: Localized;
    description: Localized;
    /** One a line. */
    skills: Localized;
    employment: Employment;
    /** ISO day. */
    datePosted: string;
    /** ISO day, the last on which one can apply. */
    validThrough: string;
  };
}

/** Where an entry comes from, and who agreed to it. */
export interface Permission {
  source: string;
  permissionFrom: string;
  permissionEmail: string | null;
  permissionHow: PermissionWay | null;
  /** ISO day. */
  permissionOn: string | null;
}

/** An entry of one kind as staff see it. */
type EntryOf<Kind extends ShowcaseKind> = Permission & {
  id: string;
  kind: Kind;
  status: ShowcaseStatus;
  content: ShowcaseContents[Kind];
  /** The language a testimonial was given in; the others are translations. */
  originalLocale: Locale | null;
  /** Grows with each change; who saves an older one is told. */
  version: number;
};

export type ShowcaseEntry = { [Kind in ShowcaseKind]: EntryOf<Kind> }[ShowcaseKind];

// The browser uses these too. They are the lengths that the database checks.
export const showcaseLimits = {
  name: 80,
  clientName: 120,
  company: 120,
  role: 80,
  place: 80,
  comment: 600,
  title: 120,
  department: 80,
  experience: 200,
  description: 2000,
  skills: 1000,
  source: 200,
  permissionFrom: 120,
  permissionEmail: 254,
} as const;
