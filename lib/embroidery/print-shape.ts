/** A flat area of one colour, as every way of printing takes it. */
export interface PrintShape {
  /** An SVG path in millimetres. */
  d: string;
  /** "#rrggbb" */
  fill: string;
  rule: 'evenodd' | 'nonzero';
}
