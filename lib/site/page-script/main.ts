import { farewellQuery } from '@/lib/accounts/clear-traces';
import { wakeEvent } from '@/lib/browser/events';
import { layOutIdly } from '@/lib/page-script/lay-out-idly';
import { loadScript } from '@/lib/page-script/load-script';
import { mendPictures } from '@/lib/page-script/mend-pictures';
import { followSession } from '@/lib/page-script/signed-in';
import { wakeOnReach } from '@/lib/page-script/wake-on-reach';
import { countVisits } from './count-visits';
import { holdConsent } from './hold-consent';

// The one script of every page before an interaction, at most 3 kB gzipped (checks.md, V2). On a page that sleeps its own
// tag names the framework's files.
const scripts = document.currentScript?.dataset.scripts;

followSession();
countVisits();
mendPictures();
layOutIdly();
if (scripts) {
  wakeOnReach(scripts.split(' '));
  // Someone has just left: what was stored has to go, and a toast says so.
  if (farewellQuery.test(location.search)) document.dispatchEvent(new Event(wakeEvent));
}
// The first sign of a visitor who does something.
const reach = () => {
  const script = loadScript('reached');
  script.onload = script.onerror = release;
  // The page of a work, which may have come by a navigation of the framework.
  return document.querySelector('[data-portfolio]') ? loadScript('portfolio') : script;
};
const release = holdConsent(reach);
const once = { capture: true, once: true, passive: true };
addEventListener('pointermove', reach, once);
// A page that waited for the way back may show what is allowed no more.
addEventListener('pageshow', ({ persisted }) => persisted && reach());
for (const name of ['pointerdown', 'focusin']) addEventListener(name, reach, { ...once, once: false });
addEventListener(
  'keydown',
  (event) => {
    // The key is told again to what was not there yet to hear it, unless somebody has answered it.
    reach().addEventListener('load', () => {
      if (!event.defaultPrevented && event.target === document.activeElement)
        event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  },
  once,
);
