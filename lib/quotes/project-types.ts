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

/** What a request can be about: one of these, a card of film samples or a claim under a warranty, which have forms of their own. */
export const requestSubjects = [...projectTypes, 'samples', 'claim'] as const;

export type RequestSubject = (typeof requestSubjects)[number];
