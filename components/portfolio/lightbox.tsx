import type { Locale } from '@/lib/i18n/locales';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';
import { WorkPicture } from './work-picture';

export interface LightboxLabels {
  lightbox: string;
  close: string;
  previous: string;
  next: string;
  /** "2 of 5". */
  position: (number: number) => string;
}

/** The anchor of a picture in the lightbox: what an address ends in while it is open. */
export function pictureAnchor(index: number): string {
  return `image-${index + 1}`;
}

/** The anchor of a picture on the page, where closing leads back to. */
export function placeAnchor(index: number): string {
  return `place-${index + 1}`;
}

/**
 * All pictures of a work, each as large as the screen. The one that the address names is shown, by `:target`, so links
 * open it, the back button closes it, and a strip to swipe needs no script. Where scripts run it becomes a modal dialog
 * with keys (lib/page-script/lightbox.ts).
 */
export function Lightbox({
  images,
  locale,
  labels,
}: {
  images: readonly PortfolioImage[];
  locale: Locale;
  labels: LightboxLabels;
}) {
  return (
    <dialog className="lightbox" aria-label={labels.lightbox}>
      <ul className="lightbox-strip">
        {images.map((image, index) => {
          const previous = (index - 1 + images.length) % images.length;
          const next = (index + 1) % images.length;
          return (
            <li key={image.id} id={pictureAnchor(index)} className="lightbox-page">
              <WorkPicture image={image} locale={locale} sizes="100vw" />
              <div className="lightbox-bar">
                <p>{image.caption?.[locale] ?? image.alt[locale]}</p>
                <p className="figures">{labels.position(index + 1)}</p>
                {images.length > 1 ? (
                  <>
                    <a href={`#${pictureAnchor(previous)}`} aria-label={labels.previous}>
                      ←
                    </a>
                    <a href={`#${pictureAnchor(next)}`} aria-label={labels.next}>
                      →
                    </a>
                  </>
                ) : null}
                <a href={`#${placeAnchor(index)}`} className="lightbox-close">
                  {labels.close}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </dialog>
  );
}
