/** Share of the way the ring covers in each frame (specification, section 2). */
const smoothing = 0.12;

/** A dot and a trailing ring beside the native cursor; only for a fine pointer and where motion is welcome. */
export function followPointer(): void {
  const wanted = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');
  let x = 0;
  let y = 0;
  let ringX = 0;
  let ringY = 0;
  let frame = 0;

  const findCursor = () => document.querySelector<HTMLElement>('.custom-cursor');
  const place = (part: 'ring' | 'dot', left: number, top: number) => {
    const element = document.querySelector<HTMLElement>(`.cursor-${part}`);
    if (element) element.style.translate = `${left}px ${top}px`;
  };
  const step = () => {
    ringX += (x - ringX) * smoothing;
    ringY += (y - ringY) * smoothing;
    place('ring', ringX, ringY);
    frame = Math.abs(x - ringX) + Math.abs(y - ringY) > 0.5 ? requestAnimationFrame(step) : 0;
  };

  addEventListener('pointermove', ({ pointerType, clientX, clientY, target }) => {
    const cursor = findCursor();
    if (pointerType !== 'mouse' || !wanted.matches || !cursor) return;
    x = clientX;
    y = clientY;
    place('dot', x, y);
    if (cursor.dataset.shown === undefined) {
      ringX = x;
      ringY = y;
      cursor.dataset.shown = '';
    }
    cursor.toggleAttribute(
      'data-over',
      target instanceof Element && target.closest('a, button, summary, label') !== null,
    );
    if (frame === 0) frame = requestAnimationFrame(step);
  });
  document.documentElement.addEventListener('pointerleave', () =>
    findCursor()?.removeAttribute('data-shown'),
  );
}
