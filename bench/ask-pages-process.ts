import { askPages } from './ask-pages';

// Started by ask-pages-beside.ts with what to ask for as JSON; ends with who has started it.

process.once('disconnect', () => process.exit(1));
process.send?.(await askPages(JSON.parse(process.argv[2] ?? '{}')));
