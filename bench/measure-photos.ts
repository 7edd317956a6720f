import { stopWithParent } from '@/scripts/lib/leash.mjs';
import { measurePhoto } from './measure-photo';

// Started by `npm run bench -- --only=photo`: needs no site, no browser and no build.

stopWithParent(async () => {}, 1000);
const { check = false, quick = false } = JSON.parse(process.argv[2] ?? '{}') as {
  check?: boolean;
  quick?: boolean;
};
const rows = await measurePhoto(!quick, (name) => process.stdout.write(`  ${name}\n`));
process.stdout.write('\n');
for (const { what, figure, limit, holds } of rows) {
  const verdict = holds === null ? '' : holds ? '  holds' : '  does not hold';
  process.stdout.write(`  ${what.padEnd(62)} ${figure}${limit ? ` (limit ${limit})` : ''}${verdict}\n`);
}
process.exit(check && rows.some(({ holds }) => holds === false) ? 1 : 0);
