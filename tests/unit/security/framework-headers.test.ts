import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  dropInnerHeaders,
  innerHeaders,
  ownRequestHeaders,
  pageDataHeaders,
} from '@/lib/security/framework-headers';

const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
const variable = (name: string) => `$http_${name.replaceAll('-', '_')}`;

test('the proxy clears every header that none but the framework may send', () => {
  const cleared = [...conf.matchAll(/proxy_set_header (\S+) "";/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  for (const name of [...innerHeaders, ...ownRequestHeaders]) expect(cleared).toContain(name);
});

test('the proxy keeps nothing that was asked for with a header of the framework, and passes on what it judged', () => {
  const judged = /map "([^"]*)" \$is_part/.exec(conf)?.[1]?.split(/(?=\$)/) ?? [];
  expect(judged.sort()).toEqual(pageDataHeaders.map(variable).sort());
  for (const name of pageDataHeaders)
    expect(conf.toLowerCase()).toContain(`proxy_set_header ${name} ${variable(name)};`);
});

test('the site drops them, with whatever else begins so, and nothing else', () => {
  const headers: Record<string, string> = { host: 'a.test', rsc: '1', 'next-action': 'x', cookie: 'a=1' };
  const kept = { ...headers };
  for (const name of [...innerHeaders, 'x-middleware-request-cookie', 'x-invoke-anything'])
    headers[name] = '1';
  dropInnerHeaders(headers);
  expect(headers).toEqual(kept);
});

/** Names of request headers that the framework reads by a literal name or a constant of its own. */
test('the framework reads no other header of its own than those listed', () => {
  const files = [
    'server/base-server.js',
    'server/next-server.js',
    'server/lib/router-server.js',
    'server/lib/router-utils/resolve-routes.js',
    'server/lib/server-ipc/utils.js',
    'server/app-render/action-handler.js',
    'server/route-modules/route-module.js',
    'client/components/app-router-headers.js',
    'lib/constants.js',
  ];
  const known = new Set([...innerHeaders, ...ownRequestHeaders, ...pageDataHeaders, ...answersOnly]);
  const found = files.flatMap((file) =>
    [
      ...readFileSync(`node_modules/next/dist/${file}`, 'utf8').matchAll(
        /['"`]((?:x-(?:middleware|next|nextjs|invoke|now|matched|prerender|action|invocation|vercel)|next)-[a-z-]+)['"`]/g,
      ),
    ].map(([, name = '']) => name),
  );
  expect(found.length).toBeGreaterThan(30);
  expect([...new Set(found)].filter((name) => !known.has(name))).toEqual([]);
});

/** Written into answers, or no header at all. */
const answersOnly = [
  'next-instant-navigation-testing',
  'x-action-redirect',
  'x-action-revalidated',
  'x-middleware-request-',
  'x-nextjs-action-not-found',
  'x-nextjs-cache',
  'x-nextjs-deployment-id',
  'x-nextjs-matched-path',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
];
