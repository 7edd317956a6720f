import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signPayload } from '@/lib/security/signing';
import { stack } from './stack';

/**
 * Hands the forms of a page a ticket of a minute ago instead of a new one: a person needs longer to fill a form than a
 * test.
 *
 * @param age milliseconds
 */
export async function haveTicket(page: Page, age = 60_000): Promise<void> {
  await page.route('**/api/forms/tickets', (route) => {
    const ticket = { at: Date.now() - age, session: randomUUID(), key: randomUUID() };
    return route.fulfill({ json: { ticket: signPayload(stack.appSecret, 'form-ticket', ticket) } });
  });
}
