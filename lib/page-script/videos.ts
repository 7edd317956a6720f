import { listen } from '@/lib/browser/listen';

/** The sentence for what went wrong; what the browser says of a video it never got is the same for all reasons. */
async function reasonOf(video: HTMLVideoElement): Promise<string> {
  const { dataset } = video.nextElementSibling as HTMLElement;
  const code = video.error?.code;
  if (code === MediaError.MEDIA_ERR_NETWORK) return dataset.loadError ?? '';
  if (code === MediaError.MEDIA_ERR_DECODE) return dataset.playError ?? '';
  if (code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return dataset.unexpected ?? '';
  try {
    const { ok, status } = await fetch(video.currentSrc || video.src, { method: 'HEAD' });
    if (ok) return dataset.unsupported ?? '';
    return (status === 404 ? dataset.notFound : dataset.loadError) ?? '';
  } catch {
    return dataset.loadError ?? '';
  }
}

/** Says in words why a video does not play. */
export function mindVideos(): void {
  const explain = async (video: HTMLVideoElement) => {
    const message = video.nextElementSibling;
    if (!(message instanceof HTMLElement)) return;
    message.textContent = await reasonOf(video);
    message.hidden = false;
  };
  listen<'error'>('error', ({ target }) => target instanceof HTMLVideoElement && explain(target), true);
  for (const video of document.querySelectorAll<HTMLVideoElement>('.work-video > video')) {
    if (video.error) explain(video);
  }
}
