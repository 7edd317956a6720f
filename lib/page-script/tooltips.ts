/** WCAG 2.2, 1.4.13: what appears on hover or focus can be dismissed without moving either. */
export function mindTooltips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const host of document.querySelectorAll('.tooltip-host:is(:hover, :focus-within)')) {
      host.setAttribute('data-dismissed', '');
    }
  });
  for (const leaving of ['pointerout', 'focusout'] as const) {
    document.addEventListener(leaving, ({ target, relatedTarget }) => {
      const host = target instanceof Element ? target.closest('.tooltip-host') : null;
      if (!host?.contains(relatedTarget as Node | null)) host?.removeAttribute('data-dismissed');
    });
  }
}
