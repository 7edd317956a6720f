/** Where a page tells at its end what was tried on it. */
export const triesPath = '/api/designs/tries';
