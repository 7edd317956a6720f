import { whenLoaded } from '@/lib/browser/when-loaded';
import { layOutWhole } from './lay-out-whole';

/**
 * What waits below the fold (app/_styles/globals.css) is missing from Chromium's accessibility tree, so that whoever walks a page
 * by its headings would miss most of it. Once the page is loaded it is laid out part by part, each in an idle moment of its
 * own, which keeps nobody waiting. Parts below what is seen move nothing; parts above have been seen, and have their height.
 * What the framework then draws into this page is whole from its beginning, and so is what somebody is led to before.
 */
export function layOutIdly(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const layOutNext = () => {
    for (const part of document.querySelectorAll<HTMLElement>('section,footer,.foot-part')) {
      if (getComputedStyle(part).contentVisibility !== 'auto') continue;
      part.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
      return;
    }
    layOutWhole();
  };
  addEventListener(
    'click',
    // A script may press the document itself, which is no element.
    ({ target }) => (target as Partial<Element>).closest?.('[href*="#"]') && layOutWhole(),
    true,
  );
  whenLoaded(() => whenIdle(layOutNext));
}
