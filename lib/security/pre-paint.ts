import { signedInHint } from './signed-in-hint';

/**
 * Runs before the first paint of every page, the only inline script there is; a constant, so that a hash allows it.
 * It reads, and stores nothing: whether the visitor has just arrived (the splash plays once a visit, never for reduced
 * motion or Save-Data), whether someone is signed in (both headers are in the page, one of them is shown), and that
 * scripts run at all.
 */
export const prePaintScript = `(function(d,n,r){r.script='';if(/(?:^|; )${signedInHint.name}=${signedInHint.value}(?:;|$)/.test(d.cookie))r.signedIn='';if(!d.referrer.startsWith(location.origin+'/')&&performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!n.connection?.saveData&&!matchMedia('(prefers-reduced-motion: reduce)').matches)r.splash=''})(document,navigator,document.documentElement.dataset)`;
