/** A flat area of one colour, as every way of printing takes it. */
export interface PrintShape {
  /** An SVG path in millimetres. */
  d: string;
  /** "#rrggbb" */
  fill: string;
  rule: 'evenodd' | 'nonzero';
  /** From 0 to 1, where it is printed half transparent; what is cut or sewn is solid. */
  opacity?: number;
}
