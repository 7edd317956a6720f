// Controls but LF, lone surrogates, separators of lines and paragraphs.
const lineEnders = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Marks that turn the reading direction of what follows.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Sanitizing: a stranger's text as one line: no line end or control character, so that it can stand in a mail header, and at most
 * `max` code points, an ellipsis included.
 */
export function inertLine(text: string, max = Number.POSITIVE_INFINITY): string {
  const line = text.replace(bidiControls, '').replace(lineEnders, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** A stranger's text as lines, each made inert; tabs become a space. */
export function inertLines(text: string): string[] {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.replace(bidiControls, '').replace(lineEnders, ' ').trimEnd());
}

/**
 * A typed name as it may stand in a mail to an address that nobody has confirmed: null for what is no name, such as the
 * address of a site, which programs would make a link.
 */
export function plainName(typed: string): string | null {
  return /^(?=.{1,60}$)(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(typed) ? inertLine(typed) : null;
}
