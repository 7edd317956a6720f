import { goodPhoto } from '@/components/illustrations/good-photo';
import { lineDrawingsVersion } from '@/lib/env/picture-file';

/** What a photo should show, drawn, where there is room beside the form; a phone fetches nothing of it. */
export function GoodPhotoTip({ text }: { text: string }) {
  return (
    <figure className="hidden lg:block">
      {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
      <img src={`/pictures/photo-${lineDrawingsVersion()}.svg`} alt="" {...goodPhoto} loading="lazy" />
      <figcaption className="mt-4 max-w-md">{text}</figcaption>
    </figure>
  );
}
