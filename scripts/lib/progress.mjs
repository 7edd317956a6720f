/** An expected failure: its message is one sentence that says what to do, shown without a stack. */
export class LauncherError extends Error {}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Writes one indented line. */
export function say(line = '') {
  process.stdout.write(line === '' ? '\n' : `  ${line}\n`);
}

/**
 * Runs one step and writes one line when it ends, with the time it took.
 * `work` may return a string: it is shown behind the name ("unchanged").
 *
 * @param {string} name
 * @param {() => Promise<string | void>} work
 * @param {{ hint?: string }} [options] `hint` is shown while a long step runs
 */
export async function step(name, work, { hint } = {}) {
  const started = Date.now();
  const rewrites = process.stdout.isTTY === true;
  if (rewrites) process.stdout.write(`  … ${name}`);
  const hinting = setTimeout(() => {
    if (hint) process.stdout.write(rewrites ? ` (${hint})` : `  … ${name} (${hint})\n`);
  }, 1_000);
  /** @type {(mark: '✓' | '✗', note: string | void) => void} */
  const finish = (mark, note) => {
    clearTimeout(hinting);
    if (rewrites) process.stdout.write('\r\x1b[2K');
    say(
      `${mark} ${name.padEnd(34)} ${formatSeconds(Date.now() - started).padStart(8)}${note ? `   ${note}` : ''}`,
    );
  };
  try {
    finish('✓', await work());
  } catch (error) {
    finish('✗', '');
    throw error;
  }
}

/**
 * Ends the process on a failure: a sentence for an expected one, the stack for a surprise.
 *
 * @param {any} error
 * @returns {never}
 */
export function exitWith(error) {
  const text = error instanceof LauncherError ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n  ${text.split('\n').join('\n  ')}\n\n`);
  process.exit(1);
}
