/** CSS pixels: a capital that is lower is a grey line. */
const readable = 6;

/** How tall a capital has to be, in units of a drawing, where `units` of them are shown `pixels` CSS pixels wide at the least. */
export function leastCapital(units: number, pixels: number): number {
  return (readable * units) / pixels;
}
