'use client';

import { useEffect, useRef } from 'react';

/** Share of the way the ring covers in each frame (specification, section 2). */
const smoothing = 0.12;

/** A dot and a trailing ring beside the native cursor; only for a fine pointer and where motion is welcome. */
export function CustomCursor() {
  const dot = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const wanted = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');
    const target = { x: 0, y: 0 };
    const trail = { x: 0, y: 0 };
    let frame = 0;
    let seen = false;

    const place = (element: HTMLElement | null, { x, y }: { x: number; y: number }) => {
      if (element) element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    };
    const show = (shown: boolean) => {
      for (const element of [dot.current, ring.current]) element?.toggleAttribute('data-shown', shown);
      seen = shown;
    };
    const step = () => {
      trail.x += (target.x - trail.x) * smoothing;
      trail.y += (target.y - trail.y) * smoothing;
      place(ring.current, trail);
      const far = Math.abs(target.x - trail.x) + Math.abs(target.y - trail.y) > 0.5;
      frame = far ? requestAnimationFrame(step) : 0;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !wanted.matches) return;
      target.x = event.clientX;
      target.y = event.clientY;
      place(dot.current, target);
      if (!seen) {
        Object.assign(trail, target);
        show(true);
      }
      const overControl =
        event.target instanceof Element && event.target.closest('a, button, summary, label');
      ring.current?.toggleAttribute('data-over', Boolean(overControl));
      if (frame === 0) frame = requestAnimationFrame(step);
    };
    const leave = () => show(false);
    const changed = () => {
      if (!wanted.matches) show(false);
    };

    addEventListener('pointermove', move, { passive: true });
    document.documentElement.addEventListener('pointerleave', leave);
    wanted.addEventListener('change', changed);
    return () => {
      removeEventListener('pointermove', move);
      document.documentElement.removeEventListener('pointerleave', leave);
      wanted.removeEventListener('change', changed);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div aria-hidden="true" className="custom-cursor">
      <span ref={ring} className="cursor-ring" />
      <span ref={dot} className="cursor-dot" />
    </div>
  );
}
