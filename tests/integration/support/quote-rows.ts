import { randomInt, randomUUID } from 'node:crypto';

/** A request as the database function takes it, valid and different each time. */
export function quoteRow(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const digits = String(randomInt(100_000_000, 1_000_000_000));
  const { submitted_at = '2026-11-24T10:00:00.000Z' } = overrides;
  const sentAt = Date.parse(String(submitted_at));
  return {
    idempotency_key: randomUUID(),
    derived_key: false,
    body_hash: 'a'.repeat(64),
    reference: digits.replace(/^(...)(...)(...)$/, '$1-$2-$3'),
    locale: 'fr',
    name: 'Peeters',
    first_name: 'Lieve',
    email: 'lieve@bakkerij.test',
    phone: '+3227200000',
    company: null,
    subject: 'sign',
    message: 'Une enseigne lumineuse pour la boulangerie.',
    newsletter_opt_in: false,
    newsletter: null,
    spam: false,
    submitted_at,
    answer_due_at: new Date((sentAt || Date.UTC(2026, 10, 24)) + 24 * 3_600_000).toISOString(),
    session_hash: null,
    address_hash: 'h'.repeat(32),
    attachments: [],
    designs: [],
    sample: null,
    claim: null,
    limits: [],
    repeat_limits: [],
    mail_limits: [],
    ...overrides,
  };
}

const file = {
  id: '11111111-1111-4111-8111-111111111111',
  storage_path: '2026-11-24/11111111-1111-4111-8111-111111111111.pdf',
  name: 'plan.pdf',
  kind: 'pdf',
  size: 1000,
};

/** One field of it beyond its bounds, each with the reason. */
export const brokenRows: [string, Record<string, unknown>][] = [
  ['an empty name', { name: '' }],
  ['a name of 101 characters', { name: 'é'.repeat(101) }],
  ['a line break in a name', { name: 'A\r\nBcc: all@evil.test' }],
  ['a missing first name', { first_name: null }],
  ['a first name of 101 characters', { first_name: 'x'.repeat(101) }],
  ['an address of 255 characters', { email: `${'x'.repeat(242)}@bakkerij.test` }],
  ['an address without a domain', { email: 'lieve' }],
  ['a line break in an address', { email: 'lieve@bakkerij.test\nBcc: all@evil.test' }],
  ['two addresses', { email: 'a@x.test,b@x.test <c@x.test>' }],
  ['a phone number that is not E.164', { phone: '02 720 00 00' }],
  ['a company of 151 characters', { company: 'x'.repeat(151) }],
  ['an empty company', { company: '' }],
  ['an unknown subject', { subject: 'yacht' }],
  ['a message of 9 characters', { message: '123456789' }],
  ['a message of 5001 characters', { message: 'x'.repeat(5001) }],
  ['a control character in a message', { message: 'Une enseigne\u0007 lumineuse' }],
  ['a megabyte of message', { message: 'x'.repeat(1_000_000) }],
  ['an unknown language', { locale: 'de' }],
  ['a reference of another shape', { reference: "1'; drop table" }],
  ['a hash of another shape', { body_hash: 'abc' }],
  ['no key', { idempotency_key: null }],
  ['a key that is none', { idempotency_key: 'abc' }],
  ['no consent value', { newsletter_opt_in: null }],
  ['a deadline before the request', { answer_due_at: '2026-11-23T10:00:00.000Z' }],
  ['a date that is none', { submitted_at: 'yesterday-ish' }],
  ['an address in clear', { address_hash: '192.0.2.1' }],
  ['files that are no list', { attachments: 'x' }],
  ['six files', { attachments: Array(6).fill(file) }],
  ['a file of eleven megabytes', { attachments: [{ ...file, size: 11 * 1024 * 1024 }] }],
  ['a file of an unknown kind', { attachments: [{ ...file, kind: 'exe' }] }],
  ['a path that climbs', { attachments: [{ ...file, storage_path: '../../etc/passwd.pdf' }] }],
  ['a folder in a file name', { attachments: [{ ...file, name: 'a/b.pdf' }] }],
];
