import { randomUUID } from 'node:crypto';

const inEach = (text: string) => ({ fr: `${text} fr`, nl: `${text} nl`, en: `${text} en` });
const slug = (text: string) => ({ fr: `${text}-fr`, nl: `${text}-nl`, en: `${text}-en` });

/** A category as staff save it. */
export const categoryRow = (name: string) => ({
  slug: slug(name),
  title: inEach(name),
  intro: inEach(`About ${name}`),
});

/** A work as staff save it. */
export const itemRow = (name: string, categoryId: string, more: Record<string, unknown> = {}) => ({
  categoryId,
  slug: slug(name),
  kind: 'gallery',
  group: 'walls',
  title: inEach(name),
  place: inEach('Place'),
  facts: { material: inEach('Film'), size: inEach('2 m'), time: inEach('a day') },
  story: null,
  video: null,
  featured: true,
  ...more,
});

/** A picture as staff add it. */
export const imageRow = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  role: 'picture',
  format: 'jpeg',
  width: 1600,
  height: 1200,
  alt: inEach('A wall'),
  caption: null,
  focalX: 30,
  focalY: 60,
  blur: 'data:image/webp;base64,UklGRg==',
  ...more,
});

const nobody = '00000000-0000-4000-8000-000000000000';
const version = { seen_version: 1 };

/** Arguments of every function of the portfolio. */
export const portfolioCalls: Record<string, object> = {
  is_localized: { value: inEach('x'), longest: 10 },
  is_localized_slug: { value: slug('x') },
  are_portfolio_facts: { value: {} },
  portfolio_category_json: { c: null },
  portfolio_image_json: { i: null },
  portfolio_item_json: { i: null },
  list_deleted_works: {},
  list_portfolio: { with_drafts: true },
  find_portfolio_file: { file: nobody },
  seed_portfolio: { content: { categories: [], items: [] } },
  are_samples_dated: {},
  renew_samples: { content: { items: [] } },
  purge_portfolio: { at: '2100-01-01T00:00:00Z' },
  is_portfolio_item_complete: { item: nobody },
  save_portfolio_category: { actor: nobody, category: {} },
  save_portfolio_item: { actor: nobody, item: {} },
  is_localized_draft: { value: inEach('x'), longest: 10 },
  are_portfolio_facts_drafts: { value: {} },
  is_portfolio_image_described: { i: null },
  find_portfolio_work: { item: nobody },
  save_portfolio_work: { actor: nobody, item: {}, images: [] },
  set_portfolio_status: { actor: nobody, item: nobody, wanted: 'published', ...version },
  add_portfolio_image: { actor: nobody, item: nobody, image: {} },
  add_portfolio_video: { actor: nobody, item: nobody, video: {} },
  save_portfolio_image: { actor: nobody, image: {}, ...version },
  order_portfolio: { actor: nobody, entity: 'item', ids: [] },
  set_portfolio_deleted: { actor: nobody, entity: 'item', entry: nobody, wanted: true, ...version },
};
