const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether what came with a request is the id of a row, written as the database writes it. */
export function isUuid(raw: unknown): raw is string {
  return typeof raw === 'string' && uuid.test(raw);
}
