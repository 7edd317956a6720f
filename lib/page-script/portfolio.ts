import { mindCompare } from './compare';
import { mindLightbox } from './lightbox';
import { mindVideos } from './videos';

// Loaded where a work is shown, at the first interaction.
mindLightbox();
mindCompare();
mindVideos();
