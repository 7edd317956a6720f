/**
 * What waits below the fold (components/home/below-fold.css) is missing from Chromium's accessibility tree, so that whoever walks a page
 * by its headings would miss most of it. Once the page is loaded it is laid out part by part, each in an idle moment of its
 * own, which keeps nobody waiting. Parts below what is seen move nothing; parts above have been seen, and have their height.
 */
export function layOutIdly(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, footer')];
  const layOutNext = () => {
    const part = parts.find((each) => getComputedStyle(each).contentVisibility === 'auto');
    if (!part) return;
    part.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  const start = () => whenIdle(layOutNext);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
