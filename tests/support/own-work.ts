/** Begins to measure work. @returns the milliseconds that this thread has worked since, however busy the machine is with other things */
export function measureOwnWork(): () => number {
  const begun = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
}
