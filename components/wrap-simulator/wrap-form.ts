import { writeDesign } from '@/lib/wrap-simulator/read-design';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';

/** What says it already is left alone: each writing is style and layout to be found again, of ninety fields. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field.value !== value) field.value = value;
}

/** Writes a design into its form, so that both say the same. */
export function fillForm(form: HTMLFormElement, design: WrapDesign): void {
  const values = new Map(writeDesign(design));
  const looks = new Set(['view', 'light', 'distance']);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && !looks.has(field.name)) {
      const value = values.get(field.name);
      if (field.type === 'radio') {
        if (field.value === value) field.checked = true;
      } else if (field.type === 'checkbox') field.checked = value === 'on';
      // What a page holds of itself, such as whose design it is, is no choice.
      else if (field.type !== 'hidden' || /^logo-\d$/.test(field.name)) write(field, value ?? '');
    } else if (field instanceof HTMLSelectElement)
      write(field, values.get(field.name) ?? field.options[0]?.value ?? '');
  }
  for (const place of form.querySelectorAll<HTMLElement>('[data-logo]'))
    place.hidden = design.logos[Number(place.dataset.logo)] === undefined;
  // What holds a choice stands open, as the server draws it: also after a reload, whose page was drawn without it.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select[name^="panel-"], input[name^="text-"]',
  )) {
    const group = field.value === '' ? null : field.closest('details');
    if (group) group.open = true;
  }
}

/** What must stay as it is typed, and is one step however many letters it takes. */
export const subjectOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
    ? target.name
    : null;
