'use server';

import { redirect } from 'next/navigation';
import { asTyped } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathWithin } from '@/lib/i18n/routes';
import { staffActions } from '@/lib/staff/server/staff-action';
import { previewImport } from '../server/preview-import';
import { importEntries, listPriceBook } from '../server/price-book-store';
import { readBookCsv } from './book-csv';
import { type ImportResult, maxImportLength } from './book-import';

/**
 * Says what a file of prices would do to the book; with the intent to keep it, and if that is still what was seen, does it.
 * Success leads to the list.
 */
export const importPrices = staffActions('prices')(
  'offers.importPrices',
  asTyped('csv'),
  async ({ staff, form, locale, invalid, refused }): Promise<ImportResult> => {
    const text = readTextEntry(form, 'csv');
    if (text.trim() === '') return invalid({ csv: ['required'] });
    if (text.length > maxImportLength) return invalid({ csv: ['tooLong'] });
    const { entries } = await listPriceBook(staff);
    const read = readBookCsv(text, entries);
    const preview = { csv: text, ...(await previewImport(read, entries.length, locale)) };
    const isKept = readTextEntry(form, 'intent') === 'keep';
    if (!isKept || !preview.canKeep || read.status !== 'read') return { status: 'ok', data: preview };
    if (readTextEntry(form, 'seen') !== preview.seen)
      return { status: 'ok', data: { ...preview, isStale: true } };
    const changes = read.rows.filter(({ kind }) => kind !== 'same').map(({ entry }) => entry);
    const status = await importEntries(staff, changes);
    if (status !== 'ok') return refused(status);
    redirect(pathWithin('admin-prices', locale, { query: { outcome: 'imported' } }));
  },
);
