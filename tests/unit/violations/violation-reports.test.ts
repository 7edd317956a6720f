import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyReportPath } from '@/lib/security/content-policy';
import { isViolationReportType, readViolationReports } from '@/lib/violations/violation-reports';

const old = (report: object) => JSON.stringify({ 'csp-report': report });
const modern = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({
      type: 'csp-violation',
      age: 1,
      url: 'https://site.test/nl/contact?token=a',
      user_agent: 'x',
      body,
    })),
  );

describe('A violation report', () => {
  test('of the older kind is read without queries and without the sample', () => {
    expect(
      readViolationReports(
        old({
          'document-uri': 'https://site.test/newsletter/confirmer?token=secret#part',
          referrer: 'https://mail.test/inbox?user=lieve',
          'violated-directive': "script-src-elem 'self'",
          'blocked-uri': 'https://cdn.test/x.js?visitor=lieve@bakkerij.test',
          'source-file': 'https://site.test/_next/static/a.js?dpl=1',
          'line-number': 12,
          'script-sample': 'alert("lieve")',
          'original-policy': "default-src 'none'",
        }),
      ),
    ).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://cdn.test/x.js',
        page: '/newsletter/confirmer',
        source: 'https://site.test/_next/static/a.js:12',
        disposition: 'enforce',
      },
    ]);
  });

  test('of the newer kind is read the same way', () => {
    expect(
      readViolationReports(
        modern({
          documentURL: 'https://site.test/nl/contact?token=a',
          blockedURL: 'inline',
          effectiveDirective: 'style-src-elem',
          disposition: 'report',
          sample: 'body { }',
          statusCode: 200,
        }),
      ),
    ).toEqual([
      {
        directive: 'style-src-elem',
        blocked: 'inline',
        page: '/nl/contact',
        source: null,
        disposition: 'report',
      },
    ]);
  });

  test.each([
    ['data:text/html,<p>Lieve Peeters</p>', 'data'],
    ['blob:https://site.test/1234', 'blob'],
    ['chrome-extension://abcdef/content.js', 'chrome-extension'],
    ['https://user:hunter2@cdn.test/a', 'https://cdn.test/a'],
    ['not an address at all', 'unknown'],
    ['', 'unknown'],
    [`https://cdn.test/${'a'.repeat(5000)}`, `https://cdn.test/${'a'.repeat(300 - 17)}`],
  ])('names %s only as %s', (blockedURL, blocked) => {
    expect(readViolationReports(modern({ blockedURL, effectiveDirective: 'img-src' }))[0]?.blocked).toBe(
      blocked,
    );
  });

  test('is said once in one delivery, and five at most', () => {
    const same = { blockedURL: 'eval', effectiveDirective: 'script-src' };
    expect(readViolationReports(modern(same, same, same))).toHaveLength(1);
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...same,
      blockedURL: `https://x.test/${index}`,
    }));
    expect(readViolationReports(modern(...many))).toHaveLength(5);
  });

  test('of another type, or no report at all, says nothing', () => {
    const other = JSON.stringify([{ type: 'deprecation', url: 'https://site.test/', body: { id: 'x' } }]);
    for (const body of [other, '', '{', 'null', '[]', '[[]]', '{"csp-report":"x"}', '{"csp-report":null}']) {
      expect(readViolationReports(body)).toEqual([]);
    }
  });

  test('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readViolationReports(JSON.stringify({ 'csp-report': value }) ?? '');
        readViolationReports(JSON.stringify([{ type: 'csp-violation', body: value }]));
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (body) => void readViolationReports(body)));
  });
});

test('only the two types of reports are taken for one', () => {
  expect(isViolationReportType('application/csp-report')).toBe(true);
  expect(isViolationReportType('application/reports+json; charset=utf-8')).toBe(true);
  for (const type of [null, '', 'application/json', 'text/plain', 'application/csp-reports']) {
    expect(isViolationReportType(type)).toBe(false);
  }
});

test('the path that the policy names has a route', () => {
  expect(existsSync(`app${policyReportPath}/route.ts`)).toBe(true);
});
