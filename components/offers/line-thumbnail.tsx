import type { ShownPicture } from '@/lib/offers/line-picture';

/** The picture of a line, small, which leads to the whole one. What is seen stands beside it, and is not read out twice. */
export function LineThumbnail({
  picture,
  label,
  isApart = false,
}: {
  picture: ShownPicture;
  /** That it is enlarged, and of which line. */
  label: string;
  /** In a tab of its own: the page holds what nobody has saved. */
  isApart?: boolean;
}) {
  return (
    <a
      href={picture.src}
      aria-label={label}
      target={isApart ? '_blank' : undefined}
      className="block size-20 shrink-0 border-2 border-line bg-paper hover:border-ink focus-visible:border-ink sm:size-28"
    >
      {/* biome-ignore lint/performance/noImgElement: a private picture */}
      <img
        src={picture.src}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </a>
  );
}
