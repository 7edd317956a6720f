import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { choiceFault, lineRoles, preselectedIds } from './choice';
import { deliveryCountries } from './countries';
import { isBelgianVatNumber, isOfOtherMemberState } from './vat-number';
import { abroadTreatments, vatTreatments } from './vat-treatment';

// An offer is a quotation: the priced, dated answer to a quote request, which the customer can accept as it stands.

export const offerUnits = ['item', 'm2', 'metre', 'hour', 'vehicle', 'element', 'lump'] as const;

export type OfferUnit = (typeof offerUnits)[number];

export const offerLimits = {
  lines: 60,
  text: 400,
  words: 4000,
  /** Thousandths of a unit. */
  quantity: 1_000_000_000,
  /** Cents. */
  unitPrice: 100_000_000,
  validDays: 365,
  deliveryDays: 250,
  reason: 1000,
} as const;

const text = (min: number, max: number) => z.string().trim().min(min).max(max);

const lineShape = z.object({
  /** Stays the same from version to version, so that what changed can be said. */
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  text: text(1, offerLimits.text),
  /** Thousandths of a unit, so that 2.5 m² is a whole number. */
  quantity: z.int().min(1).max(offerLimits.quantity),
  unit: z.enum(offerUnits),
  /** Cents, with or without VAT as `priceBasisOf` says. */
  unitPrice: z.int().min(0).max(offerLimits.unitPrice),
  /** Hundredths of a per cent: 1250 is 12.5 %. */
  discount: z.int().min(0).max(10_000),
  vat: z.enum(vatTreatments),
  role: z.enum(lineRoles),
  /** What an alternative is one of: `A`. */
  group: z
    .string()
    .regex(/^[A-Z]$/)
    .nullable(),
  /** Of options and alternatives: whether it is ticked when the customer opens the offer. */
  preselected: z.boolean(),
  /** The design of the request that it was filled in from. */
  design: z.guid().optional(),
});

export type OfferLine = z.output<typeof lineShape>;

export const addressShape = z.object({
  street: text(3, 120),
  postalCode: z.string().regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/),
  city: text(2, 80),
  country: z.enum(deliveryCountries),
});

export type OfferAddress = z.output<typeof addressShape>;

const customerShape = z.object({
  kind: z.enum(['consumer', 'company']),
  name: text(1, 160),
  company: text(1, 160).nullable(),
  /** Digits and letters alone: BE0999999922. */
  vatNumber: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/)
    .nullable(),
  /** An offer can be sent without one, an invoice cannot. */
  address: addressShape.nullable(),
});

/** Why an offer cannot be sent as it is; each has a sentence in the messages. */
export const offerFaults = [
  'companyMissing',
  'vatNumberWrong',
  'vatNumberNeeded',
  'vatNumberNotBelgian',
  'vatNumberNotAbroad',
  'twoReverseCharges',
  'dwellingNeedsConsumer',
  'groupMissing',
  'groupAlone',
  'preselection',
  'sameLine',
  'deliveryOrder',
] as const;

export type OfferFault = (typeof offerFaults)[number];

export const offerShape = z.object({
  locale: z.enum(locales),
  customer: customerShape,
  lines: z.array(lineShape).min(1).max(offerLimits.lines),
  /** Per cent of the total to be paid before work begins. */
  depositPercent: z.int().min(0).max(100),
  /** Days that it can be accepted in, after the day it is sent. */
  validDays: z.int().min(1).max(offerLimits.validDays),
  /** Working days from acceptance, deposit and approved proof; null when it has to be agreed. */
  delivery: z
    .object({
      min: z.int().min(1).max(offerLimits.deliveryDays),
      max: z.int().min(1).max(offerLimits.deliveryDays),
    })
    .nullable(),
  /** The sender's own words above the lines. */
  words: z.string().max(offerLimits.words),
});

/** What a version of an offer says; frozen with the version once it is sent. */
export type Offer = z.output<typeof offerShape>;

export const defaultValidDays = 30;

function customerFault({ customer, lines }: Offer): OfferFault | null {
  const { kind, company, vatNumber } = customer;
  if (kind === 'company' && company === null) return 'companyMissing';
  if (vatNumber?.startsWith('BE') && !isBelgianVatNumber(vatNumber)) return 'vatNumberWrong';
  const used = new Set(lines.map(({ vat }) => vat));
  const isAbroad = abroadTreatments.some((treatment) => used.has(treatment));
  if ((used.has('reverseCharge') || isAbroad) && vatNumber === null) return 'vatNumberNeeded';
  // Royal Decree no. 1, article 20: of a customer who files returns in Belgium.
  if (used.has('reverseCharge') && !vatNumber?.startsWith('BE')) return 'vatNumberNotBelgian';
  if (isAbroad && vatNumber !== null && !isOfOtherMemberState(vatNumber)) return 'vatNumberNotAbroad';
  // An invoice has one sum of that category, with one reason (BR-AE-01).
  if (used.has('serviceAbroad') && used.has('buildingAbroad')) return 'twoReverseCharges';
  // The lower rate is for whoever lives there; a company deducts the VAT.
  if (used.has('dwelling') && kind !== 'consumer') return 'dwellingNeedsConsumer';
  return null;
}

function linesFault({ lines }: Offer): OfferFault | null {
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return 'sameLine';
  if (lines.some(({ role, group }) => (role === 'alternative') !== (group !== null))) return 'groupMissing';
  const groups = Map.groupBy(
    lines.filter(({ role }) => role === 'alternative'),
    ({ group }) => group,
  );
  if ([...groups.values()].some(({ length }) => length < 2)) return 'groupAlone';
  return choiceFault(lines, preselectedIds(lines)) === null ? null : 'preselection';
}

/** The first thing that keeps an offer from being sent, or null. */
export function findOfferFault(offer: Offer): OfferFault | null {
  if (offer.delivery !== null && offer.delivery.min > offer.delivery.max) return 'deliveryOrder';
  return customerFault(offer) ?? linesFault(offer);
}
