import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewsletterForm } from '@/components/newsletter/newsletter-form.client';

const labels = {
  email: 'Email',
  subscribe: 'Subscribe',
  sending: 'Subscribing',
  requested: 'Check your inbox',
  interrupted: { offline: 'Offline', outdated: 'Newer site', failed: 'Failed' },
  refused: { rateLimited: 'a', forbidden: 'b', conflict: 'c', unavailable: 'd', tooFast: 'e' },
  errors: {},
  privacyNote: 'For the newsletter only.',
  privacyPolicy: { label: 'Privacy policy', path: '/privacy' },
};

test('The form is complete HTML: a labelled field, a button, and a field that people do not see', () => {
  const html = renderToStaticMarkup(
    <NewsletterForm
      action={async () => ({ status: 'ok', data: null })}
      permalink="/newsletter"
      labels={labels}
    />,
  );
  const id = /<label for="([^"]+)"[^>]*>Email<\/label>/.exec(html)?.[1];
  expect(html).toContain(`<input id="${id}" type="email"`);
  expect(html).toMatch(/name="email"[^>]*>/);
  expect(html).toMatch(/autoComplete="email" required=""/i);
  expect(html).toMatch(/<button type="submit"[^>]*>Subscribe<\/button>/);
  expect(html).toMatch(/aria-hidden="true"[^>]*>.*name="website"/s);
  expect(html).toContain('For the newsletter only. <a href="/privacy"');
  expect(html).not.toContain('Check your inbox');
});
