/** The text of a form's entry; empty when it is missing or a file. */
export function readTextEntry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
