import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { isBuilding, serverEnv } from '@/lib/env/server';
import { type Localized, locales } from '@/lib/i18n/locales';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { emptyShowcase, type Showcase } from '../showcase';
import { publishedShape } from './entry-shape';

/** How long a page that shows a form again may wait, in milliseconds: someone waits for the answer. */
const aroundFormMilliseconds = 300;

const answerShape = z.object({ examplesShown: z.boolean().nullable(), entries: z.array(publishedShape) });

let lastRead: Showcase | null = null;

/** What is said by who runs the site, until staff have chosen. */
export function examplesByDefault(): boolean {
  return isBuilding() || serverEnv().EXAMPLE_CONTENT === 'shown';
}

function toShowcase({ examplesShown, entries }: z.output<typeof answerShape>): Showcase {
  return {
    examplesShown: examplesShown ?? examplesByDefault(),
    testimonials: entries.flatMap(({ id, kind, content, originalLocale }) =>
      kind === 'testimonial' && originalLocale
        ? [{ ...content, id, originalLocale, rating: content.rating ?? undefined }]
        : [],
    ),
    clients: entries.flatMap(({ id, kind, content }) => (kind === 'client' ? [{ id, ...content }] : [])),
    jobs: entries.flatMap(({ id, kind, content }) => (kind === 'job' ? [{ id, ...content }] : [])),
  };
}

/**
 * What is published. A build knows no database and shows examples. Pages call `showsContent('showcase')` before.
 *
 * @throws DatabaseAwayError: visitors keep the version of the page there was (decision 0007)
 */
export const readShowcase = cache(async (): Promise<Showcase> => {
  if (isBuilding()) return emptyShowcase;
  lastRead = toShowcase(await ask('read_showcase', {}, answerShape));
  return lastRead;
});

/** The same within the time that somebody waits for a form, or null. */
export const readShowcaseInTime = cache(async (): Promise<Showcase | null> => {
  const asked = ask('read_showcase', {}, answerShape, aroundFormMilliseconds);
  const read = await unlessAway('showcase.away', asked);
  if (read) lastRead = toShowcase(read);
  return read && lastRead;
});

/** The same for what must answer while the database is away: as it was read last, or without anything that is not sure. */
export async function readShowcaseAroundForm(): Promise<Showcase> {
  const read = (await readShowcaseInTime()) ?? lastRead;
  return read ?? { ...emptyShowcase, examplesShown: examplesByDefault() };
}

const titlesShape = z.record(z.string(), z.record(z.enum(locales), z.string()));

/**
 * What every job is or was called, by its id.
 *
 * @throws DatabaseAwayError
 */
export function getJobTitles(): Promise<Readonly<Record<string, Localized>>> {
  return ask('list_vacancy_titles', {}, titlesShape);
}

/** The same, or none while the database is away. */
export const readJobTitles = cache(async (): Promise<Readonly<Record<string, Localized>>> => {
  return (await unlessAway('showcase.titlesAway', getJobTitles())) ?? {};
});
