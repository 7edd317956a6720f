/** Share of the way the ring covers in each frame (specification, section 2). */
const smoothing = 0.12;

/** A dot and a trailing ring beside the native cursor; only for a fine pointer and where motion is welcome. */
export function followPointer(): void {
  const wanted = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');
  const target = { x: 0, y: 0 };
  const trail = { x: 0, y: 0 };
  let frame = 0;
  let seen = false;

  const find = (name: string) => document.querySelector<HTMLElement>(`.cursor-${name}`);
  const place = (element: HTMLElement | null, { x, y }: { x: number; y: number }) => {
    if (element) element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  };
  const show = (shown: boolean) => {
    for (const name of ['dot', 'ring']) find(name)?.toggleAttribute('data-shown', shown);
    seen = shown;
  };
  const step = () => {
    trail.x += (target.x - trail.x) * smoothing;
    trail.y += (target.y - trail.y) * smoothing;
    place(find('ring'), trail);
    const far = Math.abs(target.x - trail.x) + Math.abs(target.y - trail.y) > 0.5;
    frame = far ? requestAnimationFrame(step) : 0;
  };

  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || !wanted.matches) return;
      target.x = event.clientX;
      target.y = event.clientY;
      place(find('dot'), target);
      if (!seen) {
        Object.assign(trail, target);
        show(true);
      }
      const overControl =
        event.target instanceof Element && event.target.closest('a, button, summary, label');
      find('ring')?.toggleAttribute('data-over', Boolean(overControl));
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => show(false));
}
