import { callAlfred } from '@/lib/page-script/call-alfred';
import { closeMenusBehind } from '@/lib/page-script/close-menus';
import { followPointer } from '@/lib/page-script/custom-cursor';
import { fetchAhead } from '@/lib/page-script/fetch-ahead';
import { fetchPointed } from '@/lib/page-script/fetch-pointed';
import { layOutWhole } from '@/lib/page-script/lay-out-whole';
import { mindNameplate } from '@/lib/page-script/nameplate';
import { mindServicesMenu } from '@/lib/page-script/services-menu';
import { signOutOnClick } from '@/lib/page-script/sign-out';
import { mindSlowNavigation } from '@/lib/page-script/slow-navigation';
import { mindTooltips } from '@/lib/page-script/tooltips';
import { mindConsent } from './consent';

// Loaded at the first interaction: manners that nobody can miss before it.
mindServicesMenu();
closeMenusBehind();
mindTooltips();
followPointer();
mindConsent();
signOutOnClick();
callAlfred();
fetchAhead();
fetchPointed();
mindSlowNavigation();
mindNameplate();
// Who goes back within a page that runs finds the place where it was.
addEventListener('popstate', layOutWhole);
