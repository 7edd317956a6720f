/** Has all of the page laid out at once, now and whatever comes into it later (app/_styles/globals.css). */
export function layOutWhole(): void {
  document.documentElement.dataset.again = '';
}
