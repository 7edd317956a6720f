/**
 * What stands over quoted words: "no" says little without its question. Nothing over what begins with it, follows under the same
 * heading, or is the page as a whole.
 */
export function quotedHeading(
  text: string,
  { heading, page }: { heading: string; page: string },
  headingBefore: string | undefined,
): string | null {
  return heading === page || heading === headingBefore || text.startsWith(heading) ? null : heading;
}
