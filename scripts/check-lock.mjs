import './lib/check-node.mjs';

import('./lib/package-lock.mjs').then(({ findLockFaults, readPackageLock }) => {
  const faults = findLockFaults(readPackageLock());
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write('Choose versions whose packages for every platform exist (CONTRIBUTING.md).\n');
    process.exit(1);
  }
  process.stdout.write('npm ci takes package-lock.json on every platform.\n');
});
