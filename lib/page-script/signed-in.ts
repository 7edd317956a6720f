import { signedInHint } from '@/lib/security/signed-in-hint';

const hint = `${signedInHint.name}=${signedInHint.value}`;

/**
 * Keeps the header in step with the session that other tabs, and answers of the server, begin and end. The pre-paint
 * script has set the state in which the page was drawn first.
 */
export function followSession(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-signed-in', document.cookie.split('; ').includes(hint));
  // Told at once, whichever tab or answer changed the cookie; older browsers follow when the tab is looked at again.
  globalThis.cookieStore?.addEventListener('change', mark);
  document.addEventListener('visibilitychange', mark);
  addEventListener('pageshow', mark);
}
