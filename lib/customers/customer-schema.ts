import { z } from 'zod';
import {
  optionalTextField,
  type ParsedForm,
  parseForm,
  personFields,
  textField,
} from '@/lib/forms/text-fields';
import { locales } from '@/lib/i18n/locales';
import { readVatNumber } from '@/lib/offers/vat-number';
import { customerLimits } from './limits';

const vatNumber = optionalTextField(customerLimits.vatNumber).transform((typed, context) => {
  if (typed === null) return null;
  const number = readVatNumber(typed);
  if (number !== null) return number;
  context.addIssue({ code: 'custom', message: 'vatNumber' });
  return z.NEVER;
});

// An empty field is shorter than an address, and none.
const address = textField({ max: customerLimits.address.max }).transform((typed, context) => {
  if (typed === '') return null;
  if ([...typed].length >= customerLimits.address.min) return typed;
  context.addIssue({ code: 'custom', message: 'required' });
  return z.NEVER;
});

const customerSchema = z.object({
  firstName: personFields.firstName,
  name: personFields.name,
  phone: personFields.phone,
  company: optionalTextField(customerLimits.company),
  vatNumber,
  language: textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(locales, { error: 'invalidChoice' }),
  ),
  billingAddress: address,
  siteAddress: address,
});

/** What staff look after of a customer; the address they write from is what they are known by. */
export type CustomerInput = z.output<typeof customerSchema>;

const shownAgain: Record<keyof CustomerInput, number> = {
  firstName: customerLimits.firstName.max * 4,
  name: customerLimits.name.max * 4,
  phone: customerLimits.phone.max * 4,
  company: customerLimits.company.max * 4,
  vatNumber: customerLimits.vatNumber.max * 4,
  language: 40,
  billingAddress: customerLimits.address.max * 4,
  siteAddress: customerLimits.address.max * 4,
};

export const customerFields = Object.keys(shownAgain) as (keyof CustomerInput)[];

/** Reads the details of a customer as they were sent. */
export function parseCustomer(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<CustomerInput> {
  return parseForm(customerSchema, shownAgain, sent);
}

const noteSchema = z.object({
  note: textField({ ...customerLimits.note, required: true, multiline: true }),
});

/** Reads a note about a customer as it was sent. */
export function parseCustomerNote(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<{ note: string }> {
  return parseForm(noteSchema, { note: customerLimits.note.max * 4 }, sent);
}
