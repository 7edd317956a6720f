/** Finds `count` different free ports on this machine. */
export function findFreePorts(count: number): Promise<number[]>;
