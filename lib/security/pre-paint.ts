import { consentKinds, consentMonths, consentName } from '@/lib/consent/choice';
import { policyVersion } from '@/lib/legal/policy-version';
import { signedInHint } from './signed-in-hint';

// As `readConsent` of lib/consent/choice.ts reads a choice; a test holds the two together.
const readChoice = `s=>{try{const c=JSON.parse(s()),t=new Date(c.consentDate+'');return c.version==='${policyVersion}'&&t<=Date.now()+864e5&&t.setUTCMonth(t.getUTCMonth()+${consentMonths})>Date.now()&&c}catch{}}`;
const storedChoice = `(x=>x(()=>decodeURIComponent(/(?:^|; ?)${consentName}=([^;]*)/.exec(d.cookie)[1]))||x(()=>localStorage.${consentName}))(${readChoice})`;
const consentState = `((c,g)=>c&&(!g||c.gpc===true)?'${consentKinds.join(' ')}'.split(' ').filter(k=>c[k]===true).join(' '):c||g?'':'ask')(${storedChoice},n.globalPrivacyControl)`;

/**
 * Runs before the first paint of every page, the only inline script there is; a constant, so that a hash allows it.
 * It reads, and stores nothing: whether the visitor has just arrived (the splash plays once a visit, never for reduced
 * motion or Save-Data), whether someone is signed in (both headers are in the page, one of them is shown), that
 * scripts run at all, and what the visitor allows: kinds with spaces between them, or `ask` where that is not known.
 */
export const prePaintScript = `(function(d,n,r){r.script='';if(/(?:^|; )${signedInHint.name}=${signedInHint.value}(?:;|$)/.test(d.cookie))r.signedIn='';r.consent=${consentState};if(!d.referrer.startsWith(location.origin+'/')&&performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!n.connection?.saveData&&!matchMedia('(prefers-reduced-motion: reduce)').matches)r.splash=''})(document,navigator,document.documentElement.dataset)`;
