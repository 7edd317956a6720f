/** The type of the page's own script until the first paint: nothing runs a script of a type it does not know. */
export const laterType = 'page';
