import { signOutAddress } from '@/lib/browser/events';
import { listen } from '@/lib/browser/listen';

/**
 * A link to the page of signing out signs out at once, on this site's own pages. Without this script, and in another
 * tab, it opens that page, which has the button; there the link does nothing new.
 */
export function signOutOnClick(): void {
  const hear = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$="/logout"]') : null;
    if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${signOutAddress}?locale=${document.documentElement.lang}`;
    document.body.append(form);
    // Not `requestSubmit`: nobody has to hold or judge it.
    form.submit();
  };
  listen<'click'>('click', hear, true);
}
