'use client';

import { useRef, useState } from 'react';
import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { videoPath } from '@/lib/portfolio/picture';
import type { PortfolioVideo } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { workLimits } from '@/lib/portfolio/staff/work-limits';
import { sendToWork } from './send-file';

/** What the video shows at this moment, as it will be a picture of the work. */
function takeMoment(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}

/** The video of a work among the fields of its form: played, described, and the source of its own first picture. */
export function VideoCard({
  video,
  isShown,
  state,
  labels,
  endpoint,
  showAgain,
}: {
  video: PortfolioVideo;
  /** The work is presented as a video; otherwise visitors see its pictures alone. */
  isShown: boolean;
  state: FormState;
  labels: WorkLabels;
  endpoint: string;
  showAgain: () => Promise<void>;
}) {
  const player = useRef<HTMLVideoElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const take = async () => {
    if (!player.current?.videoWidth || isBusy) return;
    setBusy(true);
    const picture = await takeMoment(player.current);
    const sent = picture
      ? await sendToWork(endpoint, picture)
      : ({ ok: false, error: 'unavailable' } as const);
    setBusy(false);
    setSaid(sent.ok ? labels.uploaded : (labels.refused[sent.error] ?? labels.offline));
    if (sent.ok) await showAgain();
  };

  return (
    <section aria-labelledby="work-video" className="mt-4 border-t-2 border-ink pt-3">
      <h2 id="work-video" className="sign text-2xl">
        {labels.video}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">{isShown ? labels.videoHint : labels.videoUnshown}</p>
      <div className="grid gap-4 lg:grid-cols-[22rem_1fr]">
        <div className="min-w-0">
          <video
            ref={player}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={labels.video}
            src={videoPath(video)}
            className="block aspect-video w-full max-w-md bg-ink"
          />
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <button
              type="button"
              onClick={take}
              aria-disabled={isBusy}
              aria-describedby="work-video-moment"
              className="needs-script min-h-10 cursor-pointer border border-line-strong bg-white px-3 font-medium hocus:bg-ink hocus:text-paper"
            >
              {isBusy ? labels.busy : labels.takePicture}
            </button>
            <button
              type="submit"
              form={`delete-${video.id}`}
              className="link min-h-10 cursor-pointer font-medium text-danger underline"
            >
              {labels.deleteVideo}
            </button>
          </div>
          <p id="work-video-moment" className="needs-script text-sm text-ink-soft">
            {labels.takePictureHint}
          </p>
          <p role="status" className="text-sm font-medium empty:hidden">
            {said}
          </p>
        </div>
        <LocalizedField
          name="videoText"
          legend={labels.videoText}
          max={workLimits.story}
          state={state}
          isMultiline
        />
      </div>
    </section>
  );
}
