/** Who goes back within a page that runs finds the place where it was: all of what comes is laid out at once (app/_styles/globals.css). */
export function layOutWhole(): void {
  addEventListener('popstate', () => {
    document.documentElement.dataset.again = '';
  });
}
