import { awakeEvent } from '@/lib/browser/events';
import { exchangeScenes } from '@/lib/page-script/worn-scene';

// The first of the scripts that a page which wears a name is woken with: the framework finds the drawing of the build.
exchangeScenes();
document.addEventListener(awakeEvent, exchangeScenes, { once: true });
