import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { toCsv } from '@/lib/csv/to-csv';
import { writeCalendar } from '@/lib/fittings/calendar-file';
import { momentsOf } from '@/lib/fittings/fitting-time';
import { creditNoteOf } from '@/lib/offers/invoice/credit-note';
import { invoiceOf } from '@/lib/offers/invoice/invoice';
import { invoiceColumns, invoiceTable } from '@/lib/offers/invoice/invoice-journal';
import { writeInvoice } from '@/lib/offers/invoice/write-invoice';
import { company } from '@/lib/company/company';
import { drawOffer } from '@/lib/offers/server/draw-offer';
import { exampleCompany, exampleLine, exampleOffer } from './example-offer';
import { drawTicket } from '@/lib/jobs/server/draw-ticket';
import { drawPassportCard } from '@/lib/passports/server/draw-card';

const out = '/tmp/out3';
test('make', async () => {
  const lines = [
    ...Array.from({ length: 30 }, (_, at) => ({ ...exampleLine, id: `l${at}`, text: `Ligne ${at} — Œuvre « à façon » & pose, č ő ł ${'mot '.repeat(at)}\nDeuxième ligne`, quantity: 1333 + at * 7, unit: 'm2' as const, unitPrice: 1999 + at, discount: at * 100, vat: at % 3 === 0 ? ('dwelling' as const) : at % 3 === 1 ? ('standard' as const) : ('reverseCharge' as const) })),
    { ...exampleLine, id: 'opt', text: 'Option', role: 'option' as const, quantity: 2000, unit: 'item' as const, unitPrice: 3333, discount: 1250 },
  ];
  const offer = { ...exampleOffer, customer: { ...exampleCompany, company: 'Établissements Œ & Fils "Le Coin" <SPRL>' }, lines };
  const sheet = { offer, number: 'D-2026-00042', position: 2, requestReference: '482-917-635', sentAt: new Date('2026-11-22T10:00:00Z'), validUntil: '2026-12-22', termsVersion: '1.0', link: 'https://opaak.example/ma-demande?token=482-917-635.abc' };
  writeFileSync(`${out}/offer.pdf`, await drawOffer(sheet));
  const facts = { kind: 'invoice' as const, number: 'F-2026-00007', issuedOn: '2026-11-24', dueOn: '2026-12-24', deliveredOn: '2026-11-20', requestReference: 'OP-1', offerNumber: 'D-2026-00042', preceding: null, prepaid: 10_000, communication: '+++120/2600/04234+++' };
  const invoice = invoiceOf(offer, ['opt'], { ...company, iban: 'BE68 5390 0754 7034' }, facts);
  const without = invoiceOf(offer, [], { ...company, iban: 'BE68 5390 0754 7034' }, facts);
  if (!invoice || !without) throw new Error('none');
  writeFileSync(`${out}/invoice.xml`, writeInvoice(invoice));
  writeFileSync(`${out}/invoice-noopt.xml`, writeInvoice(without));
  const note = creditNoteOf(invoice, [], [{ id: 'l1', quantity: 500 }, { id: 'opt', quantity: 1000 }, { id: 'l2', quantity: 1 }], '2026-12-01');
  if (note) writeFileSync(`${out}/credit.xml`, writeInvoice({ ...note, number: 'C-2026-00001' }));
  const labels = { columns: Object.fromEntries(invoiceColumns.map((c) => [c, c])) as never, kinds: { invoice: 'Facture', creditNote: 'NC' } };
  writeFileSync(`${out}/journal.csv`, toCsv(invoiceTable([{ invoice: { ...invoice, buyer: { ...invoice.buyer, name: '=HYPERLINK("x");"a"' } }, credits: null }, { invoice: note as never, credits: 'F-2026-00007' }], labels)));
  const base = { sequence: 1, stamp: new Date('2026-11-22T20:00:00Z'), description: 'Échelle, nacelle; “rue”\nligne 2 '.repeat(6), location: 'Chaussée de Louvain 1234, 1930 Zaventem', url: 'https://opaak.example/ma-demande?token=482-917-635.abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz', isCancelled: false, organizer: { name: 'Opaak', email: 'info@opaak.example' }, attendee: { name: 'Zoé; "d’Hôte", née', email: 'z@x.be' } };
  const at = (day: string, more: object) => momentsOf({ startsOn: day, endsOn: day, startsAt: '08:30', endsAt: '12:30', day, from: '08:30', to: '12:30', start: '08:30', end: '12:30', ...more } as never);
  try {
    const events = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'].map((day, n) => ({ ...base, uid: `u${n}@x`, summary: `Pose ${day}, façade`, ...at(day, {}) }));
    writeFileSync(`${out}/f.ics`, writeCalendar({ method: 'REQUEST', publisher: 'Opaak', events }));
  } catch (error) { console.log('ics', String(error)); }
  const long = 'Enseigne lumineuse avec un nom terriblement long '.repeat(9);
  writeFileSync(`${out}/ticket.pdf`, await drawTicket({ job: { reference: '482-917-635', dueOn: '2026-12-22', blocked: 'Attend le film ' + long, owner: null, checks: [] }, subject: 'covering', about: long, customer: { name: 'Œ & č ' + long, phone: '+32470123456', address: 'Rue Haute 3' }, lines: Array.from({ length: 12 }, () => ({ quantity: '12,5 m²', text: long })), noted: [], release: null, proof: null, link: 'https://opaak.example/admin/requests/482-917-635#job', printedAt: new Date('2026-11-24T09:00:00Z') }, 'fr'));
  writeFileSync(`${out}/card.pdf`, await drawPassportCard({ reference: '482-917-635', version: { position: 1, doneOn: '2026-11-20', years: 5, until: '2031-11-20', made: [long, long], films: ['M07 Vert forêt mat', 'B01 Noir brillant'], care: ['wrap', 'matt'], at: new Date('2026-11-22T10:00:00Z'), author: null }, link: `https://opaak.example/passeport?token=482-917-635.${'x'.repeat(43)}`, phone: '02 720 00 00', printedAt: new Date('2026-11-22T10:00:00Z') }, 'fr'));
});
