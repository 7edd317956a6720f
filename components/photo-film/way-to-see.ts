type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels between what has the focus and what lies over the page. */
const air = 8;

/**
 * How far down a page must be scrolled for a control to be seen whole below what lies over it; less than 0 is up.
 *
 * @param above what stays at the top of the window while the page is scrolled
 * @param height of the window
 */
export function wayToSee(own: Box, above: Box, height: number): number {
  const isBeside = above.right <= own.left || above.left >= own.right;
  if (isBeside) return 0;
  const room = own.top - above.bottom - air;
  return room < 0 ? room : Math.min(room, Math.max(0, own.bottom + air - height));
}
