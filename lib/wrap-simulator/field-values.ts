import { cleanText, hasWords, writeDesign } from './read-design';
import { newLine, type WrapDesign, wrapLimits } from './wrap-design';

const fieldOfLine = /^(?:text|side|both|family|height|colour|x|y)-(\d)$/;

/**
 * What each field of the form is to say so that all of them say this design; null for one that is left as it is. Words that are
 * too long stay as they were typed, and so does what was chosen for a line that has no words yet.
 *
 * @param typed what stands in the fields of the words by now
 */
export function fieldValues(design: WrapDesign, typed: readonly string[]): (name: string) => string | null {
  const lines = Array.from({ length: wrapLimits.lines }, (_, at) => design.lines[at] ?? newLine);
  const values = new Map(writeDesign({ ...design, lines }));
  // As they are read: a line without words has no place among them.
  for (const [at, words] of typed.filter(hasWords).entries())
    if (cleanText(words) === design.lines[at]?.text) values.set(`text-${at}`, words);
  return (name) => {
    const at = fieldOfLine.exec(name)?.[1];
    const isBlank = at !== undefined && !design.lines[Number(at)] && !hasWords(typed[Number(at)] ?? '');
    return isBlank ? null : (values.get(name) ?? '');
  };
}
