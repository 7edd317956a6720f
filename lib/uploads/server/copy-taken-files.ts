import 'server-only';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { TakenFiles } from '@/lib/forms/server/submission-kind';
import { incident } from '@/lib/log/incident';
import type { UploadPurpose } from '../upload-purposes';
import { uploadFolder } from './receipts';
import { copyUpload } from './upload-storage';

/** A file of a form, as the form's record names it. */
interface FormFile {
  id: string;
  storage_path: string;
}

/**
 * Files for a form of its own: of those that another form was stored with it gets copies, so that neither loses its files with the
 * other. Copies that no form is stored with in the end are swept like any file that was never sent.
 *
 * @throws StorageError
 */
export function copyTakenFiles<File extends FormFile>(
  purpose: UploadPurpose,
  files: readonly File[],
  { ids, within }: TakenFiles,
): Promise<File[]> {
  return Promise.all(
    files.map(async (file) => (ids.includes(file.id) ? await copyOf(purpose, file, within) : file)),
  );
}

async function copyOf<File extends FormFile>(
  purpose: UploadPurpose,
  file: File,
  within: number,
): Promise<File> {
  const id = randomUUID();
  const copied = `${uploadFolder(new Date())}/${id}${path.extname(file.storage_path)}`;
  const isThere = await copyUpload(purpose, file.storage_path, copied, within);
  // What was written is stored all the same, and staff see which file they have to ask for.
  if (!isThere) incident(new Error('A file to copy is missing'), { purpose, file: file.id });
  return { ...file, id, storage_path: copied };
}
