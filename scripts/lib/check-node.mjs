// Imported first by every entry: written in the oldest syntax that modules have, so that an old Node can read it and
// say the sentence instead of a syntax error.
const version = process.versions.node;

if (Number(version.split('.')[0]) < 18) {
  process.stderr.write(`Node.js ${version} is too old: install Node.js 18 or newer, then run this again.\n`);
  process.exit(1);
}
