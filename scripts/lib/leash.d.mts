/**
 * Ends this process in good order on SIGTERM, SIGINT, and when the process that started it is gone.
 *
 * @param graceMs after this long it ends anyway
 */
export function stopWithParent(stop: () => Promise<void>, graceMs: number): void;
