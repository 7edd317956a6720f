import { LocalizedFields } from '@/lib/forms/localized-fields';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Localized } from '@/lib/i18n/locales';
import { stageNameLimits } from './stage-list';

interface StageName {
  /** Null where no field says anything. */
  name: Localized | null;
  /** The version that was on the screen. */
  version: number;
}

type ReadStage =
  | { ok: true; data: StageName; values: Record<string, string> }
  | { ok: false; fields: Record<string, string[]>; values: Record<string, string> };

const readVersion = (typed: string): number => {
  const version = Number(typed);
  return Number.isSafeInteger(version) && version >= 0 ? version : 0;
};

/** The form of a stage's name: in every language or in none. */
export function readStageName(form: FormData): ReadStage {
  const fields = new LocalizedFields(form);
  const name = fields.optional('name', stageNameLimits, true);
  const { errors, values } = fields;
  if (Object.keys(errors).length > 0) return { ok: false, fields: errors, values };
  return { ok: true, data: { name, version: readVersion(readTextEntry(form, 'version')) }, values };
}

const row = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,9})$/;

/** A stage of the agency's own as a button names it, `<id>:<version>`; null for anything else. */
export function readStageRow(form: FormData): { id: string; version: number } | null {
  const [, id, version] = row.exec(readTextEntry(form, 'id')) ?? [];
  return id && version ? { id, version: Number(version) } : null;
}
