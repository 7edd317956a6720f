'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { forgetWrap } from './server/keep-wrap';

/** Deletes the design of the link that the form carries; whom it does not belong to is led back to it. */
export const deleteWrap = visitorButton(
  'wrap.delete',
  ({ form }) => forgetWrap(readTextEntry(form, 'token')),
  (locale, outcome, form) => {
    if (outcome === true) return pathTo('wrap-simulator', locale);
    if (outcome === false)
      return pathWithin('wrap-design', locale, {
        query: { token: readTextEntry(form, 'token').slice(0, 100) },
      });
    return pathWithin('wrap-tool', locale, { query: { problem: 'unavailable' } });
  },
);
