import { countVisits } from './count-visits';
import { wakeEvent } from './events';
import { farewellQuery } from './farewell';
import { loadScript } from './load-script';
import { followSession } from './signed-in';
import { wakeOnReach } from './wake-on-reach';

// The one script of every page before an interaction, at most 3 kB gzipped (checks.md, V2). On a page that sleeps its own
// tag names the framework's files.
const scripts = document.currentScript?.dataset.scripts;

followSession();
countVisits();
if (scripts) {
  wakeOnReach(scripts.split(' '));
  // Someone has just left: what was stored has to go, and a toast says so.
  if (farewellQuery.test(location.search)) document.dispatchEvent(new Event(wakeEvent));
}
// The first sign of a visitor who does something.
const reach = () => loadScript('reached');
const once = { capture: true, once: true, passive: true };
for (const name of ['pointermove', 'pointerdown', 'focusin']) addEventListener(name, reach, once);
addEventListener(
  'keydown',
  (event) => {
    // The key is told again to what was not there yet to hear it.
    reach().addEventListener('load', () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  },
  once,
);
