import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Testimonials } from '@/components/company/testimonials';
import { type Client, clients } from '@/lib/company/clients';
import type { Shown } from '@/lib/company/sample';
import { type Testimonial, testimonials } from '@/lib/company/testimonials';

const real: Shown<Testimonial> = {
  sample: false,
  id: 'real',
  name: 'Nele De Wit',
  role: { fr: 'opticienne', nl: 'opticien', en: 'optician' },
  company: 'Kijkhuis',
  place: { fr: 'Louvain', nl: 'Leuven', en: 'Leuven' },
  rating: 4,
  originalLocale: 'nl',
  comment: { fr: 'Net, et à l’heure.', nl: 'Proper, en op tijd.', en: 'Clean, and on time.' },
};

function draw(
  said: readonly Shown<Testimonial>[],
  named: readonly Shown<Client>[],
  locale: 'fr' | 'nl' = 'fr',
) {
  return renderToStaticMarkup(
    <Testimonials
      locale={locale}
      testimonials={said}
      clients={named}
      heading="H"
      text="T"
      clientsHeading="C"
      clientsText="D"
      ratingLabel={(rating) => `${rating} of 5`}
      translatedFrom={(language) => `translated from ${language}`}
    />,
  );
}

describe('What customers say', () => {
  test('is marked on each invented one, and on each invented client', () => {
    const html = draw(testimonials, clients);
    expect(html.match(/>Exemple</g)).toHaveLength(testimonials.length + clients.length);
    expect(html).not.toContain('role="img"');
  });

  test('is not marked when it is real, shows its stars, and whose words are a translation', () => {
    const french = draw([real], []);
    expect(french).not.toContain('Exemple');
    expect(french).toContain('4 of 5');
    expect(french).toContain('translated from nl');
    expect(draw([real], [], 'nl')).not.toContain('translated from');
  });

  test('keeps the paragraphs that it was written in', () => {
    const written = 'Net.\n\nEt à l’heure.';
    const html = draw([{ ...real, comment: { ...real.comment, fr: written } }], []);
    const around = html.slice(0, html.indexOf(written)).match(/<blockquote class="([^"]*)">$/)?.[1];
    expect(around?.split(' ')).toContain('whitespace-pre-line');
  });

  test('is left out where there is none: the clients alone, the words alone, or nothing', () => {
    const named = draw([], [{ sample: false, id: 'a', name: 'Kijkhuis' }]);
    expect(named).toContain('clients-title');
    expect(named).not.toContain('testimonials-title');
    expect(draw([real], [])).not.toContain('clients-title');
    expect(draw([], [])).toBe('');
  });
});
