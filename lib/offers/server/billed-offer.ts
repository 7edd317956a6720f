import 'server-only';
import { findCustomer, findRequestCustomer } from '@/lib/customers/server/customer-store';
import type { Staff } from '@/lib/staff/staff';
import type { OfferAddress } from '../offer';
import type { OfferRecord } from '../offer-record';
import { readPostalAddress } from '../postal-address';
import { findOffer } from './offer-store';

/**
 * Where invoices to whoever asked are addressed, as their record says it.
 *
 * @throws DatabaseAwayError
 */
export async function findBillingAddress(staff: Staff, reference: string): Promise<OfferAddress | null> {
  const id = await findRequestCustomer(staff, reference);
  const customer = id === null ? null : await findCustomer(staff, id);
  return customer?.billingAddress ? readPostalAddress(customer.billingAddress) : null;
}

/**
 * The offer of a request for its invoice, or null. What was accepted without an address is frozen so, and gets the one that
 * stands in the customer's record by now.
 *
 * @throws DatabaseAwayError
 */
export async function findBilledOffer(staff: Staff, reference: string): Promise<OfferRecord | null> {
  const record = await findOffer(staff, reference);
  const accepted = record?.versions.find(({ decision }) => decision?.kind === 'accepted');
  if (!record || !accepted || accepted.offer.customer.address !== null) return record;
  const address = await findBillingAddress(staff, reference);
  const billed = {
    ...accepted,
    offer: { ...accepted.offer, customer: { ...accepted.offer.customer, address } },
  };
  return { ...record, versions: record.versions.map((version) => (version === accepted ? billed : version)) };
}
