/** A file the server has taken; `receipt` is its signed word for it. */
export interface UploadedFile {
  receipt: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** What the server answered to a file it took, or its word for why it did not; `offline` when nothing came back. */
export type SentFile<Answer> = { ok: true; answer: Answer } | { ok: false; error: string };

/**
 * Sends one file as the body of a request. Never rejects: what goes wrong is a value.
 *
 * @param onProgress with the share of its bytes that have left, from 0 to 1
 */
export function sendFile<Answer>(
  address: string,
  file: Blob,
  {
    headers = {},
    onProgress,
    signal,
  }: { headers?: Record<string, string>; onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<SentFile<Answer>> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has left.
    const request = new XMLHttpRequest();
    const fail = (error: string) => resolve({ ok: false, error });
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 201 && response !== null) resolve({ ok: true, answer: response });
      // A proxy in between says it in its own words.
      else fail(response?.error ?? (status === 413 ? 'fileTooLarge' : 'unavailable'));
    };
    request.onerror = request.onabort = () => fail('offline');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Sends a file of a form before the form itself. */
export function uploadFile(
  endpoint: string,
  file: File,
  ticket: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentFile<UploadedFile>> {
  return sendFile(`${endpoint}?name=${encodeURIComponent(file.name.toWellFormed())}`, file, {
    headers: { 'X-Form-Ticket': ticket },
    onProgress,
    signal,
  });
}

/** Asks the server to forget a file; if that fails, it is forgotten later by itself. */
export function forgetFile(endpoint: string, receipt: string, ticket: string): void {
  const headers = { 'X-Form-Ticket': ticket, 'X-Upload-Receipt': receipt };
  fetch(endpoint, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}

/**
 * The form's signed ticket, or null when the server cannot give one: the form works without. An earlier ticket lends
 * its session to the new one.
 */
export async function fetchTicket(previous: string | null): Promise<string | null> {
  try {
    const headers = previous ? { 'X-Form-Ticket': previous } : undefined;
    const response = await fetch('/api/forms/tickets', { method: 'POST', headers });
    if (!response.ok) return null;
    const { ticket } = await response.json();
    return typeof ticket === 'string' ? ticket : null;
  } catch {
    return null;
  }
}
