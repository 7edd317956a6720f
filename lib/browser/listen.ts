/** Hears events anywhere in the document, whatever a client navigation draws anew; `names` has spaces between them. */
export function listen<Name extends keyof DocumentEventMap>(
  names: string,
  hear: (event: DocumentEventMap[Name]) => void,
  options?: boolean | AddEventListenerOptions,
): void {
  for (const name of names.split(' ')) document.addEventListener(name, hear as EventListener, options);
}
