// The browser uses these too: nothing may be imported here.

/**
 * Bounds of a password. The minimum is that of the specification, section 5; bcrypt, which the backend stores passwords
 * with, reads 72 bytes and no more, so a longer one is refused instead of being cut silently.
 */
export const passwordLimits = { minCharacters: 6, maxBytes: 72 } as const;
