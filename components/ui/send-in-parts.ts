import { DetailedError, Upload } from 'tus-js-client';
import { newSaveKey } from '@/lib/browser/save-key';
import {
  type ArtworkOutcome,
  artworkKeyHeader,
  artworkOutcomes,
  artworkRefusals,
  partBytes,
} from '@/lib/uploads/artwork';

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

/** However long a server wants to be left alone. */
const longestPause = 120_000;

interface Sending {
  endpoint: string;
  headers: Record<string, string>;
  /** What the file is for: it is gone on with only there. */
  subject: string;
  onState: (state: PartsState) => void;
  /** Bytes that have left. */
  onProgress: (sent: number) => void;
}

/** Tries again what failed, later each time; the network's return ends the pause. */
class Retry {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: (() => void) | null = null;
  private failures = 0;

  constructor() {
    window.addEventListener('online', this.goOn);
  }

  private readonly goOn = () => {
    clearTimeout(this.timer);
    const step = this.next;
    this.next = null;
    step?.();
  };

  /** @param wait milliseconds, at least */
  later(step: () => void, wait: number): void {
    this.next = step;
    const pause = pauses[Math.min(this.failures, pauses.length - 1)] ?? 0;
    this.timer = setTimeout(this.goOn, Math.max(pause, Math.min(wait, longestPause)));
    this.failures += 1;
  }

  /** Something has arrived: the next failure is a first one. */
  reset(): void {
    this.failures = 0;
  }

  hold(): void {
    clearTimeout(this.timer);
    this.next = null;
  }

  end(): void {
    this.hold();
    window.removeEventListener('online', this.goOn);
  }
}

/** What the server answered where parts were sent, or its end was told. */
interface Answer {
  /** 0 where it did not come. */
  status: number;
  outcome?: unknown;
  error?: unknown;
  /** Milliseconds until the server wants to be asked again. */
  wait: number;
}

/** Of a `Retry-After` in seconds, as this server sends it. */
const waitOf = (seconds: string | null | undefined) => (Number(seconds) || 0) * 1000;

/** Tells the server that all has left. */
async function askForEnd(address: string, headers: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(address, { method: 'POST', headers });
    const { outcome, error } = (await response.json().catch(() => null)) ?? {};
    return { status: response.status, outcome, error, wait: waitOf(response.headers.get('Retry-After')) };
  } catch {
    return { status: 0, wait: 0 };
  }
}

const answerOf = (error: Error): Answer => {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const wait = waitOf(answer?.getHeader('Retry-After'));
  return { status: answer?.getStatus() ?? 0, error: errorIn(answer?.getBody()), wait };
};

function failureOf(answered: unknown): PartsState {
  const known = [...artworkRefusals, ...artworkOutcomes].find((one) => one === answered);
  const error = known && known !== 'stored' ? known : 'failed';
  return { state: 'failed', error, mayRetry: error === 'failed' || error === 'rateLimited' };
}

/** A file on its way. */
class Sender implements PartsSender {
  private readonly retry = new Retry();
  private isStopped = false;
  /** The server is being asked for a place, which it gives whether or not anybody waits for its address. */
  private isCreating = false;
  private isGivenUp = false;
  private readonly upload: Upload;
  private readonly file: File;
  private readonly sending: Sending;
  private readonly address: string;

  constructor(file: File, sending: Sending) {
    const { headers, subject, onState, onProgress } = sending;
    this.file = file;
    this.sending = sending;
    this.address = new URL(sending.endpoint, location.href).href;
    this.upload = new Upload(file, {
      endpoint: this.address,
      headers: { ...headers, [artworkKeyHeader]: newSaveKey() },
      chunkSize: partBytes,
      // Its own tries end while there is no network; ours wait for it.
      retryDelays: null,
      metadata: { filename: file.name.toWellFormed() },
      fingerprint: async () => ['artwork', subject, file.name, file.size, file.lastModified].join('|'),
      removeFingerprintOnSuccess: true,
      onUploadUrlAvailable: () => {
        this.isCreating = false;
        if (this.isGivenUp) this.giveUp();
        else if (this.isStopped) void this.upload.abort();
      },
      onProgress: (sent) => {
        this.retry.reset();
        onState({ state: 'sending' });
        onProgress(sent);
      },
      onSuccess: () => void this.finish(),
      onError: (failure) => this.hear(answerOf(failure)),
    });
    void this.start();
  }

  pause(): void {
    this.isStopped = true;
    this.retry.hold();
    if (!this.isCreating) void this.upload.abort();
    this.sending.onState({ state: 'paused' });
  }

  resume(): void {
    this.isStopped = false;
    this.retry.reset();
    this.sending.onState({ state: 'sending' });
    this.begin();
  }

  cancel(): void {
    this.isStopped = true;
    this.isGivenUp = true;
    this.retry.end();
    if (!this.isCreating) this.giveUp();
  }

  private async start(): Promise<void> {
    const [previous] = await this.upload.findPreviousUploads().catch(() => []);
    if (this.isStopped) return;
    if (previous) this.upload.resumeFromPreviousUpload(previous);
    this.sending.onState({ state: 'sending' });
    this.begin();
  }

  private readonly begin = () => {
    if (this.isCreating) return;
    this.isCreating = this.upload.url === null;
    // With an address to begin at, it would begin anew whenever the server cannot say how much has come.
    this.upload.options.endpoint = this.upload.url ? null : this.address;
    this.upload.start();
  };

  private readonly finish = async (): Promise<void> => {
    const { headers, onState, onProgress } = this.sending;
    onProgress(this.file.size);
    onState({ state: 'finishing' });
    const { status, outcome, error, wait } = await askForEnd(this.upload.url ?? '', headers);
    // Given up too late, it has arrived all the same: that is told.
    if (this.isStopped && !(this.isGivenUp && outcome === 'stored')) return;
    if (status === 0 || status >= 500) return this.again(() => void this.finish(), wait);
    if (status === 404) this.upload.url = null;
    if (status === 404 || status === 409) return this.again(this.begin, wait);
    if (outcome !== 'stored') return onState(failureOf(outcome ?? error));
    this.retry.end();
    onState({ state: 'done' });
  };

  /** Why a part did not arrive. */
  private hear({ status, error, wait }: Answer): void {
    this.isCreating = false;
    if (this.isStopped) return;
    // Elsewhere than thought, still written by the connection before, or away: it is asked again how much has come.
    const mayPass = status === 0 || status === 404 || status === 409 || status === 423 || status >= 500;
    // Expired, or given up elsewhere: from the beginning.
    if (status === 404) this.upload.url = null;
    if (mayPass) this.again(this.begin, wait);
    else this.sending.onState(failureOf(error));
  }

  private again(step: () => void, wait: number): void {
    if (this.isStopped) return;
    this.sending.onState({ state: 'waiting' });
    this.retry.later(step, wait);
  }

  private giveUp(): void {
    void this.upload.abort(true).catch(() => undefined);
  }
}

/**
 * Sends a file in parts, beginning where an earlier attempt ended, of another visit too, and goes on by itself after a break. Done is
 * only what the server says it has taken.
 */
export function sendInParts(file: File, sending: Sending): PartsSender {
  return new Sender(file, sending);
}

function errorIn(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '').error;
  } catch {
    return null;
  }
}
