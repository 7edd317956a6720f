import { mindCompare } from '@/lib/page-script/compare';
import { mindLightbox } from '@/lib/page-script/lightbox';
import { mindVideos } from '@/lib/page-script/videos';

// Loaded where a work is shown, at the first interaction.
mindLightbox();
mindCompare();
mindVideos();
