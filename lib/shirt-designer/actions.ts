'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { forgetShirt } from './server/keep-shirt';

/** Deletes the design whose owner's token the form carries. */
export const deleteShirt = visitorButton(
  'shirt.delete',
  ({ form }) => forgetShirt(readTextEntry(form, 'own')),
  (locale, outcome) =>
    outcome === null || typeof outcome === 'string'
      ? pathWithin('shirt-tool', locale, { query: { problem: 'unavailable' } })
      : pathTo('shirt-designer', locale),
);
