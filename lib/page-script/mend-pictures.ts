import { listen } from '@/lib/browser/listen';

/** A picture that does not come as WebP comes as what was stored; one that does not come at all is marked as broken. */
function mend(picture: HTMLImageElement): void {
  const source = picture.parentElement?.querySelector('picture > source');
  if (source) source.remove();
  else picture.dataset.broken = '';
}

/** Minds the pictures of works, also those that failed before this script was there. */
export function mendPictures(): void {
  listen<'error'>('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const picture of document.images) {
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) mend(picture);
  }
}
