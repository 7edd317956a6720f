import type { Locale } from '@/lib/i18n/locales';
import { picturePath, pictureWidths, videoPath } from '@/lib/portfolio/picture';
import type { PortfolioImage, PortfolioVideo } from '@/lib/portfolio/portfolio';

export interface VideoLabels {
  unsupported: string;
  loadError: string;
  notFound: string;
  unexpected: string;
  playError: string;
  /** Opens the text that says what is seen. */
  text: string;
}

/**
 * A video that plays when it is asked to. What can go wrong is said in its place (lib/site/page-script/portfolio.ts chooses
 * the sentence), and what it shows stands below it in words.
 */
export function WorkVideo({
  video,
  poster,
  title,
  locale,
  labels,
}: {
  video: PortfolioVideo;
  poster: PortfolioImage;
  title: string;
  locale: Locale;
  labels: VideoLabels;
}) {
  const { text, ...messages } = labels;
  const posterWidth = pictureWidths[2];
  return (
    <div className="work-video">
      <video
        controls
        muted
        playsInline
        preload="none"
        aria-label={title}
        width={poster.width}
        height={poster.height}
        poster={picturePath(poster.id, posterWidth, poster.format)}
        src={videoPath(video)}
      >
        <p>{labels.unsupported}</p>
      </video>
      <p
        role="alert"
        hidden
        data-unsupported={messages.unsupported}
        data-load-error={messages.loadError}
        data-not-found={messages.notFound}
        data-unexpected={messages.unexpected}
        data-play-error={messages.playError}
      />
      <details>
        <summary>{text}</summary>
        {video.text[locale].split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </div>
  );
}
