import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PublicLink } from '@/components/designs/public-link';

const link = 'https://opaak.example/design?token=a.b';
const labels = { copy: 'Copy the link', copied: 'Link copied' };

test('who saved a design is told who can change it; whoever looks is offered the link for everybody', () => {
  const html = renderToStaticMarkup(
    <PublicLink link={link} note="For a year" ownNote="Keep it" labels={labels} />,
  );
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('Copy the link');
  expect(html).toContain('Keep it');
  const guest = renderToStaticMarkup(
    <PublicLink link={link} note="For a year" ownNote={null} labels={labels} />,
  );
  expect(guest).toContain(`href="${link}"`);
  // The link, how long it lasts, and nothing for its owner.
  expect(guest).toContain('For a year');
  expect(guest.match(/<p/g)).toHaveLength(2);
});
