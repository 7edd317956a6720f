/** Who goes back within a page that runs finds the place where it was: all of what comes is laid out at once (components/home/below-fold.css). */
export function layOutWhole(): void {
  addEventListener('popstate', () => {
    document.documentElement.dataset.again = '';
  });
}
