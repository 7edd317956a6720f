type Stop = () => Promise<unknown>;

const running: Stop[] = [];

/** Remembers how to end something that was started. @returns ends it now, once */
export function stopLater(stop: Stop): Stop {
  running.push(stop);
  return async () => {
    const index = running.indexOf(stop);
    if (index < 0) return;
    running.splice(index, 1);
    await stop();
  };
}

/** Ends everything that still runs, the newest first, whatever becomes of the others. */
export async function stopEverything(): Promise<void> {
  for (let stop = running.pop(); stop; stop = running.pop()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    }
  }
}
