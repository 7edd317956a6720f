import type { Page } from '@playwright/test';

/** Lays out at once what waits until it is near, lets nothing move, and puts back in the flow what stays in sight over the rest. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{content-visibility:visible!important;animation:none!important;transition:none!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('*'))
      if (getComputedStyle(element).position === 'sticky')
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
    await document.fonts.ready;
  });
}

/**
 * What no typesetter would let through, as sentences: text over text, letters that are cut, one short word alone on the last line
 * of a heading, a page that scrolls sideways. Text of drawings is not looked at: scenes are cropped on purpose.
 */
export async function readFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      element: Element;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Clip {
      left: number;
      right: number;
      /** What is beyond can be scrolled to, or is meant to be cut. */
      isMeant: boolean;
    }
    /** Shares of a line's box that letters without accents fill. */
    const [above, below] = [0.24, 0.8];
    const faults: string[] = [];
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide > 0) faults.push(`scrolls sideways by ${wide} px`);

    const clips = new Map<Element, Clip>();
    const clipOf = (element: Element | null): Clip => {
      if (!element || element === root) return { left: 0, right: root.clientWidth, isMeant: false };
      const known = clips.get(element);
      if (known) return known;
      const outer = clipOf(element.parentElement);
      const style = getComputedStyle(element);
      const isCut = style.overflowX !== 'visible' && element !== document.body;
      const { left, right } = element.getBoundingClientRect();
      const isMeant =
        style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis';
      const clip = isCut
        ? {
            left: Math.max(outer.left, left),
            right: Math.min(outer.right, right),
            isMeant: outer.isMeant || isMeant,
          }
        : outer;
      clips.set(element, clip);
      return clip;
    };
    const isHidden = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      if (element.closest('svg, option, [hidden], .sr-only, template, .splash, [popover]:not(:popover-open)'))
        return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { position, opacity, clipPath } = getComputedStyle(at);
        const { width, height } = at.getBoundingClientRect();
        if (position === 'fixed' || Number(opacity) < 0.05 || clipPath === 'inset(50%)') return true;
        if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return true;
      }
      return false;
    };

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hidden = new Map<Element, boolean>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.matches('script, style, noscript')) continue;
      if (!hidden.has(element)) hidden.set(element, isHidden(element));
      if (hidden.get(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = clipOf(element);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        const height = bottom - top;
        const piece = { element, text, left, right, top: top + height * above, bottom: top + height * below };
        const isOutside = right <= clip.left || left >= clip.right;
        if (isOutside) continue;
        if (!clip.isMeant && (left < clip.left - 2 || right > clip.right + 2))
          faults.push(
            `cut: "${text.slice(0, 40)}" ${Math.round(left - clip.left)} ${Math.round(clip.right - right)}`,
          );
        pieces.push({ ...piece, left: Math.max(left, clip.left), right: Math.min(right, clip.right) });
      }
    }

    pieces.sort((one, other) => one.top - other.top);
    for (const [at, one] of pieces.entries()) {
      for (let next = at + 1; next < pieces.length; next++) {
        const other = pieces[next];
        if (!other || other.top >= one.bottom - 1) break;
        if (
          one.element === other.element ||
          one.element.contains(other.element) ||
          other.element.contains(one.element)
        )
          continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        if (width > 2 && height > 2)
          faults.push(
            `over: "${one.text.slice(0, 30)}" "${other.text.slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`,
          );
      }
    }

    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (isHidden(heading)) continue;
      const lines: { top: number; left: number; right: number; words: number }[] = [];
      let words = 0;
      const own = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = own.nextNode(); node; node = own.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const rects = [...range.getClientRects()];
          words += 1;
          for (const { top, bottom, left, right } of rects) {
            const middle = (top + bottom) / 2;
            const line = lines.at(-1);
            if (line && Math.abs(line.top - middle) < (bottom - top) / 3) {
              line.right = Math.max(line.right, right);
              line.words += 1;
            } else lines.push({ top: middle, left, right, words: 1 });
          }
        }
      }
      const last = lines.at(-1);
      const widest = Math.max(...lines.map(({ left, right }) => right - left));
      if (!last || lines.length < 2 || words < 4 || last.words > 1) continue;
      if (last.right - last.left < widest / 3)
        faults.push(`alone: "${heading.textContent?.trim().slice(-40)}" in ${heading.tagName.toLowerCase()}`);
    }
    return [...new Set(faults)];
  });
}
