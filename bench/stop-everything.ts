type Stop = () => Promise<unknown>;

const running: Stop[] = [];
let stopping: Promise<void> | null = null;

/** Remembers how to end something that is about to be started. @returns ends it now, once */
export function stopLater(stop: Stop): Stop {
  running.push(stop);
  return async () => {
    const index = running.indexOf(stop);
    if (index < 0) return;
    running.splice(index, 1);
    await stop();
  };
}

async function stopAll(): Promise<void> {
  for (let stop = running.pop(); stop; stop = running.pop()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    }
  }
}

/** Ends everything that still runs, the newest first, whatever becomes of the others. */
export function stopEverything(): Promise<void> {
  stopping ??= stopAll();
  return stopping;
}

/** True once everything is being ended: what breaks off then is no news. */
export function isStopping(): boolean {
  return stopping !== null;
}
