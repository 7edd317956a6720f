/**
 * What a quote can be asked for, in the order of the form: the six of the specification (section 3), and whatever is none
 * of them or not known yet.
 */
export const projectTypes = [
  'signage',
  'lettering',
  'covering',
  'sign',
  'embroidery',
  'design',
  'other',
] as const;

export type ProjectType = (typeof projectTypes)[number];
