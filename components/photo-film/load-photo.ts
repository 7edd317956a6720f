import type { Picture } from '@/lib/photo-film/picture';

/** Pixels of the longer side that are worked on; a telephone's picture has three times as many. */
const longestSide = 1600;
const shortestSide = 240;

export type PhotoFault = 'bad-file' | 'heic' | 'tiny';

/** Browsers that cannot read it call it what they like; its first bytes say what it is. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(head);
}

/**
 * A file as pixels, upright and small enough to work on. The browser turns it as its EXIF says, and decodes it beside the page.
 */
export async function loadPhoto(file: Blob): Promise<Picture | PhotoFault> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    if (Math.min(naturalWidth, naturalHeight) < shortestSide) return 'tiny';
    const share = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
    const width = Math.round(naturalWidth * share);
    const height = Math.round(naturalHeight * share);
    if (Math.min(width, height) < shortestSide / 2) return 'tiny';
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 'bad-file';
    // What is transparent would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    return (await isHeic(file)) ? 'heic' : 'bad-file';
  } finally {
    URL.revokeObjectURL(address);
  }
}
