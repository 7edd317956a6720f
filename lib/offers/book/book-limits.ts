/** How long the words of an entry of the price book may be; the browser uses this too. */
export const bookLimits = { code: 24, name: 160 } as const;
