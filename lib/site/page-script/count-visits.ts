import { consentEvent } from '@/lib/browser/events';
import { whenLoaded } from '@/lib/browser/when-loaded';
import { loadScript } from '@/lib/page-script/load-script';
import { returningKey, sessionKey } from '@/lib/visits/visit-storage';

/** Milliseconds. */
const patience = 2000;

/** Whether something of a visit is stored, which a form without script may have taken the permission for. */
function isSomethingStored(): boolean {
  try {
    return Boolean(sessionStorage.getItem(sessionKey) ?? localStorage.getItem(returningKey));
  } catch {
    return false;
  }
}

/**
 * Loads the script that counts visits once the page has nothing better to do, only where the visitor allows statistics;
 * and where that is over, once more, to delete what it stored.
 */
export function countVisits(): void {
  const isAllowed = () => document.documentElement.dataset.consent?.includes('analytics');
  // Safari has no idle time to give; a busy machine may have none for long.
  const whenIdle = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 200));
  const load = () => {
    if (isAllowed() || isSomethingStored()) whenIdle(() => loadScript('visits'), { timeout: patience });
  };
  whenLoaded(load);
  document.addEventListener(consentEvent, load);
}
