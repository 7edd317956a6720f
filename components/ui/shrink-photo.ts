/** Sent as it is. */
const small = 1_500_000;

/**
 * A photo as a phone on mobile data should send it: a tenth of the bytes, and as JPEG where the browser can read what the phone
 * writes (HEIC on an iPhone). What it cannot read goes as it is; the server says what is wrong with it.
 *
 * @param mostPixels of the longer side, as the site keeps it: more would only be sent
 */
export async function shrinkPhoto(file: File, mostPixels: number): Promise<Blob> {
  if (file.type === 'image/jpeg' && file.size <= small) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is transparent would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return drawn && drawn.size < file.size ? drawn : file.type === 'image/jpeg' ? file : (drawn ?? file);
  } catch {
    return file;
  }
}
