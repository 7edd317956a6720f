/** The files of components/ui that draw something; a test compares this with the folder. */
export const primitiveNames = [
  'accordion',
  'back-link',
  'breadcrumb',
  'copy-button.client',
  'dialog.client',
  'drawn-picture',
  'drop-area.client',
  'example-mark',
  'field',
  'file-field.client',
  'form-frame',
  'icons',
  'ink-section',
  'json-ld',
  'person-fields',
  'reference-answer',
  'section-heading',
  'text-area.client',
  'toast-view.client',
  'toaster.client',
  'tool-button',
  'uploads-in-turn.client',
] as const;

export type PrimitiveName = (typeof primitiveNames)[number];
