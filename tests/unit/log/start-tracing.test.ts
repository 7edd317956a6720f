import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { expect, test } from 'vitest';
import { withoutPersonalData } from '@/lib/log/server/start-tracing';

function exported(span: object): ReadableSpan {
  const received: ReadableSpan[] = [];
  const exporter: SpanExporter = {
    export: (spans, done) => {
      received.push(...spans);
      done({ code: 0 });
    },
    shutdown: async () => undefined,
  };
  withoutPersonalData(exporter).export([span as ReadableSpan], () => undefined);
  return received[0] as ReadableSpan;
}

test('a span leaves without queries, addresses of persons and secrets', () => {
  const original = {
    name: 'GET /nl/newsletter/bevestigen?token=abc',
    kind: 1,
    attributes: {
      'http.target': '/nl/newsletter/bevestigen?token=abc&x=1',
      'http.url': 'https://site.test/zoeken?q=Lieve+Peeters',
      'http.status_code': 500,
      'session.token': 'abc',
      'next.route': '/[locale]/[slug]',
    },
    events: [
      { name: 'exception', time: [0, 0], attributes: { 'exception.message': 'mail to lieve@x.test' } },
    ],
    status: { code: 2, message: 'mail to lieve@x.test' },
  };
  const span = exported(original);
  expect(span.name).toBe('GET /nl/newsletter/bevestigen');
  expect(span.kind).toBe(1);
  expect(span.attributes).toEqual({
    'http.target': '/nl/newsletter/bevestigen',
    'http.url': 'https://site.test/zoeken',
    'http.status_code': 500,
    'session.token': '[redacted]',
    'next.route': '/[locale]/[slug]',
  });
  expect(JSON.stringify([span.events, span.status])).not.toContain('lieve');
  expect(original.attributes['http.target']).toContain('token=abc');
});
