import { z } from 'zod';

/** The row of a list that a button is about, and the version of it that was on the screen. */
export interface Row {
  id: string;
  version: number;
}

export const isUuid = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** The row of a form's `id` and `version`; null for anything else. */
export function readRow(form: FormData): Row | null {
  const id = form.get('id');
  const version = Number(form.get('version'));
  return isUuid(id) && Number.isSafeInteger(version) ? { id, version } : null;
}

/** `<id>.<version>` of an address, which keeps what an undo button needs, so that it works without script; or null. */
export function readRowParameter(raw: unknown): Row | null {
  const [, id, version] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/.exec(String(raw)) ?? [];
  return id && version ? { id, version: Number(version) } : null;
}

export const rowParameter = ({ id, version }: Row): string => `${id}.${version}`;
