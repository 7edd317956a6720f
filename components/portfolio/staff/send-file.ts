/** What a work said to a file: the version it has since, or why it was refused. */
export type SentFile = { version: number } | { refused: string };

/**
 * Sends a file to a work. Whoever shows the work is told its new version, which holds the same texts.
 *
 * @param onProgress with per cent of the bytes that have left
 * @returns `offline` as the reason when no answer came
 */
export function sendFile(
  endpoint: string,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', endpoint);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / Math.max(1, total)) * 100));
    request.onerror = () => resolve({ refused: 'offline' });
    request.onload = () => {
      try {
        const answer = JSON.parse(request.responseText) as { version: number; error: unknown };
        if (request.status !== 201) return resolve({ refused: String(answer.error) });
        dispatchEvent(new CustomEvent('portfolio:version', { detail: answer.version }));
        resolve({ version: answer.version });
      } catch {
        // A proxy in between says it in its own words.
        resolve({ refused: request.status === 413 ? 'fileTooLarge' : 'unavailable' });
      }
    };
    request.send(file);
  });
}
