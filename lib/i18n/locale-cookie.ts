/** Remembers the language a visitor chose; written at no other moment. */
export const localeCookie = 'locale';

/** Seconds: one year. */
export const localeCookieMaxAge = 31_536_000;
