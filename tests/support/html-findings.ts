import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // axe looks at the landmarks that are really shown.
      'unique-landmark': 'off',
      // The headings of the phone menu, a dialog, begin below those of the page.
      'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'any' }],
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** What is wrong with a page's HTML, each finding once. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
  return [...new Set(findings)];
}
