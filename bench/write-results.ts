import type { ResultsRow } from './results-row';
import { phoneIndex } from './slow-processor';

const cell = (text: string) => text.replaceAll('|', '\\|');

function verdict(holds: boolean | null): string {
  if (holds === null) return '';
  return holds ? 'yes' : '**no**';
}

/** The table and what it depends on, as Markdown. */
export function writeResults(facts: [string, string][], rows: ResultsRow[], scope: string): string {
  const judged = rows.filter(({ holds }) => holds !== null);
  const held = judged.filter(({ holds }) => holds).length;
  const lines = rows.map(({ check, what, figure, reference, ratio, limit, holds, runs }) =>
    [
      check,
      what,
      figure,
      reference ?? '',
      ratio === undefined ? '' : ratio.toFixed(2),
      limit ?? '',
      verdict(holds),
      runs === undefined ? '' : String(runs),
    ]
      .map(cell)
      .join(' | '),
  );
  return [
    '# What was measured',
    '',
    `Written by \`npm run bench\`${scope}. ${held} of ${judged.length} judged figures hold. Figures are medians of the`,
    'runs of their line; 1 kB is 1,000 bytes. Times depend on the machine, ratios much less: each is taken against',
    'references that were run in turns with it. A phone is this machine, slowed before every run to the benchmark index of',
    `Lighthouse that stands in its line; Lighthouse itself is given the same processor, index ${phoneIndex}.`,
    '',
    ...facts.map(([name, value]) => `- ${name}: ${value}`),
    '',
    'Scores are performance / accessibility / best practices / SEO. "No scripts" is the same page from the same server',
    'with every script tag taken out; "bare" is the same text as plain HTML, served by nginx. A page that was run without',
    'these beside it is judged as if it blocked for 50 ms without scripts, and not run again once three of five runs have held:',
    'that decides their median.',
    '',
    '| Check | What | Figure | Reference | Ratio | Limit | Holds | Runs |',
    '|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}
