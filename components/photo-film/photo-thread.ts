/** One that was started before there was a photo. */
let ready: Worker | null = null;

function start(): Worker {
  return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
}

/** Starts the thread that will look at a photo: it warms up while the visitor is still choosing one. */
export function prepareThread(): void {
  if (ready) return;
  const thread = start();
  thread.onerror = () => {
    if (ready === thread) ready = null;
  };
  ready = thread;
}

/** The thread for one photo: the prepared one, where there is one. */
export function takeThread(): Worker {
  const thread = ready ?? start();
  ready = null;
  return thread;
}
