/** The files a build depends on, from the root of the project, sorted. */
export function listSources(): string[];

/** Makes what is there no build. @throws LauncherError where nothing can be written */
export function forgetBuild(root?: string): void;
