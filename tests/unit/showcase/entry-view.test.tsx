import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EntryForm } from '@/components/showcase/staff/entry-form.client';
import { type ShowcaseKind, type ShowcaseStatus, showcaseKinds } from '@/lib/showcase/entries';
import type { EntryLabels } from '@/lib/showcase/staff/form-labels';

/** Every label says its own name. */
const labels = new Proxy({} as EntryLabels, {
  get: (_, name) =>
    ['ways', 'employments', 'languages'].includes(String(name))
      ? [{ value: 'email', label: 'E' }]
      : ['errors', 'refused', 'interrupted'].includes(String(name))
        ? {}
        : String(name),
});

const draw = (kind: ShowcaseKind, status: ShowcaseStatus = 'draft', version = 0) =>
  renderToStaticMarkup(
    <EntryForm
      kind={kind}
      action={async () => ({ status: 'ok', data: null })}
      defaults={{ name: 'Kijkhuis' }}
      status={status}
      version={version}
      labels={labels}
    />,
  );

describe('The form of an entry', () => {
  test.each(showcaseKinds)('names each of its fields once, with a label: %s', (kind) => {
    const html = draw(kind);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/<(?:input|textarea|select) [^>]*?id="([^"]+)"/g)) {
      expect(html, id).toContain(`for="${id}"`);
    }
  });

  test('asks for the permission of words and names, not of a job', () => {
    for (const kind of ['testimonial', 'client'] as const)
      expect(draw(kind)).toContain('name="permissionHow"');
    expect(draw('job')).not.toContain('permission');
  });

  test('begins with the button that changes nothing that visitors see', () => {
    const buttonsOf = (html: string) =>
      Array.from(html.matchAll(/<button type="submit"([^>]*)>([^<]*)</g), ([, attributes = '', text]) => [
        /value="(\w+)"/.exec(attributes)?.[1],
        text,
      ]);
    expect(buttonsOf(draw('client'))).toEqual([
      [undefined, 'saveDraft'],
      ['publish', 'publish'],
    ]);
    expect(buttonsOf(draw('client', 'published', 3))).toEqual([
      [undefined, 'save'],
      ['withdraw', 'withdraw'],
    ]);
  });

  test('tells which version it shows, once there is one', () => {
    expect(draw('client')).not.toContain('name="version"');
    expect(draw('client', 'draft', 4)).toContain('name="version" value="4"');
  });
});
