import { measurePhoto } from './measure-photo';

// Started by `npm run bench -- --only=photo`: needs no site, no browser and no build. `--quick` leaves out what is compared.

const args = process.argv.slice(2);
const rows = await measurePhoto(!args.includes('--quick'), (name) => process.stdout.write(`  ${name}\n`));
process.stdout.write('\n');
for (const { what, figure, limit, holds } of rows) {
  const verdict = holds === null ? '' : holds ? '  holds' : '  does not hold';
  process.stdout.write(`  ${what.padEnd(62)} ${figure}${limit ? ` (limit ${limit})` : ''}${verdict}\n`);
}
process.exit(args.includes('--check') && rows.some(({ holds }) => holds === false) ? 1 : 0);
