import { readWork } from '@/lib/browser/kept-work';
import { newSaveKey } from '@/lib/browser/save-key';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type * as LiveEditor from './live-editor';

/** The editor, and what it begins with. */
export interface Arrival {
  parts: typeof LiveEditor;
  /** Null where the server's stands. */
  design: ShirtDesign | null;
  side: GarmentSide | null;
  /** By which a first save is known that is sent again. */
  key: string;
  /** A picture that was chosen before. */
  file: File | null;
  /** Somebody was in the fields that it takes the place of. */
  hadFocus: boolean;
}

const chosenOf = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Whether a field says something else than the server has said in it. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== chosenOf(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Fields of what is designed already; beside a colour that becomes another one, which one that is. */
const ofDesign = /^(?:garment|fabric|technique|people|pieces-.+|layer-(?!.+-ink-\d+$).+)$/;

/** What the form says, without what only repeats the server's: that would lie over what this browser has kept. */
function entriesIn(form: HTMLFormElement): [name: string, value: FormDataEntryValue][] {
  const changed = new Set([...form.elements].filter(isChanged).map((field) => field.getAttribute('name')));
  return [...new FormData(form)].filter(([name]) => changed.has(name) || !ofDesign.test(name));
}

/** Nobody's field is taken away while they are in it: waits until it is left, or says what was chosen. */
function untilLeft(form: HTMLFormElement): Promise<void> {
  const { activeElement } = document;
  const isIn =
    activeElement !== null &&
    form.contains(activeElement) &&
    activeElement.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])');
  if (!isIn || (activeElement instanceof HTMLSelectElement && isChanged(activeElement)))
    return Promise.resolve();
  return new Promise((done) => {
    for (const name of ['focusout', 'change']) form.addEventListener(name, () => done(), { once: true });
  });
}

/**
 * Fetches the editor. What was chosen in the plain fields before it was there is in the design that it begins with, and so is what a
 * browser kept of an earlier visit.
 *
 * @returns null where it cannot be fetched, or where somebody has typed more than it can hold: the server says what of it is cut
 */
export async function arrive(
  form: HTMLFormElement,
  initial: ShirtDesign,
  workKey: string,
): Promise<Arrival | null> {
  try {
    const parts = await import('./live-editor');
    const hadFocus = form.contains(document.activeElement);
    await untilLeft(form);
    const kept = new Map(readWork(workKey, location.search));
    const left = parts.rebuild(kept.get('document') ?? '');
    const begun = {
      parts,
      design: left,
      side: null,
      file: null,
      hadFocus,
      key: (left && kept.get('key')) || newSaveKey(),
    };
    if (![...form.elements].some(isChanged)) return begun;
    const { readFields } = await import('@/lib/shirt-designer/read-design');
    const entries = entriesIn(form);
    const { design, side, isCut } = readFields(entries, left ?? initial);
    const file = new Map(entries).get('picture-file');
    return isCut
      ? null
      : { ...begun, design, side, file: file instanceof File && file.size > 0 ? file : null };
  } catch {
    return null;
  }
}
