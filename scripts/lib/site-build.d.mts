/** The files a build depends on, from the root of the project, sorted. */
export function listSources(): string[];
