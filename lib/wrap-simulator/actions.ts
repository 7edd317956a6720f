'use server';

import { visitorButton } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { choices } from './choices';
import { defaultDesign } from './default-design';
import { readDesign, writeDesign } from './read-design';
import { forgetWrap, keepWrap, pathToOwnWrap } from './server/keep-wrap';
import { readView, writeView } from './view-state';

const designOf = (form: FormData) => readDesign(form, choices, defaultDesign);

/** What the form is sent for: to be drawn by the server, kept under a link, or kept and asked a price for. */
const nextOf = (form: FormData) => readTextEntry(form, 'next');

/** Designs that the same request is to have; whoever reads them checks their tokens. */
function othersOf(form: FormData): { with?: string } {
  const others = readTextEntry(form, 'with').slice(0, 1000);
  return others ? { with: others } : {};
}

/** The tool with everything that was chosen, and why nothing was kept if it was to be. */
function backTo(locale: Locale, form: FormData, problem: string | null): string {
  const chosen = [...writeDesign(designOf(form)), ...writeView(readView(form))];
  const own = readTextEntry(form, 'own');
  const query = {
    ...Object.fromEntries(chosen),
    ...(own ? { own } : {}),
    ...othersOf(form),
    ...(problem ? { problem } : {}),
  };
  return pathWithin('wrap-tool', locale, { query });
}

/** Takes the form of the tool. */
export const sendWrap = visitorButton(
  'wrap.send',
  async ({ form, locale, address }) =>
    nextOf(form) === 'save' || nextOf(form) === 'quote'
      ? keepWrap(designOf(form), readTextEntry(form, 'own'), { locale, address })
      : null,
  (locale, outcome, form) => {
    if (outcome === null || typeof outcome === 'string') return backTo(locale, form, outcome);
    const path = pathToOwnWrap(locale, outcome.id, othersOf(form));
    return path + (nextOf(form) === 'quote' ? `#${anchors.quoteForm}` : '');
  },
);

/** Deletes the design whose owner's token the form carries. */
export const deleteWrap = visitorButton(
  'wrap.delete',
  ({ form }) => forgetWrap(readTextEntry(form, 'own')),
  (locale, outcome) =>
    outcome === null || typeof outcome === 'string'
      ? pathWithin('wrap-tool', locale, { query: { problem: 'unavailable' } })
      : pathTo('wrap-simulator', locale),
);
