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
