import type { ReactNode } from 'react';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { specimenOf, standingOf } from '@/lib/portfolio/specimens';
import { factsOf } from '@/lib/portfolio/work-facts';
import { BeforeAfter } from './before-after';
import { Lightbox, type LightboxLabels, pictureAnchor, placeAnchor } from './lightbox';
import { WorkPicture } from './work-picture';
import { type VideoLabels, WorkVideo } from './work-video';

interface WorkViewProps {
  item: PortfolioItem;
  locale: Locale;
  breadcrumb: ReactNode;
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
  const { item, locale, breadcrumb, labels, children } = props;
  const before = item.images.find(({ role }) => role === 'before');
  const after = item.images.find(({ role }) => role === 'after');
  const [first] = item.images;
  const specimen = specimenOf(item);
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
          <p className="work-town">{standingOf(item, locale)}</p>
          {specimen ? (
            <p aria-hidden="true" className="sign work-number">
              {specimen.number}
            </p>
          ) : null}
          <dl className="figures">
            {factsOf(item, locale).map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a href={`#${anchors.quoteForm}`} className="sign work-action">
            {labels.makeOne}
          </a>
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
