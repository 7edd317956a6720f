'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { forgetShirt } from './server/keep-shirt';

/** Deletes the design of the link that the form carries; whom it does not belong to is led back to it. */
export const deleteShirt = visitorButton(
  'shirt.delete',
  ({ form }) => forgetShirt(readTextEntry(form, 'token')),
  (locale, outcome, form) => {
    if (outcome === true) return pathTo('shirt-designer', locale);
    if (outcome === false)
      return pathWithin('shirt-design', locale, {
        query: { token: readTextEntry(form, 'token').slice(0, 100) },
      });
    return pathWithin('shirt-tool', locale, { query: { problem: 'unavailable' } });
  },
);
