/** A honeypot field that people do not see; the name is one that machines like to fill. */
export const honeypotName = 'website';
