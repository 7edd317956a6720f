export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description?: string;
}

/** The event by which any part of a page asks for a toast. */
export const toastEvent = 'site:toast';

/** Shows a toast. The code that draws it loads when the first one is asked for. */
export function showToast(toast: Toast) {
  dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
