import { awakeEvent } from '@/lib/browser/events';

/**
 * Exchanges each scene that wears a visitor's name with the drawing of the build, which waits in a template, and back: the framework
 * takes over only what it has rendered itself, and would else draw the whole page anew.
 */
export function exchangeScenes(): void {
  for (const { content, dataset } of document.querySelectorAll<HTMLTemplateElement>('template[data-worn]')) {
    const shown = document.querySelector(dataset.worn ?? '');
    const waiting = content.firstElementChild;
    if (!shown || !waiting) continue;
    shown.replaceWith(waiting);
    content.append(shown);
  }
}

/**
 * The first file that a page is woken with, as the build made it or as the page was made anew; they run in their order, so
 * nothing has been taken over when it has come.
 */
const firstOfFramework = /\/(?:asleep|api\/flights)\//;

/** Has the drawing of a scene that is about to change wait in such a template, until the framework wakes. */
export function keepScene(scene: Element, where: string): void {
  if (document.querySelector('template[data-worn]')) return;
  const template = document.createElement('template');
  template.dataset.worn = where;
  template.content.append(scene.cloneNode(true));
  document.body.append(template);
  const exchange = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && firstOfFramework.test(target.src)) exchangeScenes();
  };
  document.addEventListener('load', exchange, { capture: true });
  document.addEventListener(awakeEvent, exchangeScenes, { once: true });
}
