/** The agency's sign: six ink swatches, drawn by the style sheet, then the name set like a shop sign. */
export function Wordmark({ name }: { name: string }) {
  return <span className="wordmark sign text-2xl leading-none">{name}</span>;
}
