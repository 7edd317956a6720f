import { z } from 'zod';
import { LocalizedFields } from '@/lib/forms/localized-fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { serviceGroupIds } from '@/lib/i18n/service-catalogue';
import { imageRoles, type PortfolioImage, type PortfolioItem, portfolioKinds } from '../portfolio';
import { workLimits } from './work-limits';

/** What staff change of a work, as save_portfolio_work takes it. */
export type WorkChange = Pick<
  PortfolioItem,
  'categoryId' | 'slug' | 'kind' | 'group' | 'title' | 'place' | 'facts' | 'story' | 'video' | 'featured'
> & { id?: string; version?: number; sample: boolean };

export type ImageChange = Pick<PortfolioImage, 'id' | 'role' | 'alt' | 'caption' | 'focalX' | 'focalY'>;

interface ReadWork {
  work: WorkChange;
  images: ImageChange[];
  /** Error keys by field. */
  errors: Record<string, string[]>;
  /** All that was typed. */
  values: Record<string, string>;
}

/** What is often the same in every language: 420 × 60 cm. */
const factNames = ['place', 'material', 'size', 'time'] as const;

/** The form as it was sent; where it asks for it, what a fact leaves out in one language is what it says in another. */
function fillFacts(form: FormData): FormData {
  if (!form.has('copyFacts')) return form;
  const filled = new FormData();
  for (const [name, value] of form) if (name !== 'copyFacts') filled.append(name, value);
  for (const fact of factNames) {
    const typed = (locale: Locale) => String(form.get(`${fact}.${locale}`) ?? '').trim();
    const from = locales.map(typed).find(Boolean);
    for (const locale of locales) if (from && !typed(locale)) filled.set(`${fact}.${locale}`, from);
  }
  return filled;
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/**
 * The form of a work. A draft may leave texts out; what everybody sees may not.
 *
 * @param saved what there is in the database; null for a new work
 * @param isStrict it is published, or about to be
 * @param fallback segment of the address of a work without a title
 */
export function readWorkForm(
  form: FormData,
  saved: Pick<PortfolioItem, 'id' | 'video' | 'images'> | null,
  isStrict: boolean,
  fallback: string,
): ReadWork {
  const fields = new LocalizedFields(fillFacts(form));
  const required = isStrict;
  // A draft begins with a title in one language at least: without it nobody finds it in the list.
  const title = fields.localized('title', { max: workLimits.title, required });
  if (Object.values(title).every((text) => text === '')) fields.errors['title.fr'] ??= ['required'];
  const categoryId = String(form.get('categoryId') ?? '');
  if (!isUuid(categoryId)) fields.errors.categoryId = ['invalidChoice'];
  const fact = { max: workLimits.fact, required };
  const video = saved?.video ?? null;
  const kind = fields.choice('kind', portfolioKinds);
  const work: WorkChange = {
    ...(saved ? { id: saved.id, version: fields.number('version', 1, 1e9, 0) } : {}),
    categoryId,
    kind,
    group: fields.choice('group', serviceGroupIds),
    title,
    slug: fields.slugs(title, fallback, workLimits.slug),
    place: fields.localized('place', { max: workLimits.place, required: isStrict && !fields.has('sample') }),
    facts: {
      material: fields.localized('material', fact),
      size: fields.localized('size', fact),
      time: fields.localized('time', fact),
    },
    story: fields.optional('story', { max: workLimits.story, multiline: true }, isStrict),
    video: video && {
      ...video,
      // Asked for only where the work is presented as a video; a form opened before there was one has no fields for it.
      text: fields.localized(
        'videoText',
        { max: workLimits.story, required: isStrict && kind === 'video', multiline: true },
        video.text,
      ),
    },
    featured: fields.has('featured'),
    sample: fields.has('sample'),
  };
  const images = (saved?.images ?? []).filter(({ id }) => fields.has(`${id}.alt.fr`));
  return {
    work,
    images: images.map(({ id, focalX, focalY }) => ({
      id,
      role: fields.choice(`${id}.role`, imageRoles),
      alt: fields.localized(`${id}.alt`, { max: workLimits.alt, required }),
      caption: fields.optional(`${id}.caption`, { max: workLimits.alt }, isStrict),
      focalX: fields.number(`${id}.focalX`, 0, 100, focalX),
      focalY: fields.number(`${id}.focalY`, 0, 100, focalY),
    })),
    errors: fields.errors,
    values: fields.values,
  };
}
