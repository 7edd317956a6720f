import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What only a server may hold: the names under which it is given, the prefix of such a key, and the role that passes every rule of a row. */
const secret =
  /sb_secret_|service_role|SUPABASE_SECRET_KEY|APP_SECRET|SUPABASE_JWT_SECRET|SMTP_URL|-----BEGIN [A-Z ]*PRIVATE KEY/;

const filesOfBrowsers = globSync([
  '.next/static/**/*.{js,css,json,map,txt}',
  'public/**/*.{js,mjs,json,html,txt,xml}',
]);

test('no file that a browser may fetch holds a secret, or names one (checks.md, S14)', () => {
  expect(filesOfBrowsers.length).toBeGreaterThan(20);
  expect(filesOfBrowsers.filter((file) => secret.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(secret.test('const key = "sb_secret_abc"')).toBe(true);
});
