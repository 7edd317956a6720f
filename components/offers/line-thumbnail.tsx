import type { ShownPicture } from '@/lib/offers/line-picture';

/** The picture of a line, small, which leads to the whole one; the words of the line say what is seen. */
export function LineThumbnail({ picture, words }: { picture: ShownPicture; words: string }) {
  return (
    <a
      href={picture.src}
      className="block size-20 shrink-0 border-2 border-line bg-paper hover:border-ink focus-visible:border-ink sm:size-28"
    >
      {/* biome-ignore lint/performance/noImgElement: a private picture */}
      <img
        src={picture.src}
        alt={words}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </a>
  );
}
