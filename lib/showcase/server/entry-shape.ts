import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import {
  employments,
  permissionWays,
  type ShowcaseContents,
  type ShowcaseEntry,
  showcaseStatuses,
} from '../entries';

// The showcase as the database answers it: `read_showcase`, `showcase_entry_json`.

const localized = z.record(z.enum(locales), z.string());

const testimonialContent = z.object({
  name: z.string(),
  role: localized,
  company: z.string(),
  place: localized,
  rating: z.literal([1, 2, 3, 4, 5]).nullable(),
  comment: localized,
}) satisfies z.ZodType<ShowcaseContents['testimonial']>;

const clientContent = z.object({ name: z.string() }) satisfies z.ZodType<ShowcaseContents['client']>;

const jobContent = z.object({
  title: localized,
  department: localized,
  experience: localized,
  description: localized,
  skills: localized,
  employment: z.enum(employments),
  datePosted: z.iso.date(),
  validThrough: z.iso.date(),
}) satisfies z.ZodType<ShowcaseContents['job']>;

const shown = { id: z.string(), originalLocale: z.enum(locales).nullable() };

/** What visitors see of an entry. */
export const publishedShape = z.discriminatedUnion('kind', [
  z.object({ ...shown, kind: z.literal('testimonial'), content: testimonialContent }),
  z.object({ ...shown, kind: z.literal('client'), content: clientContent }),
  z.object({ ...shown, kind: z.literal('job'), content: jobContent }),
]);

const kept = {
  ...shown,
  status: z.enum(showcaseStatuses),
  source: z.string(),
  permissionFrom: z.string(),
  permissionEmail: z.string().nullable(),
  permissionHow: z.enum(permissionWays).nullable(),
  permissionOn: z.iso.date().nullable(),
  version: z.number(),
};

/** What staff see of it. */
export const entryShape = z.discriminatedUnion('kind', [
  z.object({ ...kept, kind: z.literal('testimonial'), content: testimonialContent }),
  z.object({ ...kept, kind: z.literal('client'), content: clientContent }),
  z.object({ ...kept, kind: z.literal('job'), content: jobContent }),
]) satisfies z.ZodType<ShowcaseEntry>;
