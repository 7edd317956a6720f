import { listen } from '@/lib/browser/listen';

/** WCAG 2.2, 1.4.13: what appears on hover or focus can be dismissed without moving either. */
export function mindTooltips(): void {
  listen<'keydown'>('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const host of document.querySelectorAll('.tooltip-host:is(:hover, :focus-within)')) {
      host.setAttribute('data-dismissed', '');
    }
  });
  listen<'pointerout' | 'focusout'>('pointerout focusout', ({ target, relatedTarget }) => {
    const host = target instanceof Element ? target.closest('.tooltip-host') : null;
    if (!host?.contains(relatedTarget as Node | null)) host?.removeAttribute('data-dismissed');
  });
}
