import { cutaway } from '@/components/illustrations/workshop/workshop-cutaway';
import { workshopCopy as copy } from '@/lib/about/workshop-copy';
import { lineDrawingsVersion } from '@/lib/env/picture-file';
import type { Locale } from '@/lib/i18n/locales';

/** The long section through the workshop: it scrolls sideways in its own frame, each room's words below it. */
export function WorkshopSection({ locale }: { locale: Locale }) {
  return (
    <section aria-labelledby="workshop" className="workshop">
      <div className="wrap-page">
        <h2 id="workshop" className="sign text-board">
          {copy.heading[locale]}
        </h2>
        <p className="text-lg">{copy.intro[locale]}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="workshop-frame" aria-label={copy.frame[locale]} tabIndex={0}>
        <div>
          {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
          <img
            src={`/pictures/workshop-${lineDrawingsVersion()}.svg`}
            alt={copy.picture[locale]}
            width={cutaway.width}
            height={cutaway.height}
            loading="lazy"
            decoding="async"
          />
          <ol>
            {copy.rooms.map(({ title, text }, index) => (
              <li key={title[locale]}>
                <h3 className="sign text-xl">
                  <span aria-hidden="true">{index + 1}</span> {title[locale]}
                </h3>
                <p>{text[locale]}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </section>
  );
}
