import { DetailedError, Upload } from 'tus-js-client';
import { type ArtworkOutcome, artworkOutcomes, artworkRefusals, partBytes } from '@/lib/uploads/artwork';

/** How far a file is. */
export type PartsState =
  | { state: 'sending' | 'waiting' | 'paused' | 'finishing' | 'done' }
  /** `mayRetry`: it is not the file's fault. */
  | {
      state: 'failed';
      error: Exclude<ArtworkOutcome, 'stored'> | (typeof artworkRefusals)[number] | 'failed';
      mayRetry: boolean;
    };

export interface PartsSender {
  pause(): void;
  resume(): void;
  /** Stops, and has the server forget what has come. */
  cancel(): void;
}

/** Milliseconds before another try, by how many failed in a row; the network's return ends them. */
const pauses = [1_000, 3_000, 10_000, 20_000];

interface Sending {
  endpoint: string;
  headers: Record<string, string>;
  /** What the file is for: it is gone on with only there. */
  subject: string;
  onState: (state: PartsState) => void;
  /** Bytes that have left. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a file in parts, beginning where an earlier attempt ended, of another visit too, and goes on by itself after a break. Done is
 * only what the server says it has taken.
 */
export function sendInParts(
  file: File,
  { endpoint, headers, subject, onState, onProgress }: Sending,
): PartsSender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: (() => void) | null = null;
  let failures = 0;
  let isStopped = false;
  /** The server is being asked for a place, which it gives whether or not anybody waits for its address. */
  let isCreating = false;
  let isGivenUp = false;

  const goOn = () => {
    clearTimeout(timer);
    const step = next;
    next = null;
    if (step && !isStopped) step();
  };
  const again = (step: () => void) => {
    if (isStopped) return;
    onState({ state: 'waiting' });
    next = step;
    timer = setTimeout(goOn, pauses[Math.min(failures, pauses.length - 1)]);
    failures += 1;
  };
  const fail = (answer: { status: number; error: unknown }) => {
    const known = [...artworkRefusals, ...artworkOutcomes].find((one) => one === answer.error);
    const error = known && known !== 'stored' ? known : 'failed';
    onState({ state: 'failed', error, mayRetry: error === 'failed' || error === 'rateLimited' });
  };

  const address = new URL(endpoint, location.href).href;
  const giveUp = () => void upload.abort(true).catch(() => undefined);
  const begin = () => {
    if (isCreating) return;
    isCreating = upload.url === null;
    // With an address to begin at, it would begin anew whenever the server cannot say how much has come.
    upload.options.endpoint = upload.url ? null : address;
    upload.start();
  };
  const upload = new Upload(file, {
    endpoint: address,
    headers,
    chunkSize: partBytes,
    // Its own tries end while there is no network; ours wait for it.
    retryDelays: null,
    metadata: { filename: file.name.toWellFormed() },
    fingerprint: async () => ['artwork', subject, file.name, file.size, file.lastModified].join('|'),
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => {
      isCreating = false;
      if (isGivenUp) giveUp();
      else if (isStopped) void upload.abort();
    },
    onProgress: (sent) => {
      failures = 0;
      onState({ state: 'sending' });
      onProgress(sent);
    },
    onSuccess: () => void finish(),
    onError: (error) => {
      isCreating = false;
      if (isStopped) return;
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      const status = answer?.getStatus() ?? 0;
      // Elsewhere than thought, still written by the connection before, or away: it is asked again how much has come.
      const mayPass = status === 0 || status === 404 || status === 409 || status === 423 || status >= 500;
      // Expired, or given up elsewhere: from the beginning.
      if (status === 404) upload.url = null;
      if (mayPass) again(begin);
      else fail({ status, error: errorIn(answer?.getBody()) });
    },
  });

  async function finish(): Promise<void> {
    onProgress(file.size);
    onState({ state: 'finishing' });
    try {
      const response = await fetch(upload.url ?? '', { method: 'POST', headers });
      const answer = await response.json().catch(() => null);
      if (isStopped) return;
      if (response.ok && answer?.outcome === 'stored') {
        window.removeEventListener('online', goOn);
        return onState({ state: 'done' });
      }
      if (response.ok) return fail({ status: 200, error: answer?.outcome });
      if (response.status === 404) upload.url = null;
      if (response.status === 404 || response.status === 409) return again(begin);
      if (response.status >= 500) return again(() => void finish());
      fail({ status: response.status, error: answer?.error });
    } catch {
      again(() => void finish());
    }
  }

  const start = async () => {
    const [previous] = await upload.findPreviousUploads().catch(() => []);
    if (isStopped) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    onState({ state: 'sending' });
    begin();
  };

  window.addEventListener('online', goOn);
  void start();
  return {
    pause() {
      isStopped = true;
      clearTimeout(timer);
      if (!isCreating) void upload.abort();
      onState({ state: 'paused' });
    },
    resume() {
      isStopped = false;
      failures = 0;
      onState({ state: 'sending' });
      begin();
    },
    cancel() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      if (isCreating) isGivenUp = true;
      else giveUp();
    },
  };
}

function errorIn(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '').error;
  } catch {
    return null;
  }
}
