import { closeMenusBehind } from './close-menus';
import { mindConsent } from './consent';
import { followPointer } from './custom-cursor';
import { wakeEvent } from './events';
import { farewellQuery } from './farewell';
import { mindServicesMenu } from './services-menu';
import { followSession } from './signed-in';
import { mindTooltips } from './tooltips';
import { wakeOnReach } from './wake-on-reach';

// The one script of every page, at most 3 kB gzipped (checks.md, V2). On a page that sleeps its own tag names the
// framework's files.
const scripts = document.currentScript?.dataset.scripts;

mindServicesMenu();
closeMenusBehind();
mindTooltips();
followPointer();
mindConsent();
followSession();
if (scripts) {
  wakeOnReach(scripts.split(' '));
  // Someone has just left: what was stored has to go, and a toast says so.
  if (farewellQuery.test(location.search)) document.dispatchEvent(new Event(wakeEvent));
}
