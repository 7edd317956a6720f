import { listFiles, readSource } from './source-files';

export interface DatabaseArgument {
  name: string;
  /** Has a default, so that a call may leave it out. */
  optional: boolean;
}

/** Splits at commas that are in no parentheses: `numeric(12, 2)` is one type. */
function splitArguments(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean);
}

const statement =
  /^(?:create (?:or replace )?function|(drop function)(?: if exists)?) public\.(\w+)\s*\(((?:[^()]|\([^()]*\))*)\)/gim;

/**
 * The functions that the migrations leave behind, by name, with their arguments; their files are read in order, so a
 * function that was dropped or written anew counts as it is in the end.
 */
export function readDatabaseFunctions(
  migrations = listFiles('supabase/migrations', ['.sql']).map(readSource),
): Map<string, DatabaseArgument[]> {
  const functions = new Map<string, DatabaseArgument[]>();
  for (const sql of migrations) {
    for (const [, isDropped, name = '', list = ''] of sql.matchAll(statement)) {
      if (isDropped) functions.delete(name);
      else {
        const parsed = splitArguments(list).map((argument) => ({
          name: argument.split(/\s+/)[0] ?? '',
          optional: /\bdefault\b|=/i.test(argument),
        }));
        functions.set(name, parsed);
      }
    }
  }
  return functions;
}
