import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUuid } from '@/lib/forms/uuid';

test('an id of a row is told from anything else that a request may carry', () => {
  const id = randomUUID();
  expect(isUuid(id)).toBe(true);
  for (const raw of [
    id.toUpperCase(),
    ` ${id}`,
    `${id}\n`,
    `${id}0`,
    id.replaceAll('-', ''),
    '',
    null,
    7,
    [id],
    new File([], id),
  ])
    expect(isUuid(raw)).toBe(false);
});
