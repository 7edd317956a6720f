import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The parent of a process, and whether it is a shell that runs one command, as npm starts one. Only Linux says.
 *
 * @param {number} pid
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [shell = '', flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const isShell = /^(?:ba|da|a|z|k)?sh$/.test(path.basename(shell)) && flag === '-c';
    // The command name in brackets may hold spaces; the parent is the second field after it.
    return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), isShell };
  } catch {
    return null;
  }
}

/**
 * Calls `stop` when the npm that started this process is gone. Killed with -9 it tells nobody: its children only get
 * another parent, and between it and this process is a shell, which lives on.
 *
 * @param {() => void} stop
 */
export function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const between = readProcess(parent);
  const npm = between?.isShell ? between.parent : null;
  setInterval(() => {
    if (process.ppid !== parent || (npm !== null && readProcess(parent)?.parent !== npm)) stop();
  }, 1_000).unref();
}
