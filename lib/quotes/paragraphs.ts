/** The paragraphs of a letter, an empty line between them, and the lines of each. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))
    .filter((lines) => lines.some((line) => line !== ''));
}
