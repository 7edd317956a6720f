/**
 * A parent watchdog: ends this process in good order on SIGTERM, SIGINT, and when the process that started it is gone, even killed:
 * the channel between them closes then.
 *
 * @param {() => Promise<void>} stop
 * @param {number} graceMs after this long it ends anyway
 */
export function stopWithParent(stop, graceMs) {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error?.stack ?? error}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (!process.send) return;
  process.once('disconnect', end);
  if (!process.connected) end();
}

/** Tells the parent that this process serves. */
export function reportReady() {
  if (process.connected) process.send({ type: 'ready' });
}

/** Tells the parent why it cannot, in one sentence, and ends. */
export function reportFailure(sentence) {
  if (!process.connected) {
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
  process.send({ type: 'failed', sentence }, () => process.exit(1));
}
