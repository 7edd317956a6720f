// The browser uses these too. They are the lengths that the database checks.
export const workLimits = { title: 120, place: 80, fact: 120, story: 2000, alt: 250, slug: 80 } as const;
export const categoryLimits = { title: 80, intro: 400, slug: 80 } as const;
