'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { forgetWrap } from './server/keep-wrap';

/** Deletes the design whose owner's token the form carries. */
export const deleteWrap = visitorButton(
  'wrap.delete',
  ({ form }) => forgetWrap(readTextEntry(form, 'own')),
  (locale, outcome) =>
    outcome === null || typeof outcome === 'string'
      ? pathWithin('wrap-tool', locale, { query: { problem: 'unavailable' } })
      : pathTo('wrap-simulator', locale),
);
