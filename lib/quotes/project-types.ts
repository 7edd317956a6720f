/** What a quote can be asked for (specification, section 3), in the order of the form. */
export const projectTypes = ['signage', 'lettering', 'covering', 'sign', 'embroidery', 'design'] as const;

export type ProjectType = (typeof projectTypes)[number];
