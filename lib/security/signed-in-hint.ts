/**
 * Tells the scripts of static pages that someone is signed in. It says nothing about whom, and nothing is granted by
 * it: the session itself is in cookies that no script can read.
 */
export const signedInHint = { name: 'signed-in', value: '1' } as const;
