import type { ReactNode } from 'react';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { type PortfolioFact, type PortfolioItem, portfolioFacts } from '@/lib/portfolio/portfolio';
import { BeforeAfter } from './before-after';
import { Lightbox, type LightboxLabels, pictureAnchor, placeAnchor } from './lightbox';
import { WorkPicture } from './work-picture';
import { type VideoLabels, WorkVideo } from './work-video';

interface WorkViewProps {
  item: PortfolioItem;
  locale: Locale;
  breadcrumb: ReactNode;
  /** Says that the work is invented, when it is. */
  notice: string | null;
  factLabels: Record<PortfolioFact, Localized>;
  labels: {
    makeOne: string;
    enlarge: string;
    before: string;
    after: string;
    compare: string;
    video: VideoLabels;
    lightbox: LightboxLabels;
  };
  children?: ReactNode;
}

/** A work: what was made, large, beside its label; then its other pictures and its story. */
export function WorkView(props: WorkViewProps) {
  const { item, locale, breadcrumb, notice, factLabels, labels, children } = props;
  const before = item.images.find(({ role }) => role === 'before');
  const after = item.images.find(({ role }) => role === 'after');
  const [first] = item.images;
  const place = (index: number, sizes: string) => {
    const image = item.images[index];
    return image ? (
      <figure key={image.id} id={placeAnchor(index)} className="work-place">
        <a href={`#${pictureAnchor(index)}`}>
          <WorkPicture image={image} locale={locale} sizes={sizes} eager={index === 0} />
          <span className="work-enlarge">{labels.enlarge}</span>
        </a>
        {image.caption ? <figcaption>{image.caption[locale]}</figcaption> : null}
      </figure>
    ) : null;
  };
  const isCompared = item.kind === 'before-after' && before && after;
  const isPlayed = item.kind === 'video' && item.video && first;
  const others = item.images.map((_, index) => index).slice(isCompared || isPlayed ? 0 : 1);
  return (
    <article data-ink={item.group} data-portfolio className="work-page">
      <div className="wrap-page work-way">{breadcrumb}</div>
      <div className="work-front">
        <div className="work-lead">
          {isCompared ? (
            <BeforeAfter before={before} after={after} locale={locale} labels={labels} />
          ) : isPlayed && item.video ? (
            <WorkVideo
              video={item.video}
              poster={first}
              title={item.title[locale]}
              locale={locale}
              labels={labels.video}
            />
          ) : (
            place(0, '(width < 64rem) 100vw, 66vw')
          )}
        </div>
        <div className="work-sheet">
          <h1 className="sign">{item.title[locale]}</h1>
          <p className="work-town">{item.place[locale]}</p>
          <dl className="figures">
            {portfolioFacts.map((fact) => (
              <div key={fact}>
                <dt>{factLabels[fact][locale]}</dt>
                <dd>{item.facts[fact][locale]}</dd>
              </div>
            ))}
          </dl>
          <a href={`#${anchors.quoteForm}`} className="sign work-action">
            {labels.makeOne}
          </a>
          {notice ? <p className="work-notice">{notice}</p> : null}
        </div>
      </div>
      {item.story ? (
        <div className="wrap-page work-story">
          {item.story[locale].split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <div className="wrap-page work-others">
          {others.map((index) => place(index, '(width < 48rem) 100vw, 58vw'))}
        </div>
      ) : null}
      {children}
      <Lightbox images={item.images} locale={locale} labels={labels.lightbox} />
    </article>
  );
}
