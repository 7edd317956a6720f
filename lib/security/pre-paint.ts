import {
  closedName,
  consentAge,
  consentKinds,
  consentName,
  policyVersion,
} from '@/lib/browser/stored-consent';
import { laterType } from './later-script';
import { signedInHint } from './signed-in-hint';

// As `readConsent` of lib/consent/choice.ts reads a choice; a test holds the two together. What is missing, as for everybody who comes for the first time, is
// not found out by an error: making the first one of a page takes a phone 5 ms before its first paint.
const readChoice = `s=>{try{return(s=s())&&(s=JSON.parse(s)).version==='${policyVersion}'&&Math.abs(Date.now()-Date.parse(s.consentDate))<${consentAge}&&s}catch{}}`;
const storedChoice = `f(()=>(f.c=/(^|; )${consentName}=([^;]*)/.exec(d.cookie))&&decodeURIComponent(f.c[2]))||f(()=>localStorage.${consentName})||f(()=>sessionStorage['${closedName}'])`;
const allowed = `['${consentKinds.join("','")}'].filter(k=>c[k]===!0).join(' ')`;
const consentState = `f=${readChoice},c=${storedChoice},g=n.globalPrivacyControl;r.consent=g&&c?.gpc!==!0?'':c?${allowed}:'ask'`;

// A page asleep has its script as one of a type that nothing runs (lib/asleep/finish-page.ts): nobody needs it before there is something
// to see, and its request would take a share of the line from the fonts, which the first paint is waiting for. A tab that nobody
// looks at paints nothing, and waits.
const startPageScript = `new PerformanceObserver(()=>{let s=d.querySelector('[type=${laterType}]');if(s)s.type='',d.head.append(s)}).observe({type:'paint'})`;

/**
 * A blocking inline script: runs before the first paint of every page, the only one there is; a constant, so that a hash allows it.
 * It reads, and stores nothing: whether the page is loaded again, gone back to or asked for at a place of it (all of it is laid out at once: app/_styles/globals.css), whether the visitor has just arrived (the splash plays once a visit, never for reduced
 * motion or Save-Data: neither a link of this site nor, by the tab's own history, another of its pages came before), whether someone is signed in (both headers are in the page, one of them is shown), that
 * scripts run at all, and what the visitor allows: kinds with spaces between them, or `ask` where that is not known and the question was not closed.
 */
export const prePaintScript = `{let d=document,n=navigator,r=d.documentElement.dataset;r.script='';${startPageScript};if(/(^|; )${signedInHint.name}=${signedInHint.value}(;|$)/.test(d.cookie))r.signedIn='';let ${consentState};let a=performance.getEntriesByType('navigation')[0]?.type!=='navigate';if(a||location.hash)r.again='';if(!a&&!d.referrer.startsWith(location.origin+'/')&&(window.navigation?.entries()??history).length<2&&!n.connection?.saveData&&!matchMedia('(prefers-reduced-motion)').matches)r.splash=''}`;
