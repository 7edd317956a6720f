// The browser uses these too: nothing may be imported here.

/** Bounds of what any form asks about a person. Lengths are code points after trimming; the database checks the same. */
export const personLimits = {
  name: { min: 1, max: 100 },
  firstName: { min: 1, max: 100 },
  // RFC 5321 leaves 254 characters for an address between its angle brackets.
  email: { max: 254 },
  phone: { max: 40 },
} as const;
