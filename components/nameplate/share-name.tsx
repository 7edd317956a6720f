import { CopyButton } from '@/components/ui/copy-button.client';
import type { NameplateLabels } from '@/lib/nameplate/nameplate-copy';

interface ShareNameProps {
  labels: NameplateLabels;
  /** The page with this name, whole. */
  url: string;
  /** Its picture; null for a name that we put on none. */
  picture: { path: string; alt: string } | null;
}

/** The link to one's own shop front, and the picture that comes with it. */
export function ShareName({ labels, url, picture }: ShareNameProps) {
  return (
    <section aria-labelledby="share-name" data-ink="ink" className="bg-ink text-paper">
      <div className="wrap-page grid grid-cols-1 gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <h2 id="share-name" className="sign text-poster">
            {labels.share}
          </h2>
          <p className="mt-6 max-w-md text-lg">{picture ? labels.shareText : labels.noPicture}</p>
          <label htmlFor="share-link" className="mt-6 block font-bold">
            {labels.link}
          </label>
          <input id="share-link" readOnly value={url} className="control" />
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <CopyButton
              text={url}
              label={labels.copy}
              done={labels.copied}
              className="button min-h-14 bg-paper px-7 text-xl text-ink hocus:underline"
            />
            {picture ? (
              <a
                href={picture.path}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {labels.picture}
              </a>
            ) : null}
          </p>
        </div>
        {picture ? (
          <div className="lg:col-span-7">
            <img
              src={picture.path}
              alt={picture.alt}
              width={1200}
              height={630}
              loading="lazy"
              decoding="async"
              className="name-picture"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
