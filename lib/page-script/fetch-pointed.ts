import { awakeEvent } from '@/lib/browser/events';
import { isAlive } from '@/lib/browser/is-alive';
import { listen } from '@/lib/browser/listen';
import { speculationRules } from '@/lib/security/speculation-rules';

/**
 * Once a pointer has come over a link of a page that sleeps, the browser may fetch the pages of links that are pointed at. Not for
 * browsers that save data, and no more once the framework runs, which asks for its pages in another form.
 */
export function fetchPointed(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !document.querySelector('script[data-scripts]')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  const mind = (link: Element | null) => {
    if (link && !rules.isConnected && !isAlive(link)) document.head.append(rules);
  };
  listen<'pointerover'>('pointerover', ({ target }) =>
    mind(target instanceof Element ? target.closest('a') : null),
  );
  document.addEventListener(awakeEvent, () => rules.remove());
  // The pointer may have come over it before this script was there.
  mind(document.querySelector('a:hover'));
}
