import 'server-only';
import { z } from 'zod';
import { type VisitBeacon, visitBounds } from '../visit-beacon';

// A lone surrogate can stand in no text of the database.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));
const path = text(visitBounds.path).refine((value) => value.startsWith('/'));
const count = (max: number) => z.int().min(0).max(max);
const seconds = count(visitBounds.seconds);
const key = z.uuidv4();

/** A beacon within its bounds; the tables check what becomes of it once more. */
export const beaconSchema = z.object({
  session: key,
  view: z.object({
    key,
    path,
    title: text(visitBounds.title),
    referrer: text(visitBounds.referrer),
    clicks: count(visitBounds.clicks),
    seconds,
    depth: count(100),
    reachedForm: z.boolean(),
    sentForm: z.boolean(),
  }),
  visit: z
    .object({
      pages: z.array(path).min(1).max(visitBounds.pages),
      seconds,
      referrer: text(visitBounds.referrer),
      screen: z.string().regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/),
      language: z.string().regex(/^(?:[A-Za-z0-9-]{2,35})?$/),
      timezone: z.string().regex(/^[A-Za-z0-9_+/-]{0,64}$/),
      returning: z.boolean(),
      touch: z.boolean(),
      platformVersion: z.string().regex(/^[\d.]{0,20}$/),
      country: z
        .string()
        .regex(/^(?:[A-Z]{2}|Unknown)$/)
        .optional(),
    })
    .optional(),
}) satisfies z.ZodType<VisitBeacon>;
