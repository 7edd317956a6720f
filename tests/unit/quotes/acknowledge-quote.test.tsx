import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuoteFacts } from '@/components/quotes/quote-facts';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { acknowledgeQuote } from '@/lib/quotes/acknowledge-quote';
import { nextAtWork } from '@/lib/quotes/working-time';

const labels = { reference: 'Votre référence', referenceHint: 'Citez-la.', answerBy: 'Réponse au plus tard' };
const request = { reference: '482-917-635', answerDueAt: new Date('2026-11-24T15:05+01:00') };

test.each([
  ['within opening hours, at once', '2026-11-24T15:05+01:00', '2026-11-24T15:05+01:00'],
  ['before them, when they begin', '2026-11-24T07:30+01:00', '2026-11-24T09:00+01:00'],
  ['in the evening, the next morning', '2026-11-24T20:00+01:00', '2026-11-25T09:00+01:00'],
  ['on a Friday evening, on Monday', '2026-11-20T18:00+01:00', '2026-11-23T09:00+01:00'],
  ['on a Sunday, on Monday', '2026-11-22T10:00+01:00', '2026-11-23T09:00+01:00'],
  ['before Armistice Day, after it', '2026-11-10T22:00+01:00', '2026-11-12T09:00+01:00'],
])('somebody is there %s', (_, at, expected) => {
  expect(nextAtWork(new Date(at), isPublicHoliday)).toEqual(new Date(expected));
});

test('a ticket has three dated steps: it came, it is begun, it is answered', () => {
  const sunday = new Date('2026-11-22T16:04+01:00');
  const answer = acknowledgeQuote({ ...request, receivedAt: sunday }, 'fr');
  expect(answer.steps).toEqual([
    { what: 'Reçue', when: 'dimanche 22\u00a0novembre à\u00a016\u00a0h\u00a004' },
    { what: 'Sur l’établi', when: 'lundi 23\u00a0novembre à\u00a09\u00a0h' },
  ]);
  const html = renderToStaticMarkup(<QuoteFacts answer={answer} labels={labels} />);
  expect(html.match(/<dt/g)).toHaveLength(4);
  expect(html.match(/<time/g)).toHaveLength(1);
  expect(html).toContain('482-917-635');
});

test('what comes while somebody is there is begun at once, in every language', () => {
  const receivedAt = new Date('2026-11-23T15:05+01:00');
  const begun = (locale: 'fr' | 'nl' | 'en') => acknowledgeQuote({ ...request, receivedAt }, locale).steps[1];
  expect([begun('fr')?.when, begun('nl')?.when, begun('en')?.when]).toEqual([
    'aussitôt',
    'meteen',
    'right away',
  ]);
});

test('where nobody knows when it came, the ticket says when it is answered, and no more', () => {
  const answer = acknowledgeQuote({ ...request, receivedAt: null }, 'nl');
  expect(answer.steps).toEqual([]);
  const html = renderToStaticMarkup(<QuoteFacts answer={answer} labels={labels} />);
  expect(html.match(/<dt/g)).toHaveLength(2);
});

test('the ticket wears the name of the firm that was typed, as text', () => {
  const sign = (company: string | null) =>
    renderToStaticMarkup(
      <QuoteFacts
        answer={acknowledgeQuote({ ...request, receivedAt: null, company }, 'en')}
        labels={labels}
      />,
    );
  expect(sign('Miller & <b>')).toContain('>Miller &amp; &lt;b&gt;</p>');
  expect(sign(null)).toBe(sign(''));
  expect(sign(null)).not.toContain('</p>');
});
