/** Milliseconds for which a form stays in view before someone is taken to read it, not to scroll past. */
const readingRest = 1_000;

/**
 * Prefetching: puts the framework's files into the browser's cache, and runs none, once someone who uses the page rests at
 * the form it is for, and at once for someone who has followed a link to the form: on a slow line the fields then answer when
 * they are reached for, and not two seconds later.
 * Not for browsers that save data, and not on lines where it would be in the way of the page.
 */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const scripts = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.scripts;
  // A form with a draft is one that people spend time on; the newsletter's, on every page, is none.
  const form = document.querySelector('form[data-draft]');
  if (!scripts || !form || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetched = false;
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    watch.disconnect();
    for (const address of scripts.split(' ')) {
      // Who has reached for the form meanwhile has it on the way.
      if (document.querySelector(`script[src="${address}"]`)) continue;
      // What fails here is asked for again, and answered for, when the form is reached for.
      fetch(address, { priority: 'low' }).catch(() => undefined);
    }
  };
  const watch = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) timer = setTimeout(fetchAll, readingRest);
  });
  watch.observe(form);
  const follow = () => form.closest(':target') && fetchAll();
  addEventListener('hashchange', follow);
  follow();
}
