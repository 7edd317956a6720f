import type { Locale } from '@/lib/i18n/locales';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';
import { WorkPicture } from './work-picture';

/**
 * The same place before and after. Where scripts run the one lies over the other, and a native slider uncovers it
 * (lib/site/page-script/portfolio.ts sets `--at`); elsewhere they stand side by side.
 */
export function BeforeAfter({
  before,
  after,
  locale,
  labels,
}: {
  before: PortfolioImage;
  after: PortfolioImage;
  locale: Locale;
  labels: { before: string; after: string; compare: string };
}) {
  const sizes = '(width < 64rem) 100vw, 66vw';
  return (
    <div className="compare">
      <figure className="compare-before">
        <WorkPicture image={before} locale={locale} sizes={sizes} eager />
        <figcaption>{labels.before}</figcaption>
      </figure>
      <figure className="compare-after">
        <WorkPicture image={after} locale={locale} sizes={sizes} eager />
        <figcaption>{labels.after}</figcaption>
      </figure>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={labels.compare}
        autoComplete="off"
        className="needs-script"
      />
    </div>
  );
}
