import { lineDrawingsVersion } from '@/lib/env/picture-file';
import { cutaway } from './workshop-cutaway';

/** A stretch of the section through the workshop, from edge to edge: `at` is its middle, in hundredths of the street. */
export function WorkshopBand({ at, alt }: { at: number; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes
    <img
      src={`/pictures/workshop-${lineDrawingsVersion()}.svg`}
      alt={alt}
      width={cutaway.width}
      height={cutaway.height}
      loading="lazy"
      decoding="async"
      className="block h-[clamp(15rem,24vw,34rem)] w-full bg-ink object-cover"
      style={{ objectPosition: `${at}% 100%` }}
    />
  );
}
