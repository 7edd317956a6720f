import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PictureCard } from '@/components/portfolio/staff/picture-card';
import { WorkFields } from '@/components/portfolio/staff/work-fields';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { workValues } from '@/lib/portfolio/staff/work-difference';

const [work] = seedPortfolio.items;
const image = work?.images[0];
if (!work || !image) throw new Error('The seed is empty');

const labels = {
  errors: {},
  theirs: 'Andere versie:',
  yes: 'ja',
  no: 'nee',
  focalAt: '{percent}%',
  kinds: { gallery: 'Galerij', video: 'Film' },
  roles: { picture: 'Beeld', before: 'Voor', after: 'Na' },
} as unknown as WorkLabels;

const stateOf = (values: Record<string, string>, theirs: Record<string, string> = {}) => ({
  id: 'work',
  values: { ...workValues(work), ...values },
  theirs,
  errorsOf: () => [],
  labels,
});

const fields = (values: Record<string, string>, theirs: Record<string, string> = {}, isSample = true) =>
  renderToStaticMarkup(
    <WorkFields
      state={stateOf(values, theirs)}
      labels={labels}
      categories={[{ value: 'shelf', label: 'Wanden' }]}
      groups={[{ value: 'walls', label: 'Muren' }]}
      isSample={isSample}
    />,
  );

const card = (values: Record<string, string>, theirs: Record<string, string> = {}) =>
  renderToStaticMarkup(
    <PictureCard
      image={image}
      index={0}
      total={1}
      state={stateOf(values, theirs)}
      labels={labels}
      isHidden={false}
    />,
  );

/** The text of the element that describes the field of this name. */
function saidBelow(html: string, name: string): string | undefined {
  const field = html.match(/<(?:select|input)[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`));
  const id = /aria-describedby="([^" ]*)"/.exec(field ?? '')?.[1];
  return id && html.split(`id="${id}"`)[1]?.replace(/^[^>]*>|<\/p>.*$/gs, '');
}

describe('Below a field that a colleague has saved otherwise', () => {
  test('a choice says what it is called, and a tick whether it is set', () => {
    const html = fields(
      {},
      { categoryId: 'shelf', group: 'walls', kind: 'video', featured: 'on', sample: '' },
    );
    expect(saidBelow(html, 'categoryId')).toBe('Andere versie: Wanden');
    expect(saidBelow(html, 'group')).toBe('Andere versie: Muren');
    expect(saidBelow(html, 'kind')).toBe('Andere versie: Film');
    expect(saidBelow(html, 'featured')).toBe('Andere versie: ja');
    expect(saidBelow(html, 'sample')).toBe('Andere versie: nee');
    expect(fields({})).not.toContain('Andere versie');
  });

  test('a picture says its part and what must stay in view', () => {
    const html = card({}, { [`${image.id}.role`]: 'after', [`${image.id}.focalX`]: '20' });
    expect(saidBelow(html, `${image.id}.role`)).toBe('Andere versie: Na');
    expect(saidBelow(html, `${image.id}.focalX`)).toBe('Andere versie: 20%');
    expect(saidBelow(html, `${image.id}.focalY`)).toBeUndefined();
  });
});

describe('A form that comes back', () => {
  const isTicked = (html: string, name: string) =>
    html
      .match(/<input[^>]*>/g)
      ?.find((tag) => tag.includes(`name="${name}"`))
      ?.includes('checked=""');

  test('has the ticks that were set, and not those that were taken away', () => {
    expect(isTicked(fields({ featured: 'on', sample: '' }), 'featured')).toBe(true);
    expect(isTicked(fields({ featured: '', sample: '' }), 'featured')).toBe(false);
    expect(isTicked(fields({ featured: 'on', sample: '' }), 'sample')).toBe(false);
  });

  test('asks whether a work is an example where the database, the form or a colleague says so', () => {
    expect(isTicked(fields({ sample: 'on' }, {}, false), 'sample')).toBe(true);
    expect(isTicked(fields({ sample: '' }, { sample: 'on' }, false), 'sample')).toBe(false);
    expect(isTicked(fields({ sample: '' }, {}, false), 'sample')).toBeUndefined();
  });

  test('has the point of a picture that was chosen', () => {
    const html = card({ [`${image.id}.focalX`]: '7', [`${image.id}.focalY`]: '93' });
    expect(html).toContain('left:7%;top:93%');
  });
});
