import { expect, test } from 'vitest';
import { isLeftToLaw, type Person } from '@/lib/people/person';

const order = { reference: '482-917-635', heldUntil: '2037-01-01', notes: [] };

/** As `export_person` tells it, with parts that pages do not name. */
function kept(parts: Record<string, unknown>): Person {
  const told = { accounts: [], newsletter: null, staffInvitation: null, mails: [], visits: [], consents: [] };
  return { ...told, jobApplications: [], quoteRequests: [order], ...parts } as unknown as Person;
}

test('of an erased person orders are left, with all that is held with each', () => {
  expect(isLeftToLaw(kept({}), 0)).toBe(true);
  const own = [{ reference: order.reference }];
  const held = { jobs: own, offers: own, fittings: own, invoices: own, offerPayments: own, passports: own };
  expect(isLeftToLaw(kept({ ...held, calendarFeed: null, customers: [] }), 0)).toBe(true);
});

test('what an erasure would still take is not left to the law', () => {
  const own = { reference: order.reference };
  for (const parts of [
    { quoteRequests: [order, { ...order, reference: '111-222-333', heldUntil: null }] },
    { jobs: [own, { reference: '111-222-333' }] },
    { customers: [{ email: 'lieve@bakkerij.test' }] },
    { newsletter: { status: 'confirmed' } },
    { mails: [{ kind: 'quote-news' }] },
    { jobPhotos: [own] },
    { sampleCards: [own] },
    { staffTasks: [own] },
    // Numbered like requests, in a row of their own.
    { jobApplications: [own] },
  ])
    expect(isLeftToLaw(kept(parts), 0), JSON.stringify(parts)).toBe(false);
  expect(isLeftToLaw(kept({}), 1)).toBe(false);
});
