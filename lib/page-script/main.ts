import { followPointer } from './custom-cursor';
import { mindPhoneMenu } from './phone-menu';
import { mindServicesMenu } from './services-menu';
import { mindTooltips } from './tooltips';
import { prefetchOnHover, wakeOnReach } from './wake-on-reach';

// The one script of every page, at most 3 kB gzipped (checks.md, V2). On a page that sleeps its own tag names the
// framework's files.
const scripts = document.currentScript?.dataset.scripts;

mindServicesMenu();
mindPhoneMenu();
mindTooltips();
followPointer();
if (scripts) {
  wakeOnReach(scripts.split(' '));
  prefetchOnHover();
}
