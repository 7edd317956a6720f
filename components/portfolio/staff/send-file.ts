import { type SentFile, sendFile } from '@/components/ui/upload-file';

/** Sends a file to a work. Whoever shows the work is told its new version, which holds the same texts. */
export async function sendToWork(
  endpoint: string,
  file: Blob,
  onProgress?: (share: number) => void,
): Promise<SentFile<{ version: number }>> {
  const sent = await sendFile<{ version: number }>(endpoint, file, { onProgress });
  if (sent.ok) dispatchEvent(new CustomEvent('portfolio:version', { detail: sent.answer.version }));
  return sent;
}
