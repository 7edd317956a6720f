/** A file the server has taken; `receipt` is its signed word for it. */
export interface UploadedFile {
  receipt: string;
  name: string;
  /** Bytes. */
  size: number;
}

export type UploadError = 'fileTooLarge' | 'fileType' | 'fileBroken' | 'uploadFailed' | 'rateLimited';

const errorsByAnswer: Record<string, UploadError> = {
  tooLarge: 'fileTooLarge',
  tooManyPixels: 'fileTooLarge',
  wrongType: 'fileType',
  damaged: 'fileBroken',
  empty: 'fileBroken',
  rateLimited: 'rateLimited',
};

/**
 * Sends one file and reports its progress from 0 to 1. Never rejects: what goes wrong is a value. Aborting the signal
 * ends it as `uploadFailed`.
 */
export function uploadFile(
  endpoint: string,
  file: File,
  ticket: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ ok: true; file: UploadedFile } | { ok: false; error: UploadError }> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has left.
    const request = new XMLHttpRequest();
    const fail = (error: UploadError = 'uploadFailed') => resolve({ ok: false, error });
    request.open('POST', `${endpoint}?name=${encodeURIComponent(file.name.toWellFormed())}`);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-Form-Ticket', ticket);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201 && typeof request.response?.receipt === 'string') {
        const { receipt, name, size } = request.response;
        resolve({ ok: true, file: { receipt, name, size } });
      } else fail(errorsByAnswer[request.response?.error]);
    };
    request.onerror = () => fail();
    request.onabort = () => fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
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
