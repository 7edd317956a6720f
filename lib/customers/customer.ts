import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { jobStages } from '@/lib/jobs/job';
import { requestSubjects } from '@/lib/quotes/project-types';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import { requestSources } from '@/lib/quotes/request-source';

/** What is shown of a customer wherever they stand. */
export const personShape = {
  id: z.string(),
  firstName: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  /** In small letters; null for somebody who can only be called. */
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
};

/** A customer as one line of the list. */
const customerRow = z.object({
  ...personShape,
  vatNumber: z.string().nullable(),
  lastContactAt: z.coerce.date(),
  requests: z.number(),
  orders: z.number(),
  /** What accepted offers still await, VAT included. */
  openCents: z.number(),
  /** Where there is a page of it. */
  companyId: z.string().nullable(),
});

export type CustomerRow = z.output<typeof customerRow>;

/** Customers by their last contact. */
export const customerListShape = z.object({ total: z.number(), rows: z.array(customerRow) });

export type CustomerList = z.output<typeof customerListShape>;

/** Somebody who was merged into a customer, or may be the same. */
const otherCustomer = z.object({ ...personShape, version: z.number() });

/** Whose page a name leads to. */
export const namedCustomer = z.object({ id: z.string(), firstName: z.string(), name: z.string() });

export type NamedCustomer = z.output<typeof namedCustomer>;

export const historyLine = z.object({
  reference: z.string(),
  customer: namedCustomer,
  subject: z.enum(requestSubjects),
  status: z.enum(quoteStatuses),
  source: z.enum(requestSources),
  submittedAt: z.coerce.date(),
  /** Where its job stands; null without one. */
  job: z.object({ stage: z.enum(jobStages), ownStage: z.string().nullable() }).nullable(),
  offer: z
    .object({
      number: z.string(),
      status: z.string(),
      /** As it was accepted. */ gross: z.number().nullable(),
    })
    .nullable(),
  /** Cents. */
  paid: z.number(),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'creditNote']),
      gross: z.number(),
      on: z.string(),
    }),
  ),
});

export type CustomerRequest = z.output<typeof historyLine>;

/** The VAT number known of whoever asked, and from whose record. */
export const knownVatNumberShape = z.object({ number: z.string(), of: z.enum(['customer', 'colleague']) });

export type KnownVatNumber = z.output<typeof knownVatNumberShape>;

/** All of a customer, as `find_customer` answers it. */
export const customerShape = z.object({
  ...personShape,
  version: z.number(),
  vatNumber: z.string().nullable(),
  locale: z.enum(locales),
  billingAddress: z.string().nullable(),
  siteAddress: z.string().nullable(),
  lastContactAt: z.coerce.date(),
  openCents: z.number(),
  merged: z.array(otherCustomer),
  /** The same number, name or company. */
  alike: z.array(otherCustomer.extend({ sameCompany: z.boolean() })),
  colleagues: z.object({
    /** Their company, where there is a page of it. */
    company: z.string().nullable(),
    count: z.number(),
    /** The first twelve of them, by their last contact. */
    people: z.array(namedCustomer.extend({ company: z.string().nullable() })),
    /** The same VAT number or the same name of a company, while they have no colleague. */
    proposed: z.array(z.object(personShape)),
  }),
  /** The newest first. */
  notes: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      by: z.string().nullable(),
      body: z.string(),
      at: z.coerce.date(),
    }),
  ),
  /** The newest first. */
  requests: z.array(historyLine),
});

export type Customer = z.output<typeof customerShape>;

export type OtherCustomer = z.output<typeof otherCustomer>;
