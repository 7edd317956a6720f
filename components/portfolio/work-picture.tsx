import type { Locale } from '@/lib/i18n/locales';
import { picturePath, pictureSet, pictureWidths, widthsOf } from '@/lib/portfolio/picture';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';

interface WorkPictureProps {
  image: PortfolioImage;
  locale: Locale;
  /** How wide it is shown: the value of `sizes`. */
  sizes: string;
  /** On the first screen. */
  eager?: boolean;
  className?: string;
  /** Fills its box, cut around what matters; for pages without the portfolio's own sheet. */
  isCut?: boolean;
}

/** The width for browsers that choose none. */
const [, plainWidth] = pictureWidths;

/**
 * A picture of a work: WebP, and the format it was stored in where that fails (lib/page-script/mend-pictures.ts), over a
 * tiny copy of itself. Its size is known before it is there, so that nothing moves.
 */
export function WorkPicture({
  image,
  locale,
  sizes,
  eager = false,
  className = '',
  isCut = false,
}: WorkPictureProps) {
  const width = widthsOf(image).includes(plainWidth) ? plainWidth : pictureWidths[0];
  return (
    <picture className={`work-picture ${className}`}>
      {image.format === 'webp' ? null : (
        <source type="image/webp" srcSet={pictureSet(image, 'webp')} sizes={sizes} />
      )}
      <img
        src={picturePath(image.id, width, image.format)}
        srcSet={pictureSet(image, image.format)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt[locale]}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        style={{
          ...(isCut ? { width: '100%', height: '100%', objectFit: 'cover', backgroundSize: 'cover' } : {}),
          backgroundImage: `url(${image.blur})`,
          objectPosition: `${image.focalX}% ${image.focalY}%`,
        }}
      />
    </picture>
  );
}
