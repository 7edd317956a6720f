import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { OfferAddress } from '../offer';
import type { OfferRecord } from '../offer-record';
import { readPostalAddress } from '../postal-address';
import { findOffer } from './offer-store';

const timeoutMilliseconds = 10_000;

/** All that is read of a record here: customers know offers, not the other way round. */
const billedShape = z.object({ billingAddress: z.string().nullable() });

/**
 * Where invoices to a customer are addressed, as their record says it.
 *
 * @param id of the customer; null for nobody's
 * @throws DatabaseAwayError
 */
export async function findBillingAddress(_: Staff, id: string | null): Promise<OfferAddress | null> {
  if (id === null) return null;
  const customer = await ask('find_customer', { wanted: id }, billedShape.nullable(), timeoutMilliseconds);
  return customer?.billingAddress ? readPostalAddress(customer.billingAddress) : null;
}

/**
 * The offer of a request for its invoice, or null. What was accepted without an address is frozen so, and gets the one that
 * stands in the customer's record by now. Asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const findBilledOffer = cache(async (staff: Staff, reference: string): Promise<OfferRecord | null> => {
  const record = await findOffer(staff, reference);
  const accepted = record?.versions.find(({ decision }) => decision?.kind === 'accepted');
  if (!record || !accepted || accepted.offer.customer.address !== null) return record;
  const asked = { wanted_reference: reference };
  const id = await ask('find_request_customer', asked, z.string().nullable(), timeoutMilliseconds);
  const address = await findBillingAddress(staff, id);
  const billed = {
    ...accepted,
    offer: { ...accepted.offer, customer: { ...accepted.offer.customer, address } },
  };
  return { ...record, versions: record.versions.map((version) => (version === accepted ? billed : version)) };
});
