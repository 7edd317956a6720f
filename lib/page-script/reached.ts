import { closeMenusBehind } from './close-menus';
import { mindConsent } from './consent';
import { followPointer } from './custom-cursor';
import { fetchAhead } from './fetch-ahead';
import { mindServicesMenu } from './services-menu';
import { mindTooltips } from './tooltips';

// Loaded at the first interaction: manners that nobody can miss before it.
mindServicesMenu();
closeMenusBehind();
mindTooltips();
followPointer();
mindConsent();
fetchAhead();
