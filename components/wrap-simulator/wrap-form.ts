import { fieldValues } from '@/lib/wrap-simulator/field-values';
import { type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';

/** What says it already is left alone: each writing is style and layout to be found again, of ninety fields. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field.value !== value) field.value = value;
}

const wordsIn = (form: HTMLFormElement) =>
  Array.from({ length: wrapLimits.lines }, (_, at) => {
    const field = form.elements.namedItem(`text-${at}`);
    return field instanceof HTMLInputElement ? field.value : '';
  });

/** Writes a design into its form, so that both say the same. */
export function fillForm(form: HTMLFormElement, design: WrapDesign): void {
  const valueFor = fieldValues(design, wordsIn(form));
  const looks = new Set(['view', 'light', 'distance']);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (looks.has(field.name)) continue;
    const value = valueFor(field.name);
    if (value === null) continue;
    if (field instanceof HTMLSelectElement) write(field, value || (field.options[0]?.value ?? ''));
    else if (field.type === 'radio') {
      if (field.value === value) field.checked = true;
    } else if (field.type === 'checkbox') field.checked = value === 'on';
    // What a page holds of itself, such as whose design it is, is no choice.
    else if (field.type !== 'hidden' || /^logo-\d$/.test(field.name)) write(field, value);
  }
  for (const place of form.querySelectorAll<HTMLElement>('[data-logo]')) {
    const isFree = design.logos[Number(place.dataset.logo)] === undefined;
    // Whoever takes one off goes on where another is put on: the box that was ticked goes with its place.
    if (isFree && place.contains(document.activeElement))
      form.querySelector<HTMLElement>('input[name="logo-file"]')?.focus();
    place.hidden = isFree;
  }
  // What holds a choice stands open, as the server draws it: also after a reload, whose page was drawn without it. Thirty fields
  // that are laid out for the first time take longer than the picture, and lie below it.
  const shut = new Set<HTMLDetailsElement>();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'details:not([open]) :is(select[name^="panel-"], input[name^="text-"])',
  )) {
    const group = field.value === '' ? null : field.closest('details');
    if (group) shut.add(group);
  }
  if (shut.size > 0)
    afterFrame(() => {
      for (const group of shut) group.open = true;
    });
}

/** Does what may wait until the frame that is due has been shown. */
function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** What must stay as it is typed, and is one step however many letters it takes. */
export const subjectOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
    ? target.name
    : null;
