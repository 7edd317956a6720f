import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './lib/environment.mjs';

// `npm run samples`: what is invented and must be replaced before the site goes live. Reads the sources, so that it
// needs neither a build nor a server.

const folder = path.join(projectRoot, 'lib');
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .sort();

let total = 0;
for (const file of files) {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const count = source.match(/\bsample: true,/g)?.length ?? 0;
  const example = /\bexampleValues: true,/.test(source);
  if (count === 0 && !example) continue;
  total += count + (example ? 1 : 0);
  const what = example ? 'example values of the company' : `${count} sample${count === 1 ? '' : 's'}`;
  console.log(`  lib/${file.split(path.sep).join('/')}: ${what}`);
}
console.log(
  total === 0
    ? 'No sample content is left.'
    : `\n  ${total} entries are invented. Samples are marked as such on the site and stay out of structured data.`,
);
