import { fittingLimits } from './fitting';

/** Where the work of a job is mounted: as staff recorded it, else the address of whom is billed; empty where nothing is known. */
export function placeOfWork(
  customer: { siteAddress: string | null; billingAddress: string | null } | null,
  offered: { street: string; postalCode: string; city: string } | null,
): string {
  const billed = offered && `${offered.street}, ${offered.postalCode} ${offered.city}`;
  const place = customer?.siteAddress ?? billed ?? customer?.billingAddress ?? '';
  return place.slice(0, fittingLimits.address.max);
}
