/**
 * Writes the modules that list every service from the files of lib/services/content.
 *
 * @param root the folder that holds lib; default: the project's
 * @returns the ids, in menu order; rejects naming each file, line and field that is wrong, and writes nothing then
 */
export function indexServices(root?: string): Promise<string[]>;
