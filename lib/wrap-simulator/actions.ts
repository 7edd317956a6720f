'use server';

import { findViewer } from '@/lib/accounts/server/viewer';
import { visitorButton } from '@/lib/actions/server/form-action';
import { designOwnerToken, designToken, readDesignOwnerToken } from '@/lib/designs/server/design-links';
import { changeDesign, createDesign, deleteDesign } from '@/lib/designs/server/design-store';
import { readTextEntry } from '@/lib/forms/read-entry';
import { anchors } from '@/lib/i18n/anchors';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { choices } from './choices';
import { defaultDesign } from './default-design';
import { readDesign, writeDesign } from './read-design';
import { titleOf } from './title';
import { readView, writeView } from './view-state';

const designOf = (form: FormData) => readDesign(form, choices, defaultDesign);

/** The tool with everything that was chosen, and why nothing was kept if it was to be. */
function backTo(locale: Locale, form: FormData, problem: string | null): string {
  const chosen = [...writeDesign(designOf(form)), ...writeView(readView(form))];
  const own = readTextEntry(form, 'own');
  const query = { ...Object.fromEntries(chosen), ...(own ? { own } : {}), ...(problem ? { problem } : {}) };
  return pathWithin('wrap-tool', locale, { query });
}

/** What the form is sent for: to be drawn by the server, kept under a link, or kept and asked a price for. */
const nextOf = (form: FormData) => readTextEntry(form, 'next');

/** Takes the form of the tool. What is kept goes over itself where its owner's token comes along, else it is a new one. */
export const sendWrap = visitorButton(
  'wrap.send',
  async ({ form, locale, address }) => {
    if (nextOf(form) !== 'save' && nextOf(form) !== 'quote') return null;
    const design = designOf(form);
    const content = { kind: 'wrap' as const, document: design, title: titleOf(design, locale) };
    const own = readDesignOwnerToken(readTextEntry(form, 'own'));
    if (own !== null) {
      const changed = await changeDesign(own, content, { address });
      if (changed?.status === 'ok') return { id: own };
      if (changed?.status !== 'unknown') return changed === null ? 'unavailable' : 'rateLimited';
    }
    const viewer = await findViewer();
    const made = await createDesign(content, { locale, address, account: viewer?.id ?? null });
    if (made === null) return 'unavailable';
    return made.status === 'ok' ? { id: made.id } : 'rateLimited';
  },
  (locale, outcome, form) => {
    if (outcome === null || typeof outcome === 'string') return backTo(locale, form, outcome);
    const query = { token: designToken(outcome.id), own: designOwnerToken(outcome.id) };
    return (
      pathWithin('wrap-design', locale, { query }) + (nextOf(form) === 'quote' ? `#${anchors.quoteForm}` : '')
    );
  },
);

/** Deletes the design whose owner's token the form carries. */
export const deleteWrap = visitorButton(
  'wrap.delete',
  async ({ form }) => {
    const own = readDesignOwnerToken(readTextEntry(form, 'own'));
    return own === null ? null : deleteDesign(own);
  },
  (locale, outcome) =>
    outcome === null || outcome === 'unavailable'
      ? pathWithin('wrap-tool', locale, { query: { problem: 'unavailable' } })
      : pathTo('wrap-simulator', locale),
);
